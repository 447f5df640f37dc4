/** The adapters of all brands as one listing service. */
import type { CleanedEnv } from 'envalid';
import type { FastifyBaseLogger } from 'fastify';
import type { Brand, BrandKey, Brands } from '../src/storefront/brand';
import type { ListingService, ReportCounts } from '../server/services/listing-service';
import { readEnvironment, SettingsError } from '../server/services/read-settings';
import { adapterSettings, openAdapter } from './open-adapter';

export type AdapterOptions = {
  readonly log: FastifyBaseLogger;
  readonly brands: Brands;
  /** Environment variables, in which a brand's own settings replace the server's. */
  readonly env: NodeJS.ProcessEnv;
};

const secrets = Object.entries(adapterSettings).flatMap(([name, setting]) =>
  'isSecret' in setting ? [name] : [],
);

type BrandAdapter = Required<Pick<Brand, 'key' | 'adapter'>>;

const badAdapter = (key: BrandKey, fault: string): SettingsError =>
  new SettingsError(`Bad setting: adapter of ${key}: ${fault.replace(/^Bad setting: /, '')}`);

/** Brands are part of the page's script, which everybody may read. */
function refuseSecrets({ key, adapter }: BrandAdapter): void {
  const secret = secrets.find((name) => Object.hasOwn(adapter, name));
  if (secret !== undefined)
    throw badAdapter(key, `${secret} is a secret and belongs in the environment`);
}

async function openBrandAdapter({ key, adapter }: BrandAdapter, options: AdapterOptions) {
  try {
    const settings = readEnvironment({ ...options.env, ...adapter }, adapterSettings);
    return await openAdapter(settings, options);
  } catch (error) {
    throw error instanceof SettingsError ? badAdapter(key, error.message) : error;
  }
}

/**
 * Undefined unless `LISTING_ADAPTER` names one. Rejects with a `SettingsError` for wrong settings of the server or of a
 * brand.
 */
export async function openAdapters(
  read: CleanedEnv<typeof adapterSettings>,
  options: AdapterOptions,
): Promise<ListingService | undefined> {
  const own = options.brands.flatMap(({ key, adapter }) => (adapter ? [{ key, adapter }] : []));
  own.forEach(refuseSecrets);
  const common = await openAdapter(read, options);
  if (own.length === 0) return common;
  if (!common) {
    const keys = own.map(({ key }) => key).join(', ');
    throw new SettingsError(`Set LISTING_ADAPTER: brands have settings of an adapter: ${keys}.`);
  }
  const services = await Promise.all(
    own.map(async (one) => [one.key, (await openBrandAdapter(one, options)) ?? common] as const),
  );
  return together(common, new Map(services));
}

/** Ready when all are, since one server sends the pages of all brands. */
function together(
  common: ListingService,
  byBrand: ReadonlyMap<string, ListingService>,
): ListingService {
  const all = [common, ...byBrand.values()];
  const serviceOf = (brand: string) => byBrand.get(brand) ?? common;
  return {
    respond: (request) => serviceOf(request.brand).respond(request),
    problem: () => all.map(({ problem }) => problem()).find((problem) => problem !== undefined),
    opened: Promise.all(all.map(({ opened }) => opened)).then(([products = 0]) => products),
    ...(all.some(({ report }) => report) && reportsTogether(all, serviceOf)),
  };
}

/** Each event goes to the vendor of its brand. */
function reportsTogether(
  all: readonly ListingService[],
  serviceOf: (brand: string) => ListingService,
): Partial<ListingService> {
  return {
    report: (events) => events.forEach((event) => serviceOf(event.brand).report?.([event])),
    reportsBrand: (brand) => serviceOf(brand).report !== undefined,
    reportCounts: () => {
      const counts = all.flatMap(({ reportCounts }) => reportCounts?.() ?? []);
      const sum = (result: keyof ReportCounts) =>
        counts.reduce((total, one) => total + one[result], 0);
      return { sent: sum('sent'), failed: sum('failed'), dropped: sum('dropped') };
    },
    close: async () => {
      await Promise.all(all.map(async ({ close }) => close?.()));
    },
  };
}
