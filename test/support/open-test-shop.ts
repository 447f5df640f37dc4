/** The embedded shop for tests, by environment variables as a server reads them. */
import type { FastifyBaseLogger } from 'fastify';
import { openShop } from '../../shop/open-shop';
import { readShopSettings, shopSettings } from '../../shop/settings';
import { readEnvironment } from '../../src/server/settings/settings';
import { closeAfterTest } from './close-after-test';

/** `workerScript` is the program of the catalogue's thread. */
export async function openTestShop(
  env: NodeJS.ProcessEnv,
  log: FastifyBaseLogger,
  workerScript?: string,
) {
  const settings = readShopSettings(readEnvironment(env, shopSettings));
  const shop = await openShop(settings, log, workerScript);
  closeAfterTest(shop.close);
  return shop;
}
