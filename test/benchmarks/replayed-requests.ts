/** Addresses of listings, and options to select in them, for `npm run bench -- replay`. */
import { writeListingRequest } from '../../src/catalogue/listing-request';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { encodePercent } from '../../src/listing-url/percent';
import { defaultApiUrl } from '../../src/storefront/page-globals';
import { type ListingEngine, queryByRelevance } from '../../shop/catalogue/listing-engine';

export type ReplayedRequests = {
  /** Pages, each with the request of its listing; those that shoppers request most often come first. */
  readonly addresses: readonly { readonly path: string; readonly request: string }[];
  /** What a request of a listing has more for a selected value. */
  readonly options: readonly string[];
};

const queries = ['', '?page=2', '?sortkey=price', '?sortkey=highestrated', '?sortkey=newin'];
/** As many as the simulation has. */
const mostOptions = 60;

function withRequest(path: string): ReplayedRequests['addresses'] {
  const request = writeListingRequest({ apiUrl: defaultApiUrl, url: readListingUrl(path) });
  return request === undefined ? [] : [{ path, request }];
}

/** Of every category and collection the first pages, in several orders; the values that most products have. */
export async function replayedRequests(engine: ListingEngine): Promise<ReplayedRequests> {
  const { categories, collections } = engine.outline();
  const { facets } = await engine.query(queryByRelevance({ kind: 'all' }, 1));
  const bases = [
    ...categories.map(({ id }) => `/browse/${encodeURIComponent(id)}`),
    ...collections.map(({ id }) => `/promo/${encodeURIComponent(id)}`),
  ];
  const values = facets.flatMap(({ id, values: all }) =>
    all.map((value) => ({
      count: value.count,
      filter: `&filters[${id}]=${encodePercent(value.id)}`,
    })),
  );
  return {
    addresses: queries.flatMap((query) => bases.flatMap((base) => withRequest(base + query))),
    options: values
      .sort((one, other) => other.count - one.count)
      .slice(0, mostOptions)
      .map(({ filter }) => filter),
  };
}
