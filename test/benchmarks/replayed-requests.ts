/** Addresses of listings, and options to select in them, for `npm run bench -- replay`. */
import { writeListingRequest } from '../../src/catalogue/listing-request';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { encodePercent } from '../../src/listing-url/percent';
import { defaultApiUrl } from '../../src/storefront/page-globals';
import {
  type ListingBase,
  type ListingEngine,
  type ListingPage,
  queryByRelevance,
} from '../../shop/catalogue/listing-engine';

type Address = { readonly path: string; readonly request: string };

export type ReplayedRequests = {
  /** Pages, each with the request of its listing; those that shoppers request most often come first. */
  readonly addresses: readonly (Address & { readonly base: number })[];
  /** What a request has more for a selected value, by the number of the base that offers it. */
  readonly options: readonly (readonly string[])[];
  readonly suggestions: readonly string[];
};

const queries = ['', '?page=2', '?sortkey=price', '?sortkey=highestrated', '?sortkey=newin'];
/** As many as the simulation has. */
const mostOptions = 60;
const fewestLetters = 3;

function withRequest(path: string): readonly Address[] {
  const request = writeListingRequest({ apiUrl: defaultApiUrl, url: readListingUrl(path) });
  return request === undefined ? [] : [{ path, request }];
}

/** The values of a listing that most of its products have. */
function optionsOf({ facets }: ListingPage): readonly string[] {
  const values = facets.flatMap(({ id, values: all }) =>
    all.map(({ id: value, count }) => ({
      count,
      filter: `&filters[${id}]=${encodePercent(value)}`,
    })),
  );
  return values
    .sort((one, other) => other.count - one.count)
    .slice(0, mostOptions)
    .map(({ filter }) => filter);
}

/** What is typed of a name, letter by letter. */
const typedOf = (name: string): readonly string[] =>
  Array.from({ length: Math.max(0, name.length - fewestLetters) }, (_, at) =>
    name.slice(0, at + fewestLetters),
  );

/** Of every category and collection the first pages, in several orders. */
export async function replayedRequests(engine: ListingEngine): Promise<ReplayedRequests> {
  const { categories, collections } = engine.outline();
  const bases: readonly (readonly [path: string, base: ListingBase])[] = [
    ...categories.map(({ id }) => [`/browse/${id}`, { kind: 'group', id }] as const),
    ...collections.map(({ id }) => [`/promo/${id}`, { kind: 'collection', id }] as const),
  ];
  const options: (readonly string[])[] = [];
  for (const [, base] of bases)
    options.push(optionsOf(await engine.query(queryByRelevance(base, 1))));
  return {
    addresses: queries.flatMap((query) =>
      bases.flatMap(([path], base) =>
        withRequest(path + query).map((address) => ({ ...address, base })),
      ),
    ),
    options,
    suggestions: categories
      .flatMap(({ name }) => typedOf(name))
      .map((typed) => `${defaultApiUrl}/suggestions/${encodeURIComponent(typed)}`),
  };
}
