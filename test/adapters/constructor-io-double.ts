/**
 * Constructor.io as its documentation describes it
 * (https://docs.constructor.com/reference/shared-retrieving-results-api-response-overview): browse and search, facets
 * that count without regard to their own selection, ranges as options, groups with parents and children. It computes
 * over the products of `things.ts`.
 */
import type { WireContent } from '../../src/catalogue/listing-response';
import {
  bannerTerm,
  categoryId,
  isIn,
  orders,
  priceBands,
  ratingBands,
  redirectedTerm,
  things,
  withWords,
  type Thing,
} from './things';
import { writeFields, type AdapterEnvironment } from './open-test-adapter';
import {
  openDouble,
  type VendorDouble,
  type VendorReply,
  type VendorRequest,
} from './vendor-double';

export const key = 'a-constructor-io-key';

type Facet = {
  readonly name: string;
  readonly displayName: string;
  readonly valuesOf: (thing: Thing) => readonly (string | number)[];
  readonly bands?: readonly {
    readonly name: string;
    readonly from?: number;
    readonly to?: number;
  }[];
};

const facets: readonly Facet[] = [
  { name: 'Brand', displayName: 'Brand', valuesOf: ({ brand }) => [brand] },
  { name: 'color', displayName: 'Colour', valuesOf: ({ colours }) => colours },
  { name: 'price', displayName: 'Price', valuesOf: ({ price }) => [price], bands: priceBands },
  {
    name: 'Customer Rating',
    displayName: 'Customer rating',
    valuesOf: ({ rating }) => (rating === undefined ? [] : [rating]),
    bands: ratingBands,
  },
];

type Group = { readonly id: string; readonly name: string; readonly path: readonly string[] };

const paths = [...new Set(things.map(({ categories }) => categories.join('/')))];
const groups: readonly Group[] = [
  ...new Set(paths.flatMap((path) => [path.split('/')[0] ?? '', path])),
].map((path) => ({
  id: categoryId(path.split('/')),
  name: path.split('/').at(-1) ?? '',
  path: path.split('/'),
}));

const isInGroup = (thing: Thing, id: string) =>
  id === 'all' ||
  groups.some(
    (group) => group.id === id && group.path.every((name, at) => thing.categories[at] === name),
  );

/** `10-20`, also with quotes and open ends: `"-inf"-"20"`. */
function readRange(value: string) {
  const [, from, to] = /^"?(-inf|[\d.]+)"?-"?(inf|[\d.]+)"?$/.exec(value) ?? [];
  return from === undefined || to === undefined
    ? undefined
    : {
        name: value,
        from: Number(from.replace('-inf', '-Infinity')),
        to: Number(to.replace('inf', 'Infinity')),
      };
}

function matches(thing: Thing, name: string, value: string): boolean {
  if (name === 'group_id') return isInGroup(thing, value);
  if (name === 'collection_id') return thing.collections.includes(value);
  const facet = facets.find((one) => one.name === name);
  const range = facet?.bands && readRange(value);
  return (facet?.valuesOf(thing) ?? []).some((own) =>
    range ? isIn(Number(own), range) : own === value,
  );
}

type Filters = ReadonlyMap<string, readonly string[]>;

function readFilters({ searchParams }: URL): Filters {
  const filters = new Map<string, string[]>();
  for (const [parameter, value] of searchParams) {
    const name = /^filters\[(.+)\]$/s.exec(parameter)?.[1];
    if (name !== undefined) filters.set(name, [...(filters.get(name) ?? []), value]);
  }
  return filters;
}

const narrow = (base: readonly Thing[], filters: Filters, without?: string) =>
  base.filter((thing) =>
    [...filters].every(
      ([name, values]) => name === without || values.some((value) => matches(thing, name, value)),
    ),
  );

const boundText = (bound: number | undefined, open: string) => `"${String(bound ?? open)}"`;

