/** The products of the Storefront double, with its filters, sorts and cursors, as the resolvers of its schema. */
import { GraphQLError } from 'graphql';
import { rangeOf, writeImage, writeVariant, type Variant } from './storefront-values';
import { things, type Thing } from './things';

export type StoreProduct = {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly productType: string;
  readonly collections: readonly string[];
  readonly createdOn: number;
  readonly rating: number | undefined;
  readonly variants: readonly Variant[];
};

/** One variant for each colour. */
const productOf = (thing: Thing): StoreProduct => ({
  id: Number(thing.id),
  handle: thing.title.toLowerCase().replaceAll(' ', '-'),
  title: thing.title,
  vendor: thing.brand,
  productType: thing.categories[1] ?? '',
  collections: ['all', ...thing.collections, ...thing.categories.map((name) => name.toLowerCase())],
  createdOn: thing.day,
  rating: thing.rating,
  variants: thing.colours.map((colour) => ({
    price: thing.price,
    ...(thing.previousPrice !== undefined && { previous: thing.previousPrice }),
    available: true,
    options: { Color: colour },
  })),
});

/** In the order of the shop's collections. */
export const storeProducts: readonly StoreProduct[] = things
  .toSorted((one, other) => other.popularity - one.popularity)
  .map(productOf);

const storeCollections: Readonly<Record<string, string>> = {
  all: 'All products',
  home: 'For the home',
  garden: 'Garden',
  'spring-sale': 'Spring sale',
};

type ProductFilter = {
  readonly available?: boolean;
  readonly price?: { readonly min?: number; readonly max?: number };
  readonly productVendor?: string;
  readonly productType?: string;
  readonly variantOption?: { readonly name: string; readonly value: string };
};

type ConnectionArguments = {
  readonly first?: number;
  readonly after?: string;
  readonly filters?: readonly ProductFilter[];
  readonly productFilters?: readonly ProductFilter[];
  readonly sortKey: string;
  readonly reverse: boolean;
};

/** What a filter narrows: filters of the same kind are alternatives, kinds narrow each other. */
const kindOf = ({ variantOption, ...filter }: ProductFilter): string =>
  variantOption ? `option ${variantOption.name.toLowerCase()}` : (Object.keys(filter)[0] ?? '');

function isVariantIn(
  variant: Variant,
  { available, price, variantOption }: ProductFilter,
): boolean {
  return (
    (available === undefined || variant.available === available) &&
    (price === undefined ||
      (variant.price >= (price.min ?? 0) && variant.price <= (price.max ?? Infinity))) &&
    (variantOption === undefined || variant.options[variantOption.name] === variantOption.value)
  );
}

const isIn = (product: StoreProduct, filter: ProductFilter): boolean =>
  (filter.productVendor === undefined || product.vendor === filter.productVendor) &&
  (filter.productType === undefined || product.productType === filter.productType) &&
  product.variants.some((variant) => isVariantIn(variant, filter));

function filtered(
  products: readonly StoreProduct[],
  filters: readonly ProductFilter[],
): readonly StoreProduct[] {
  const kinds = [...new Set(filters.map(kindOf))];
  return products.filter((product) =>
    kinds.every((kind) =>
      filters.some((filter) => kindOf(filter) === kind && isIn(product, filter)),
    ),
  );
}

type Value = {
  readonly label: string;
  readonly filter: ProductFilter;
  readonly swatch?: object;
};

const pictureOf = (name: string) => ({
  image: { url: `https://cdn.shopify.com/${name.toLowerCase()}.png` },
});
const swatchOf = (name: string) =>
  name === 'Grey' ? { color: '#84888E' } : { color: 'grey', image: pictureOf(name) };

const listFilter = (
  products: readonly StoreProduct[],
  [id, label]: readonly [id: string, label: string],
  values: readonly Value[],
) => ({
  id,
  label,
  type: 'LIST',
  presentation: values.some(({ swatch }) => swatch) ? 'SWATCH' : 'TEXT',
  values: values.flatMap(({ label: name, filter, swatch }) => {
    const count = products.filter((product) => isIn(product, filter)).length;
    const input = JSON.stringify(filter);
    const valueId = `${id}.${name.toLowerCase().replaceAll(' ', '-')}`;
    return count === 0 ? [] : [{ id: valueId, label: name, count, input, swatch }];
  }),
});

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

function optionsIn(products: readonly StoreProduct[]) {
  const options = products.flatMap(({ variants }) => variants.map((variant) => variant.options));
  const names = unique(options.flatMap((one) => Object.keys(one)));
  return names.map((name) => ({ name, values: unique(options.flatMap((one) => one[name] ?? [])) }));
}

const pricesOf = ({ variants }: StoreProduct) => variants.map(({ price }) => price);

/** The filters that a shop has after it turned on vendor, product type and its options in Search & Discovery. */
function filtersOf(products: readonly StoreProduct[]): readonly object[] {
  const max = Math.max(0, ...products.flatMap(pricesOf));
  return [
    listFilter(
      products,
      ['filter.v.availability', 'Availability'],
      [
        { label: 'In stock', filter: { available: true } },
        { label: 'Out of stock', filter: { available: false } },
      ],
    ),
    {
      id: 'filter.v.price',
      label: 'Price',
      type: 'PRICE_RANGE',
      // The real API counts nothing here.
      values: [
        {
          id: 'filter.v.price',
          label: 'Price',
          count: 0,
          input: JSON.stringify({ price: { min: 0, max } }),
        },
      ],
    },
    listFilter(
      products,
      ['filter.p.vendor', 'Brand'],
      unique(products.map(({ vendor }) => vendor)).map((vendor) => ({
        label: vendor,
        filter: { productVendor: vendor },
      })),
    ),
    listFilter(
      products,
      ['filter.p.product_type', 'Product type'],
      unique(products.map(({ productType }) => productType)).map((productType) => ({
        label: productType,
        filter: { productType },
      })),
    ),
    ...optionsIn(products).map(({ name, values }) =>
      listFilter(
        products,
        [`filter.v.option.${name.toLowerCase()}`, name],
        values.map((value) => ({
          label: value,
          filter: { variantOption: { name, value } },
          // As a merchant chooses in Search & Discovery; a picture is of a pattern.
          ...(name === 'Color' && { swatch: swatchOf(value) }),
        })),
      ),
    ),
  ];
}

