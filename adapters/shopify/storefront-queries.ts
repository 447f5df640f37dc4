/**
 * The queries of a listing in Shopify's Storefront API. What varies goes into variables, never into the text of a
 * query.
 */
import { isRecord, type UnknownRecord } from '../../src/lib/read-unknown';
import { VendorError } from '../vendor-error';
import { vendor } from './request-storefront';

/** A collection by its handle, or a search by its term. */
export type Subject = {
  readonly kind: 'collection' | 'search';
  readonly name: string;
};

/** Twice the largest card, which is what a dense screen shows. */
const card = `fragment Card on Product {
  id
  handle
  title
  vendor
  availableForSale
  onlineStoreUrl
  images(first: 2) { nodes { url(transform: { maxWidth: 720 }) altText } }
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
  compareAtPriceRange { minVariantPrice { amount } }
  options(first: 3) { name optionValues { name } }
  variants(first: 10) {
    nodes {
      price { amount }
      unitPrice { amount }
      unitPriceMeasurement { quantityValue quantityUnit referenceValue referenceUnit }
    }
  }
  rating: metafield(namespace: "reviews", key: "rating") { value }
  reviews: metafield(namespace: "reviews", key: "rating_count") { value }
}`;

const offered = `fragment Offered on Filter {
  id
  label
  type
  presentation
  values {
    label
    count
    input
    swatch { color image { image { url(transform: { maxWidth: 56 }) } } }
    image { image { url(transform: { maxWidth: 56 }) } }
  }
}`;

type Connection = {
  /** Its name in the response. */
  readonly alias: string;
  /** The name of the variable with its filters. */
  readonly filters: string;
  readonly arguments: string;
  readonly selection: string;
};

/** Searches find pages and articles too, and put products that are sold out last; collections have neither. */
const searchArguments = 'query: $name, types: [PRODUCT], unavailableProducts: LAST';

function writeConnection({ kind }: Subject, connection: Connection): string {
  const { alias, filters, selection } = connection;
  return kind === 'collection'
    ? `${alias}: products(filters: $${filters}, ${connection.arguments}) { ${selection} }`
    : `${alias}: search(${searchArguments}, productFilters: $${filters}, ${connection.arguments}) { ${selection} }`;
}

type Selection = {
  readonly fragments?: readonly string[];
  /** Fields of the collection itself. */
  readonly ofCollection?: string;
};

function writeQuery(
  subject: Subject,
  connections: readonly Connection[],
  { fragments = [], ofCollection = '' }: Selection = {},
): string {
  const isCollection = subject.kind === 'collection';
  const sortKeys = isCollection ? 'ProductCollectionSortKeys' : 'SearchSortKeys';
  const variables = [
    '$name: String!',
    ...connections.map(({ filters }) => `$${filters}: [ProductFilter!]`),
    ...(connections.some((one) => one.arguments.includes('$after'))
      ? [`$first: Int!, $after: String, $sortKey: ${sortKeys}, $reverse: Boolean`]
      : []),
  ].join(', ');
  const fields = connections.map((one) => writeConnection(subject, one)).join('\n');
  const body = isCollection ? `collection(handle: $name) { ${ofCollection} ${fields} }` : fields;
  return `query Listing(${variables}) { ${body} }\n${fragments.join('\n')}`;
}

const inOrder = 'first: $first, after: $after, sortKey: $sortKey, reverse: $reverse';

/** The filters are in a field of another name in each. */
const filtersOf = ({ kind }: Subject): string =>
  kind === 'collection' ? 'filters { ...Offered }' : 'filters: productFilters { ...Offered }';

const totalOf = ({ kind }: Subject): string => (kind === 'search' ? 'totalCount' : '');

/** The filters that the subject offers, without products. */
export const writeOfferedQuery = (subject: Subject): string =>
  writeQuery(
    subject,
    [{ alias: 'page', filters: 'filters', arguments: 'first: 1', selection: filtersOf(subject) }],
    { fragments: [offered] },
  );

/** The variable of the filters without those of one facet, and the name of its connection. */
export const ownName = (at: number): string => `own${at}`;

/** A page of products with the filters it offers, and `owns` times the filters without those of one facet. */
export const writePageQuery = (subject: Subject, owns: number): string =>
  writeQuery(
    subject,
    [
      {
        alias: 'page',
        filters: 'filters',
        arguments: inOrder,
        selection: `${totalOf(subject)} nodes { ...Card } ${filtersOf(subject)} pageInfo { hasNextPage }`,
      },
      ...Array.from({ length: owns }, (_, at) => ({
        alias: ownName(at),
        filters: ownName(at),
        arguments: 'first: 1',
        selection: filtersOf(subject),
      })),
    ],
    { fragments: [card, offered], ofCollection: 'title description seo { title description }' },
  );

/** Where products are, to begin a page after one of them. */
export const writePositionsQuery = (subject: Subject): string =>
  writeQuery(subject, [
    {
      alias: 'page',
      filters: 'filters',
      arguments: inOrder,
      selection: `${totalOf(subject)} edges { cursor } pageInfo { hasNextPage }`,
    },
  ]);

/**
 * The part of a response that has the connections; undefined for an unknown collection. Throws a `VendorError` for any
 * other.
 */
export function scopeOf({ kind }: Subject, data: UnknownRecord): UnknownRecord | undefined {
  const scope = kind === 'search' ? data : data.collection;
  if (scope === null) return undefined;
  if (!isRecord(scope) || !isRecord(scope.page))
    throw new VendorError(`${vendor} sends no products`);
  return scope;
}

export const productsQuery = `query Products($ids: [ID!]!) { nodes(ids: $ids) { ...Card } }\n${card}`;
