import { endFile } from '../support/close-after-test';
import { runShop } from './run-shop';

/** One shop for the whole browser suite. Playwright takes the set-up as the default export of its module. */
// eslint-disable-next-line no-restricted-exports
export default async function startShop(): Promise<() => Promise<void>> {
  const shop = await runShop();
  process.env.SHOP = shop.address;
  return endFile;
}