const sortKeys: Readonly<Record<string, (product: StoreProduct) => number | string>> = {
  PRICE: (product) => Math.min(...pricesOf(product)),
  CREATED: ({ createdOn }) => createdOn,
  TITLE: ({ title }) => title,
};

function sorted(
  products: readonly StoreProduct[],
  { sortKey, reverse }: ConnectionArguments,
): readonly StoreProduct[] {
  const keyOf = sortKeys[sortKey];
  const ordered = keyOf
    ? [...products].sort((one, other) =>
        keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : one.id - other.id,
      )
    : products;
  return reverse ? [...ordered].reverse() : ordered;
}

const writeCursor = ({ id }: StoreProduct) =>
  Buffer.from(JSON.stringify({ last_id: id, last_value: String(id) })).toString('base64');

function positionAfter(products: readonly StoreProduct[], after: string | undefined): number {
  if (after === undefined || after === null) return 0;
  const at = products.findIndex((product) => writeCursor(product) === after);
  if (at < 0) throw new GraphQLError('Invalid cursor for current pagination sort.');
  return at + 1;
}

const largestPage = 250;

function connectionOf(all: readonly StoreProduct[], options: ConnectionArguments) {
  const { first } = options;
  if (first === undefined) throw new GraphQLError('you must provide one of first or last');
  if (first > largestPage)
    throw new GraphQLError(`The first argument must be less than or equal to ${largestPage}.`);
  const left = filtered(all, options.filters ?? options.productFilters ?? []);
  const ordered = sorted(left, options);
  const from = positionAfter(ordered, options.after);
  const page = ordered.slice(from, from + first);
  return {
    edges: () =>
      page.map((product) => ({ cursor: writeCursor(product), node: writeProduct(product) })),
    nodes: () => page.map(writeProduct),
    filters: () => filtersOf(left),
    productFilters: () => filtersOf(left),
    totalCount: left.length,
    pageInfo: {
      hasNextPage: from + first < ordered.length,
      hasPreviousPage: from > 0,
    },
  };
}

const writeProduct = (product: StoreProduct) => ({
  __typename: 'Product',
  id: `gid://shopify/Product/${product.id}`,
  handle: product.handle,
  title: product.title,
  vendor: product.vendor,
  productType: product.productType,
  availableForSale: product.variants.some(({ available }) => available),
  // A headless shop has no online store.
  onlineStoreUrl: null,
  images: () => ({ nodes: [writeImage(product.handle)] }),
  priceRange: rangeOf(pricesOf(product)),
  compareAtPriceRange: rangeOf(product.variants.flatMap(({ previous }) => previous ?? [])),
  options: ({ first = 0 }: { readonly first?: number }) =>
    optionsIn([product])
      .map(({ name, values }) => ({ name, optionValues: values.map((value) => ({ name: value })) }))
      .slice(0, first),
  variants: ({ first = 0 }: { readonly first?: number }) => ({
    nodes: product.variants.slice(0, first).map(writeVariant),
  }),
  metafield: ({ namespace, key }: { readonly namespace?: string; readonly key: string }) =>
    writeMetafield(product, `${namespace ?? ''}.${key}`),
});

function writeMetafield({ rating }: StoreProduct, name: string) {
  if (rating === undefined) return null;
  if (name === 'reviews.rating_count') return { type: 'number_integer', value: '100' };
  const value = { value: String(rating), scale_min: '1.0', scale_max: '5.0' };
  return name === 'reviews.rating' ? { type: 'rating', value: JSON.stringify(value) } : null;
}

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function findAll(products: readonly StoreProduct[], query: string): readonly StoreProduct[] {
  const wanted = wordsOf(query);
  return products.filter(({ title, vendor, productType }) => {
    const words = wordsOf(`${title} ${vendor} ${productType}`);
    return wanted.length > 0 && wanted.every((word) => words.includes(word));
  });
}

/** The resolvers of the schema. */
export const createStore = (products: readonly StoreProduct[] = storeProducts) => ({
  collection: ({ handle = '' }: { readonly handle?: string }) => {
    const title = Object.hasOwn(storeCollections, handle) ? storeCollections[handle] : undefined;
    if (title === undefined) return null;
    const own = products.filter((product) => product.collections.includes(handle));
    return {
      id: `gid://shopify/Collection/${handle}`,
      handle,
      title,
      description: `All of ${title}.`,
      seo: { title: handle === 'home' ? 'For your home | The shop' : null, description: '' },
      products: (options: ConnectionArguments) => connectionOf(own, options),
    };
  },
  nodes: ({ ids }: { readonly ids: readonly string[] }) =>
    ids.map((id) => {
      const product = products.find((one) => `gid://shopify/Product/${one.id}` === id);
      return product ? writeProduct(product) : null;
    }),
  search: ({ query, ...options }: ConnectionArguments & { readonly query: string }) =>
    connectionOf(findAll(products, query), options),
});
