/** The adapters, their settings, and the one that `LISTING_ADAPTER` switches on. */
import { bool, str, type CleanedEnv } from 'envalid';
import type { FastifyBaseLogger } from 'fastify';
import type { Brands } from '../src/storefront/brand';
import type { ListingService } from '../server/services/listing-service';
import { SettingsError } from '../server/services/read-settings';
import * as values from '../server/services/setting-values';
import { readAdapterFields } from './adapter-fields';
import { createAdapterService } from './adapter-service';
import { algolia } from './algolia/algolia';
import { constructorIo } from './constructor-io/constructor-io';
import { opensearch } from './opensearch/opensearch';
import { createReportQueue } from './report-queue';
import { shopify } from './shopify/shopify';

const adapters = { algolia, 'constructor-io': constructorIo, opensearch, shopify };

type AdapterName = keyof typeof adapters;
const adapterNames = Object.keys(adapters) as readonly AdapterName[];

/** Environment variables, in addition to the server's. */
export const adapterSettings = {
  LISTING_ADAPTER: str({
    choices: adapterNames,
    default: undefined,
    desc: `service that has the products instead of a catalogue: ${adapterNames.join(', ')}`,
  }),
  ADAPTER_FIELDS: values.text({
    default: undefined,
    desc: 'file that says where the records of that service have their fields',
  }),
  REPORT_EVENTS: bool({
    default: false,
    desc: 'that service gets what shoppers who consent view, click and save, so that its ranking learns',
  }),
  ...algolia.settings,
  ...constructorIo.settings,
  ...opensearch.settings,
  ...shopify.settings,
};

/**
 * Undefined unless `LISTING_ADAPTER` names one. Rejects with a `SettingsError` for a wrong file of fields, and where
 * events are to be reported that nothing takes.
 */
export async function openAdapter(
  read: CleanedEnv<typeof adapterSettings>,
  { log, brands }: { readonly log: FastifyBaseLogger; readonly brands: Brands },
): Promise<ListingService | undefined> {
  if (read.LISTING_ADAPTER === undefined) {
    if (read.REPORT_EVENTS)
      throw new SettingsError('Set LISTING_ADAPTER: REPORT_EVENTS needs one.');
    return undefined;
  }
  const { vendor, usualFields, open } = adapters[read.LISTING_ADAPTER];
  const fields = readAdapterFields(read.ADAPTER_FIELDS, usualFields);
  const catalogue = await open(read, fields);
  const { reports } = catalogue;
  if (read.REPORT_EVENTS && reports === undefined)
    throw new SettingsError(`Bad setting: REPORT_EVENTS: the adapter to ${vendor} reports nothing`);
  const service = createAdapterService({ vendor, catalogue, fields, log, brands });
  if (!read.REPORT_EVENTS || reports === undefined) return service;
  return { ...service, ...createReportQueue({ vendor, reports, log }) };
}
