/** The embedded shop for tests, by environment variables as a server reads them. */
import type { FastifyBaseLogger } from 'fastify';
import { openShop } from '../../shop/open-shop';
import { readShopSettings, shopSettings } from '../../shop/settings';
import { readEnvironment } from '../../src/server/settings/settings';

/** `workerScript` is the program of the catalogue's thread. */
export const openTestShop = (
  env: NodeJS.ProcessEnv,
  log: FastifyBaseLogger,
  workerScript?: string,
) => openShop(readShopSettings(readEnvironment(env, shopSettings)), log, workerScript);
