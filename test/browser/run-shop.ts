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
    env: { DATA_DIR: dataDir, BRAND_HOSTS: brandHosts, ...env },
  });
  return { address, dataDir };
}
