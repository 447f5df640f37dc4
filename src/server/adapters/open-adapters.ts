/** The adapters of all brands as one listing service. */
import type { CleanedEnv } from 'envalid';
import type { FastifyBaseLogger } from 'fastify';
import type { Brands } from '../../storefront/brand';
import type { ListingService } from '../services';
import { readEnvironment, SettingsError } from '../settings/settings';
import { adapterSettings, openAdapter } from './open-adapter';

export type AdapterOptions = {
  readonly log: FastifyBaseLogger;
  readonly brands: Brands;
  /** Environment variables, in which a brand's own settings replace the server's. */
  readonly env: NodeJS.ProcessEnv;
};

/** Undefined unless `LISTING_ADAPTER` names one. Rejects with a `SettingsError` for wrong settings of the server or of a brand. */
export async function openAdapters(
  read: CleanedEnv<typeof adapterSettings>,
  options: AdapterOptions,
): Promise<ListingService | undefined> {
  const { brands, env } = options;
  const own = brands.flatMap(({ key, adapter }) => (adapter ? [{ key, adapter }] : []));
  const common = await openAdapter(read, options);
  if (own.length === 0) return common;
  if (!common) {
    const keys = own.map(({ key }) => key).join(', ');
    throw new SettingsError(`Set LISTING_ADAPTER: brands have settings of an adapter: ${keys}.`);
  }
  const services = await Promise.all(
    own.map(async ({ key, adapter }) => {
      const settings = readEnvironment({ ...env, ...adapter }, adapterSettings);
      return [key, (await openAdapter(settings, options)) ?? common] as const;
    }),
  );
  return together(common, new Map(services));
}

/** Ready when all are, since one server sends the pages of all brands. */
function together(
  common: ListingService,
  byBrand: ReadonlyMap<string, ListingService>,
): ListingService {
  const all = [common, ...byBrand.values()];
  return {
    respond: (request) => (byBrand.get(request.brand) ?? common).respond(request),
    problem: () => all.map(({ problem }) => problem()).find((problem) => problem !== undefined),
    opened: Promise.all(all.map(({ opened }) => opened)).then(([products = 0]) => products),
  };
}