function optionsOf(
  { name, valuesOf, bands }: Facet,
  found: readonly Thing[],
  selected: readonly string[],
) {
  const option = (value: string, displayName: string, extra = {}) => ({
    status: selected.includes(value) ? 'selected' : '',
    count: found.filter((thing) => matches(thing, name, value)).length,
    display_name: displayName,
    value,
    data: {},
    ...extra,
  });
  const options = bands
    ? bands.map(({ name: displayName, from, to }) =>
        option(`${boundText(from, '-inf')}-${boundText(to, 'inf')}`, displayName, {
          range: [from ?? '-inf', to ?? 'inf'],
        }),
      )
    : [...new Set(found.flatMap(valuesOf))].map((value) => option(String(value), String(value)));
  return options.filter(({ count }) => count > 0);
}

function groupOf(id: string, found: readonly Thing[], depth: number): unknown {
  const group = groups.find((one) => one.id === id);
  const level = group?.path.length ?? 0;
  const isBelow = ({ path }: Group) =>
    path.length === level + 1 && (group?.path ?? []).every((name, at) => path[at] === name);
  const top =
    group?.path.length === 2
      ? [{ display_name: group.path[0], group_id: categoryId([group.path[0] ?? '']) }]
      : [];
  return {
    group_id: id,
    display_name: group?.name ?? 'All',
    count: found.filter((thing) => isInGroup(thing, id)).length,
    data: null,
    children:
      depth === 0 ? [] : groups.filter(isBelow).map((child) => groupOf(child.id, found, depth - 1)),
    parents: group ? [{ display_name: 'All', group_id: 'all' }, ...top] : [],
  };
}

const resultOf = (thing: Thing) => ({
  matched_terms: [],
  labels: {},
  data: {
    id: thing.id,
    url: `/p/${thing.id}`,
    image_url: `https://images.example/${thing.id}.jpg`,
    ...(thing.previousPrice === undefined
      ? { price: thing.price }
      : { sale_price: thing.price, price: thing.previousPrice }),
    brand: thing.brand,
    ...(thing.rating !== undefined && { rating: thing.rating, reviews: 100 }),
    group_ids: [categoryId(thing.categories)],
  },
  value: thing.title,
  is_slotted: false,
});

const byKey: Readonly<Record<string, keyof typeof orders>> = {
  'relevance descending': 'relevance',
  'new_in descending': 'newin',
  'price ascending': 'price',
  'price descending': 'pricedesc',
  'rating descending': 'highestrated',
  'brand ascending': 'brand',
};

/**
 * What content rules add to a response, in the names that Constructor.io's own clients read; tags of a rule stand
 * among them, as texts
 * (https://docs.constructor.com/docs/using-the-constructor-dashboard-configuring-rules-searchandising-create-a-content-searchandising-rule).
 */
const refinedContent = [
  {
    data: {
      header: '<h1>Grand things</h1>',
      body: 'Lamps &amp; rugs for large rooms.',
      altText: 'A large room',
      ctaLink: 'https://shop.example/grand',
      ctaText: 'Shop grand things',
      assetUrl: 'https://cdn.example/grand.webp',
      mobileAssetUrl: 'https://cdn.example/grand-narrow.webp',
      mobileAssetAltText: 'A lamp in a large room',
    },
  },
  {
    data: {
      header: 'Among the products',
      ctaLink: 'javascript:x',
      position: '6',
      span: '2',
      campaignId: 'grand-24',
    },
  },
  { data: { header: 'Far below', position: '10000' } },
  { data: { any_key: 'any value' } },
  { data: [] },
  null,
];

/** What the page is to have of it. */
export const contentOfRules: readonly WireContent[] = [
  {
    position: 'above',
    heading: 'Grand things',
    text: 'Lamps & rugs for large rooms.',
    action: 'Shop grand things',
    url: 'https://shop.example/grand',
    image: { url: 'https://cdn.example/grand.webp', alt_text: 'A large room' },
    narrowImage: 'https://cdn.example/grand-narrow.webp',
  },
  { position: 6, span: 2, heading: 'Among the products', campaignId: 'grand-24' },
];

