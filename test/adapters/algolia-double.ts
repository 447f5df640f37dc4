/**
 * Algolia as its documentation describes it (https://www.algolia.com/doc/rest-api/search): several queries in one
 * request, facets declared for an index, facet and numeric filters, replicas for sort orders. It computes over the
 * products of `things.ts`. Its Insights (https://www.algolia.com/doc/rest-api/insights) refuse a request with one
 * wrong event.
 */
import { createHash } from 'node:crypto';
import { bannersOfRule } from './algolia-rule';
import { writeFields, type AdapterEnvironment } from './open-test-adapter';
import {
  bannerTerm,
  orders,
  priceBands,
  ratingBands,
  redirectedTerm,
  things,
  withWords,
  type Thing,
} from './things';
import {
  openDouble,
  type VendorDouble,
  type VendorReply,
  type VendorRequest,
} from './vendor-double';

const appId = 'TESTAPP';
export const key = 'an-algolia-search-key';

type Value = string | number | readonly string[] | undefined;
type AlgoliaRecord = Readonly<Record<string, unknown>>;

const recordOf = (thing: Thing): AlgoliaRecord => ({
  objectID: thing.id,
  name: thing.title,
  brand: thing.brand,
  colors: thing.colours,
  price: { amount: thing.price },
  previousPrice: thing.previousPrice,
  ...(thing.rating !== undefined && { rating: thing.rating, reviews: 100 }),
  hierarchicalCategories: {
    lvl0: thing.categories[0],
    lvl1: thing.categories.join(' > '),
  },
  collections: thing.collections,
  url: `/p/${thing.id}`,
  image: `https://images.example/${thing.id}.jpg`,
});

const attributesForFaceting = [
  'brand',
  'colors',
  'price.amount',
  'rating',
  'hierarchicalCategories.lvl0',
  'hierarchicalCategories.lvl1',
  'collections',
];

/** The index and its replicas by their ranking. */
const indices: Readonly<Record<string, (one: Thing, other: Thing) => number>> = {
  things: orders.relevance,
  things_newest: orders.newin,
  things_price_asc: orders.price,
  things_price_desc: orders.pricedesc,
  things_rating: orders.highestrated,
  things_brand: orders.brand,
};

const valueAt = (record: AlgoliaRecord, attribute: string) =>
  attribute
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as AlgoliaRecord | undefined)?.[name],
      record,
    ) as Value;
function valuesAt(thing: Thing, attribute: string): readonly (string | number)[] {
  const value = valueAt(recordOf(thing), attribute);
  if (value === undefined) return [];
  return typeof value === 'string' || typeof value === 'number' ? [value] : value;
}

/** `brand:Oak`, `brand:-Oak` for all others, `brand:\-Oak` for a value with a hyphen. */
function matchesFacet(thing: Thing, filter: string): boolean {
  const at = filter.indexOf(':');
  const attribute = filter.slice(0, at);
  const value = filter.slice(at + 1);
  if (!attributesForFaceting.includes(attribute)) return false;
  const values = valuesAt(thing, attribute).map(String);
  if (value.startsWith('-')) return !values.includes(value.slice(1));
  return values.includes(value.replace(/^\\-/, '-'));
}

/** `price>=10`, `price<=20`, `price:10 TO 20`. */
function matchesNumber(thing: Thing, filter: string): boolean {
  const [, attribute = '', least, most, from, to] =
    /^([\w.]+)(?:>=(-?[\d.]+)|<=(-?[\d.]+)|:(-?[\d.]+) TO (-?[\d.]+))$/.exec(filter) ?? [];
  const low = Number(least ?? from ?? -Infinity);
  const high = Number(most ?? to ?? Infinity);
  if (attribute === '') throw new Error(`no numeric filter: ${filter}`);
  return valuesAt(thing, attribute).some((value) => Number(value) >= low && Number(value) <= high);
}

type Query = {
  readonly indexName: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facets?: readonly string[];
  readonly maxValuesPerFacet?: number;
  readonly facetFilters?: readonly (readonly string[])[];
  readonly numericFilters?: readonly (readonly string[])[];
  readonly attributesToRetrieve?: readonly string[];
  readonly clickAnalytics?: boolean;
};

/** Of any query. */
const queryIdOf = (query: Query): string =>
  createHash('md5').update(JSON.stringify(query)).digest('hex');

