/** Listings from an index of Constructor.io, by its own client. */
import type { ListingRequest } from '../../src/catalogue/read-listing-request';
import { sortOptionOf } from '../../src/catalogue/sort-parameters';
import { sortOrders } from '../../src/listing-url/sort-option';
import { readCount, readList, readRecord, readText } from '../../src/lib/read-unknown';
import { emptyListing, type VendorCatalogue, type VendorListing } from '../adapter';
import type { AdapterFields } from '../adapter-fields';
import { cacheRead } from '../cache-read';
import { VendorError } from '../vendor-error';
import { requestedCategory, requestedTerm } from '../vendor-request';
import {
  createClient,
  createSend,
  vendor,
  type Client,
  type ConstructorIoOptions,
} from './constructor-io-client';
import { createFacetNames, type FacetNames } from './facet-names';
import {
  readCategories,
  readCollection,
  readContent,
  readFacetNames,
  readFacets,
  readRedirect,
} from './read-response';
import { createReports } from './report-events';
import { hasNoSegment, subjectOf } from './subject';
import { wholeShopId } from '../../src/listing-url/listing-url';

/** The groups below the one in force, not those further down. */
const fmtOptions = { groups_start: 'current', groups_max_depth: 1 } as const;

function filtersOf({ filters, groupId }: ListingRequest, names: FacetNames) {
  const named = [...filters].map(([id, options]) => [names.nameOf(id) ?? id, options] as const);
  const isNarrowed = groupId !== undefined && groupId !== wholeShopId;
  return Object.fromEntries([...named, ...(isNarrowed ? [['group_id', [groupId]] as const] : [])]);
}

type Context = { readonly fields: AdapterFields; readonly names: FacetNames };

/** One request. The vendor counts the options of a facet without regard to those selected of it. */
function send(client: Client, request: ListingRequest, { fields, names }: Context) {
  const option = sortOptionOf(request);
  const sortBy = fields.sorts[option];
  const parameters = {
    page: request.page,
    resultsPerPage: request.size,
    filters: filtersOf(request, names),
    ...(sortBy !== undefined && { sortBy, sortOrder: sortOrders[option].sortOrder }),
    // The client adds to this object.
    fmtOptions: { ...fmtOptions },
  };
  const term = requestedTerm(request);
  return term !== undefined
    ? client.search.getSearchResults(term, parameters)
    : client.browse.getBrowseResults(...subjectOf(request, names), parameters);
}

/** The facets of the whole catalogue, so that an id of an address finds its name. */
const createNames = (client: Client, { facets }: AdapterFields): (() => Promise<FacetNames>) =>
  cacheRead(async () => {
    const all: unknown = await client.browse.getBrowseResults('group_id', wholeShopId, {
      page: 1,
      resultsPerPage: 1,
      fmtOptions: { ...fmtOptions },
    });
    return createFacetNames(facets, readFacetNames(readRecord(readRecord(all).response)));
  });

export function openConstructorIo(options: ConstructorIoOptions): VendorCatalogue {
  const { fields } = options;
  const client = createClient(options, createSend(options));
  const readNames = createNames(client, fields);
  const find = async (request: ListingRequest): Promise<VendorListing | undefined> => {
    if (hasNoSegment(request)) return request.base.kind === 'search' ? emptyListing : undefined;
    const names = await readNames();
    const body = readRecord(await send(client, request, { fields, names }));
    const response = readRecord(body.response);
    // In place of results.
    if (response.redirect !== undefined)
      return { ...emptyListing, redirect: readRedirect(response) };
    const total = readCount(response.total_num_results);
    if (total === undefined) throw new VendorError(`${vendor} sends no total_num_results`);
    return {
      total,
      records: readList(response.results),
      facets: readFacets(response, names, fields.facets),
      ...readCategories(response, requestedCategory(request)),
      collection: readCollection(response),
      content: readContent(response),
      resultId: readText(body.result_id),
    };
  };
  const findByIds = async (ids: readonly string[]): Promise<readonly unknown[]> => {
    const parameters = { resultsPerPage: ids.length };
    const body: unknown = await client.browse.getBrowseResultsForItemIds([...ids], parameters);
    return readList(readRecord(readRecord(body).response).results);
  };
  return { find, findByIds, reports: createReports(options, { readNames, findByIds }) };
}
