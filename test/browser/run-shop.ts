/** Runs the built server for a suite, on a port and a data folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopProcess } from '../support/shop-process';

export type RunningShop = {
  /** Scheme, host and port. */
  readonly address: string;
  /** Gone when the shop has stopped. */
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
};

/** The other brands answer on host names of this machine: `http://hearth.localhost:{port}`. */
const brandHosts = 'ie.localhost=marlow-ie,hearth.localhost=hearth';

export async function runShop(env: Readonly<Record<string, string>> = {}): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plp-browser-'));
  const shop = await startShopProcess({
    env: { DATA_DIR: dataDir, BRAND_HOSTS: brandHosts, ...env },
  });
  return {
    address: shop.address,
    dataDir,
    stop: async () => {
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