function countFacet(matches: readonly Thing[], attribute: string) {
  const counts = new Map<string, number>();
  for (const value of matches.flatMap((thing) => valuesAt(thing, attribute)))
    counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

function countFacets(matches: readonly Thing[], attributes: readonly string[], most: number) {
  const counted = attributes
    .filter((attribute) => attributesForFaceting.includes(attribute))
    .map((attribute) => [attribute, countFacet(matches, attribute)] as const)
    .filter(([, counts]) => counts.length > 0);
  const facets = counted.map(([attribute, counts]) => [
    attribute,
    Object.fromEntries(counts.slice(0, most)),
  ]);
  return {
    facets: Object.fromEntries(facets) as unknown,
    facets_stats: Object.fromEntries(
      counted.flatMap(([attribute, counts]) => {
        const numbers = counts.map(([value]) => Number(value)).filter(Number.isFinite);
        return numbers.length === 0 ? [] : [[attribute, { max: Math.max(...numbers) }]];
      }),
    ) as unknown,
    exhaustive: {
      facetsCount: true,
      facetValues: counted.every(([, counts]) => counts.length <= most),
      nbHits: true,
      typo: true,
    },
  };
}

function search(query: Query, most: number) {
  const {
    query: term = '',
    page = 0,
    hitsPerPage = 20,
    facets = [],
    maxValuesPerFacet = 100,
  } = query;
  const matches = things
    .filter((thing) => term === '' || withWords(term)(thing))
    .filter((thing) =>
      (query.facetFilters ?? []).every((any) => any.some((one) => matchesFacet(thing, one))),
    )
    .filter((thing) =>
      (query.numericFilters ?? []).every((any) => any.some((one) => matchesNumber(thing, one))),
    )
    .toSorted(
      (one, other) => indices[query.indexName]?.(one, other) || orders.relevance(one, other),
    );
  const shown = matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const wanted = query.attributesToRetrieve ?? ['*'];
  return {
    hits: shown
      .map(recordOf)
      .map((record) =>
        Object.fromEntries(
          Object.entries(record).filter(
            ([name]) => name === 'objectID' || wanted.includes('*') || wanted.includes(name),
          ),
        ),
      ),
    nbHits: matches.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(matches.length / hitsPerPage),
    hitsPerPage,
    ...countFacets(matches, facets, Math.min(most, maxValuesPerFacet)),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    index: query.indexName,
    query: term,
    params: '',
    // Of a rule of the index.
    ...(term === redirectedTerm && { renderingContent: { redirect: { url: '/help/delivery' } } }),
    ...(term === bannerTerm && bannersOfRule),
    ...(query.clickAnalytics && { queryID: queryIdOf(query) }),
    processingTimeMS: 1,
  };
}

export type InsightsEvent = {
  readonly eventType: 'view' | 'click' | 'conversion';
  readonly eventName: string;
  readonly index: string;
  readonly userToken: string;
  readonly timestamp: number;
  readonly objectIDs: readonly string[];
  readonly queryID?: string;
  readonly positions?: readonly number[];
};

/** Why Insights refuse an event, by the form of its fields. */
function eventFault(event: InsightsEvent): string | undefined {
  const { eventName, index, userToken, objectIDs, positions, queryID, timestamp } = event;
  const age = Date.now() - timestamp;
  if (!/^[\x20-\x7e]{1,64}$/.test(eventName)) return 'eventName';
  if (!(index in indices)) return 'index';
  if (!/^[\w=+/-]{1,129}$/.test(userToken)) return 'userToken';
  if (objectIDs.length === 0 || objectIDs.length > 20) return 'objectIDs';
  if (!objectIDs.every((id) => typeof id === 'string' && id !== '')) return 'objectIDs';
  if (queryID !== undefined && !/^[0-9a-f]{32}$/.test(queryID)) return 'queryID';
  const isClickOfQuery = event.eventType === 'click' && queryID !== undefined;
  if ((positions !== undefined) !== isClickOfQuery) return 'positions';
  if (positions && (positions.length !== objectIDs.length || !positions.every((one) => one > 0)))
    return 'positions';
  return age < 0 || age > 4 * 24 * 3_600_000 ? 'timestamp' : undefined;
}

function takeEvents({ body }: VendorRequest): VendorReply {
  const { events } = JSON.parse(body) as { readonly events: readonly InsightsEvent[] };
  const fault =
    events.length > 1_000 ? 'too many events' : events.map(eventFault).find((one) => one);
  return fault === undefined
    ? { body: { status: 200, message: 'OK' } }
    : { status: 422, body: { status: 422, message: fault } };
}

function respond(request: VendorRequest, most: number): VendorReply {
  const { url, headers, body } = request;
  if (headers['x-algolia-application-id'] !== appId || headers['x-algolia-api-key'] !== key)
    return { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } };
  if (url.pathname === '/1/events') return takeEvents(request);
  const { requests } = JSON.parse(body) as {
    readonly requests: readonly (Query & { readonly objectID: string })[];
  };
  const missing = requests.find(({ indexName }) => !(indexName in indices));
  if (missing)
    return {
      status: 404,
      body: { message: `Index ${missing.indexName} does not exist`, status: 404 },
    };
  if (url.pathname === '/1/indexes/*/queries')
    return { body: { results: requests.map((query) => search(query, most)) } };
  const found = requests.map(({ objectID }) => things.find(({ id }) => id === objectID));
  return { body: { results: found.map((thing) => (thing ? recordOf(thing) : null)) } };
}

/** `mostValues` stands for the thousand values that Algolia sends of one facet at most. */
export const openAlgoliaDouble = (mostValues = 1_000): Promise<VendorDouble> =>
  openDouble((request) => respond(request, mostValues));

const algoliaFields = {
  product: { price: 'price.amount' },
  facets: [
    { id: 'brand', name: 'Brand' },
    { id: 'colours', name: 'Colour', attribute: 'colors' },
    { id: 'price', name: 'Price', attribute: 'price.amount', bands: priceBands },
    { id: 'customerRating', name: 'Customer rating', attribute: 'rating', bands: ratingBands },
  ],
  categories: ['hierarchicalCategories.lvl0', 'hierarchicalCategories.lvl1'],
  collections: 'collections',
  sorts: {
    newin: 'things_newest',
    price: 'things_price_asc',
    pricedesc: 'things_price_desc',
    highestrated: 'things_rating',
    brand: 'things_brand',
  },
};

/** Environment variables for a server over this double. */
export const algoliaEnvironment = (url: string): AdapterEnvironment => ({
  LISTING_ADAPTER: 'algolia',
  ALGOLIA_APP_ID: appId,
  ALGOLIA_API_KEY: key,
  ALGOLIA_INDEX: 'things',
  ALGOLIA_URL: url,
  ALGOLIA_INSIGHTS_URL: url,
  ADAPTER_FIELDS: writeFields(algoliaFields),
});
