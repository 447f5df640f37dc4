/**
 * Two hundred fixed queries of the kinds a shop gets: 80 browse, 60 browse with filters, 40 search, 20 search with
 * filters.
 */
import { sortOrders } from '../../src/listing-url/sort-option';
import { type Chance, createChance } from '../../shop/pictures/chance';
import { sampleProducts } from '../../shop/sample/sample-products';
import type { CatalogueOutline, CatalogueProduct } from '../../shop/catalogue/catalogue-product';
import type { ListingBase, ListingEngine, ListingQuery } from '../../shop/catalogue/listing-engine';
import { readSearchTerm } from '../../shop/catalogue/search-term';

export type BenchQuery = { readonly kind: string; readonly query: ListingQuery };

/** Relevance is the most frequent sort order. */
const sorts = [sortOrders.relevance, sortOrders.relevance, ...Object.values(sortOrders)] as const;

type Source = {
  readonly chance: Chance;
  readonly outline: CatalogueOutline;
  readonly product: () => CatalogueProduct;
};

/** A category of any level that some product stands in. */
function pickCategory({ chance, outline, product }: Source): ListingBase {
  const categoryOf = (id?: string) => outline.categories.find((category) => category.id === id);
  const leaf = categoryOf(product().categoryIds[0]);
  const section = categoryOf(leaf?.parentId);
  const id = [leaf?.id, section?.id, section?.parentId][chance.below(3)];
  return id === undefined ? { kind: 'all' } : { kind: 'group', id };
}

/** Mostly categories; some collections, brand pages and the whole catalogue. */
function pickBrowse(source: Source): ListingBase {
  const { chance, outline, product } = source;
  const dice = chance.next();
  const collection = outline.collections[chance.below(outline.collections.length)];
  if (dice < 0.04) return { kind: 'all' };
  if (dice < 0.14 && collection !== undefined) return { kind: 'collection', id: collection.id };
  if (dice < 0.24) return { kind: 'facet', facetId: 'brand', optionId: product().brand.id };
  return pickCategory(source);
}

/** One to three words of a product's title, now and then one of them misspelt. */
function pickSearch({ chance, product }: Source): ListingBase {
  const words = readSearchTerm(product().title).words.filter((word) => /^[a-z]{3,}$/.test(word));
  const start = chance.below(words.length);
  const term = words.slice(start, start + 1 + chance.below(3)).join(' ');
  return { kind: 'search', term: chance.is(0.05) ? term.replace(/[aeiou]/, 'x') : term };
}

function pickFilters({ chance, product }: Source): ListingQuery['filters'] {
  const { attributes, brand } = product();
  const choices: [string, readonly string[]][] = [
    ['brand', [brand.id, product().brand.id]],
    ['price', [chance.is(0.5) ? '"20"-"49.99"' : '"12.5"-"180"']],
    ...Object.entries(attributes),
  ];
  const count = 1 + chance.below(3);
  const start = chance.below(choices.length);
  return new Map(
    Array.from({ length: count }, (_, at) => choices[(start + at * 3) % choices.length]).filter(
      (one) => one !== undefined,
    ),
  );
}

function pickQuery(source: Source, isSearch: boolean, isFiltered: boolean): ListingQuery {
  const { chance } = source;
  const dice = chance.next();
  return {
    base: isSearch ? pickSearch(source) : pickBrowse(source),
    filters: isFiltered ? pickFilters(source) : new Map(),
    sort: chance.pick(sorts),
    page: dice < 0.7 ? 1 : dice < 0.9 ? 2 : 8,
    size: chance.is(0.8) ? 30 : 96,
  };
}

/** The same queries for the same products. The kinds alternate, so that none of them meets all warm or busy moments. */
function createBenchQueries(
  outline: CatalogueOutline,
  products: readonly CatalogueProduct[],
): readonly BenchQuery[] {
  const kindOf = (at: number): readonly [string, boolean, boolean] => {
    if (at % 10 < 4) return ['browse', false, false];
    if (at % 10 < 7) return ['browse + filters', false, true];
    return at % 10 < 9 ? ['search', true, false] : ['search + filters', true, true];
  };
  return Array.from({ length: 200 }, (_, at) => {
    const chance = createChance(at + 1);
    const [first] = products;
    const product = (): CatalogueProduct => {
      const picked = products[chance.below(products.length)] ?? first;
      if (picked === undefined)
        throw new Error('queries are made from products, and there are none');
      return picked;
    };
    const [kind, isSearch, isFiltered] = kindOf(at);
    return { kind, query: pickQuery({ chance, outline, product }, isSearch, isFiltered) };
  });
}

/** Those of an engine that has a catalogue of the sample's products. */
export const queriesOf = (engine: ListingEngine): readonly BenchQuery[] =>
  createBenchQueries(engine.outline(), [...sampleProducts(2000)]);