function list(
  base: readonly Thing[],
  url: URL,
  subject: Filters,
  content: readonly unknown[] = [],
): VendorReply {
  const { searchParams } = url;
  const filters = readFilters(url);
  const sort = `${searchParams.get('sort_by') ?? 'relevance'} ${searchParams.get('sort_order') ?? 'descending'}`;
  const order = byKey[sort];
  if (order === undefined)
    return { status: 400, body: { message: `sort_by: ${sort} is not a sort option` } };
  const found = narrow(base, filters);
  const sorted = found.toSorted(
    (one, other) => orders[order](one, other) || orders.relevance(one, other),
  );
  const size = Number(searchParams.get('num_results_per_page') ?? 20);
  if (Number(searchParams.get('page') ?? 1) * size > 10_096)
    return { status: 400, body: { message: 'page: too many results to skip' } };
  const from = (Number(searchParams.get('page') ?? 1) - 1) * size;
  const [groupId = 'all'] = filters.get('group_id') ?? subject.get('group_id') ?? [];
  const [collectionId] = subject.get('collection_id') ?? [];
  const isKnown = groupId === 'all' || groups.some(({ id }) => id === groupId);
  return {
    body: {
      request: { page: from / size + 1, num_results_per_page: size, section: 'Products', term: '' },
      response: {
        result_sources: { token_match: { count: found.length }, embeddings_match: { count: 0 } },
        facets: facets
          .map((facet) => ({
            display_name: facet.displayName,
            name: facet.name,
            type: 'multiple',
            data: {},
            hidden: false,
            options: optionsOf(
              facet,
              narrow(base, filters, facet.name),
              filters.get(facet.name) ?? [],
            ),
          }))
          .filter(({ options }) => options.length > 0),
        groups: found.length > 0 && isKnown ? [groupOf(groupId, found, 1)] : [],
        results: sorted.slice(from, from + size).map(resultOf),
        sort_options: [],
        refined_content: content,
        total_num_results: found.length,
        features: [],
        ...(collectionId !== undefined && {
          collection: { collection_id: collectionId, display_name: 'Spring sale', data: {} },
        }),
      },
      result_id: 'a-result-id',
    },
  };
}

function respond({ url }: VendorRequest): VendorReply {
  if (url.searchParams.get('key') !== key)
    return {
      status: 400,
      body: { message: 'You have supplied an invalid `key` or `autocomplete_key`.' },
    };
  // Events of its tracker.
  if (/^\/v2\/behavioral_action\/|\/click_through$/.test(url.pathname)) return { body: {} };
  const [kind, name = '', value = ''] = url.pathname.split('/').slice(1).map(decodeURIComponent);
  // In place of results, by a rule.
  if (kind === 'search' && name === redirectedTerm)
    return { body: { response: { redirect: { data: { url: '/help/delivery', match_id: 1 } } } } };
  if (kind === 'search') {
    const content = name === bannerTerm ? refinedContent : [];
    return list(things.filter(withWords(name)), url, new Map(), content);
  }
  if (name === 'items') {
    const ids = url.searchParams.getAll('ids');
    return list(
      things.filter(({ id }) => ids.includes(id)),
      url,
      new Map(),
    );
  }
  const subject = new Map([[name, [value]]]);
  return list(narrow(things, subject), url, subject);
}

export const openConstructorIoDouble = (): Promise<VendorDouble> => openDouble(respond);

/** Environment variables for a server over this double. */
export const constructorIoEnvironment = (url: string): AdapterEnvironment => ({
  LISTING_ADAPTER: 'constructor-io',
  CONSTRUCTOR_IO_KEY: key,
  CONSTRUCTOR_IO_URL: url,
  ADAPTER_FIELDS: writeFields({ facets: [{ id: 'colours', attribute: 'color' }] }),
});
