import { specificationOf } from '../../server/settings/setting-specification';
import { settingsOf, type Settings } from '../../server/settings/settings';
import { readEnvironment } from '../../server/services/read-settings';
import type { Brands } from '../../src/storefront/brand';

/** The settings of a server without a shop. */
export const readSettings = (env: NodeJS.ProcessEnv, brands: Brands): Settings =>
  settingsOf(readEnvironment(env, specificationOf(brands)), brands);
