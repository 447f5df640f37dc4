import { join } from 'node:path';
import { endFile } from '../support/close-after-test';
import { runShop } from './run-shop';

/** One shop for all browser specs. Playwright requires a default export here. */
// eslint-disable-next-line no-restricted-exports
export default async function startShop(): Promise<() => Promise<void>> {
  const shop = await runShop();
  process.env.SHOP = shop.address;
  process.env.SAMPLE_CATALOGUE = join(shop.dataDir, 'catalogue');
  return endFile;
}
