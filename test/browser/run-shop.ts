/** Runs the built server for a suite, on a free port and with its own data folder. */
import { startShopProcess } from '../support/shop-process';
import { aSampleFolder } from '../support/sample-folder';

export type RunningShop = {
  /** Scheme, host and port. */
  readonly address: string;
  readonly dataDir: string;
};

/** The other brands have local host names: `http://hearth.localhost:{port}`. The first one is below `/de` too. */
const brandHosts = 'ie.localhost=marlow-ie,hearth.localhost=hearth,/de=marlow';

export async function runShop(env: Readonly<Record<string, string>> = {}): Promise<RunningShop> {
  const dataDir = await aSampleFolder();
  const { address } = await startShopProcess({
    // All specs together are one client of this machine, which writes more than a shopper.
    env: { DATA_DIR: dataDir, BRAND_HOSTS: brandHosts, WRITES_PER_MINUTE: '0', ...env },
  });
  return { address, dataDir };
}
