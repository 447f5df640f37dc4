/** Opens the services of a shop, with the listings of an adapter where one is switched on. */
import type { CleanedEnv } from 'envalid';
import type { adapterSettings } from '../adapters/open-adapter';
import { openAdapters, type AdapterOptions } from '../adapters/open-adapters';
import type { Services, SettingsSpecification, Shop } from './services/shop';
import type { Specification as ServerSpecification } from './settings/setting-specification';
import { SettingsError } from './services/read-settings';

type Read<Specification extends SettingsSpecification> = CleanedEnv<typeof adapterSettings> &
  Pick<CleanedEnv<ServerSpecification>, 'API_URL'> &
  CleanedEnv<Specification>;

/** Rejects with a `SettingsError` when the settings name two listing APIs. */
export async function openServices<Specification extends SettingsSpecification>(
  shop: Shop<Specification>,
  read: Read<Specification>,
  options: AdapterOptions,
): Promise<Services> {
  const apiUrl = read.API_URL;
  if (read.LISTING_ADAPTER !== undefined && apiUrl !== undefined)
    throw new SettingsError('Set API_URL or LISTING_ADAPTER, not both.');
  const listing = await openAdapters(read, options);
  if (listing === undefined) return shop.open(read, { ...options, apiUrl });
  const services = await shop.open(read, { ...options, listing });
  const close = async () => {
    await Promise.all([services.close(), listing.close?.()]);
  };
  return { ...services, listing, close };
}
