/** The embedded shop, configured by environment variables. */
import type { FastifyBaseLogger } from 'fastify';
import { openShop } from '../../shop/open-shop';
import { readShopSettings, shopSettings } from '../../shop/settings';
import { readEnvironment } from '../../server/services/read-settings';
import { closeAfterTest } from './close-after-test';

/** `workerScript` is the path of the catalogue worker's program. */
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
