/** The expected response of an engine, computed in plain loops over all products: slow and easy to check. */
import type { SortKey } from '../../../src/catalogue/sort-parameters';
import type { CatalogueOutline, CatalogueProduct } from '../../../shop/catalogue/catalogue-product';
import type { ListingQuery } from '../../../shop/catalogue/listing-engine';

type Product = CatalogueProduct;
type Test = (product: Product) => boolean;
type Catalogue = { readonly outline: CatalogueOutline; readonly products: readonly Product[] };

const percentOff = ({ current, previous = 0 }: Product['price']): number | undefined =>
  previous > current
    ? Math.floor(((previous * 100 - current * 100) / (previous * 100)) * 100 + 1e-9)
    : undefined;

function measure(product: Product, facetId: string): number | undefined {
  if (facetId === 'price') return product.price.current;
  return facetId === 'discount' ? percentOff(product.price) : product.measures[facetId];
}

/** `"a"-"b"` with quotes, as ids of ranges have them (docs/product.md, 3.5). */
function inRange(value: number | undefined, id: string): boolean {
  const [from = '', to = ''] = id.slice(1, -1).split('"-"');
  if (value === undefined || from === '' || to === '') return false;
  return (from === '-inf' || value >= Number(from)) && (to === 'inf' || value <= Number(to));
}

const isSoldOut = ({ availability }: Product): boolean => availability === 'SoldOut';

function valuesOf(product: Product, facetId: string): readonly string[] {
  if (facetId === 'brand') return [product.brand.id];
  if (facetId === 'availability') return isSoldOut(product) ? [] : ['In stock only'];
  return product.attributes[facetId] ?? [];
}

/** Takes option ids of the catalogue itself; the property tests translate other forms first. */
const hasOption =
  ({ outline }: Catalogue, facetId: string, optionId: string): Test =>
  (product) => {
    const facet = outline.facets.find(({ id }) => id === facetId);
    if (facet?.type === 'range') return inRange(measure(product, facetId), optionId);
    return facet !== undefined && valuesOf(product, facetId).includes(optionId);
  };

function ancestors(outline: CatalogueOutline, id: string): string[] {
  const parent = outline.categories.find((category) => category.id === id)?.parentId;
  return parent === undefined ? [id] : [...ancestors(outline, parent), id];
}

const inCategory =
  ({ outline }: Catalogue, id: string): Test =>
  ({ categoryIds }) =>
    categoryIds.some((own) => ancestors(outline, own).includes(id));

const wordsIn = (text: string) => text.toLowerCase().split(' ');
const titleHas = (product: Product, term: string) =>
  wordsIn(term).every((word) => wordsIn(`${product.title} ${product.brand.name}`).includes(word));
const textHas = (product: Product, term: string) =>
  wordsIn(term).every((word) =>
    wordsIn(`${product.title} ${product.brand.name} ${product.description}`).includes(word),
  );

/**
 * The steps of a search in which no category names what is searched for; titles of the test catalogue end in what they
 * are.
 */
function searchSteps(products: readonly Product[], term: string): readonly Product[][] {
  const words = wordsIn(term);
  const isA = (product: Product, word: string) => wordsIn(product.title).at(-1) === word;
  const without = (word: string) => words.filter((one) => one !== word).join(' ');
  const has = (test: typeof titleHas, product: Product, others: string) =>
    others === '' || test(product, others);
  const kind = words.findLast((word) =>
    products.some((one) => isA(one, word) && has(titleHas, one, without(word))),
  );
  const ofKind = (test: typeof titleHas): Test[] =>
    kind === undefined ? [] : [(one) => isA(one, kind) && has(test, one, without(kind))];
  const tests: Test[] = [
    ...ofKind(titleHas),
    ...ofKind(textHas),
    (one) => titleHas(one, term),
    (one) => textHas(one, term),
  ];
  const steps: Product[][] = [];
  for (const test of tests) {
    const before = new Set(steps.flat());
    steps.push(products.filter((one) => !before.has(one) && test(one)));
    if (steps.flat().length >= 30) break;
  }
  return steps;
}

/**
 * The term; when no product has all of its words, the term without the first word that leaves the words of a title.
 * When that word is the last one, another has to be what the product is.
 */
function effectiveTerm({ products }: Catalogue, term: string): string {
  const words = term.split(' ');
  if (words.length < 2 || products.some((one) => textHas(one, term))) return term;
  const isLeft = (left: string, at: number) => (product: Product) =>
    titleHas(product, left) &&
    (at < words.length - 1 || wordsIn(left).includes(wordsIn(product.title).at(-1) ?? ''));
  const fewer = words.map((_, at) => words.toSpliced(at, 1).join(' '));
  return fewer.find((left, at) => products.some(isLeft(left, at))) ?? term;
}

function baseTest(catalogue: Catalogue, { base }: ListingQuery): Test {
  switch (base.kind) {
    case 'all':
      return () => true;
    case 'group':
      return inCategory(catalogue, base.id);
    case 'collection':
      return ({ collectionIds }) => collectionIds.includes(base.id);
    case 'facet':
      return hasOption(catalogue, base.facetId, base.optionId);
    case 'search': {
      const steps = searchSteps(catalogue.products, effectiveTerm(catalogue, base.term));
      const found = new Set(steps.flat());
      return (product) => found.has(product);
    }
  }
}

function meanOfReviews(products: readonly Product[]): number {
  const all = products.flatMap((product) => product.reviews ?? []);
  const count = all.reduce((sum, one) => sum + one.count, 0);
  return all.reduce((sum, one) => sum + one.average * one.count, 0) / count;
}

/** As if each product had ten more reviews of the mean of all; -1 without any. */
const ratingOf = ({ reviews }: Product, mean: number): number =>
  reviews === undefined ? -1 : (mean * 10 + reviews.average * reviews.count) / (10 + reviews.count);

function keyOf(by: SortKey, product: Product, mean: number): number | string {
  switch (by) {
    case 'relevance':
      return product.popularity;
    case 'new_in':
      return product.addedOnDay;
    case 'price':
      return product.price.current;
    case 'rating':
      return ratingOf(product, mean);
    case 'brand_name':
      return product.brand.name;
  }
}

const compareKeys = (one: number | string, other: number | string): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en');

function comparator(catalogue: Catalogue, { base, sort }: ListingQuery) {
  const { products } = catalogue;
  const direction = sort.sortOrder === 'ascending' ? 1 : -1;
  const steps =
    base.kind === 'search' ? searchSteps(products, effectiveTerm(catalogue, base.term)) : [];
  const stepOf = new Map(steps.flatMap((step, at) => step.map((product) => [product, at])));
  const mean = meanOfReviews(products);
  const keys = new Map(products.map((one) => [one, keyOf(sort.sortBy, one, mean)]));
  const keyed = (product: Product) => keys.get(product) ?? 0;
  return (one: Product, other: Product): number =>
    Number(isSoldOut(one)) - Number(isSoldOut(other)) ||
    (stepOf.get(one) ?? 0) - (stepOf.get(other) ?? 0) ||
    direction * compareKeys(keyed(one), keyed(other)) ||
    other.popularity - one.popularity ||
    (one.id < other.id ? -1 : 1);
}

export function bruteForce(catalogue: Catalogue, query: ListingQuery) {
  const { outline, products } = catalogue;
  const filters = [...query.filters];
  const passes = (product: Product, lifted?: string): boolean =>
    filters.every(
      ([facetId, options]) =>
        facetId === lifted ||
        options.some((option) => hasOption(catalogue, facetId, option)(product)),
    );
  const isBase = baseTest(catalogue, query);
  const isGroup: Test = query.group === undefined ? () => true : inCategory(catalogue, query.group);
  const matching = products.filter((one) => isBase(one) && isGroup(one) && passes(one));
  const countsOf = (facetId: string): Record<string, number> => {
    const counts: Record<string, number> = {};
    const facet = outline.facets.find(({ id }) => id === facetId);
    const bands = facet?.type === 'range' ? facet.bands : [];
    const chosen = query.filters.get(facetId) ?? [];
    for (const option of chosen) counts[option] = 0;
    const add = (id: string) => (counts[id] = (counts[id] ?? 0) + 1);
    for (const one of products.filter(
      (one) => isBase(one) && isGroup(one) && passes(one, facetId),
    )) {
      const bandIds = bands.map(({ from, to }) => `"${from ?? '-inf'}"-"${to ?? 'inf'}"`);
      for (const id of new Set([...bandIds, ...(facet?.type === 'range' ? chosen : [])]))
        if (inRange(measure(one, facetId), id)) add(id);
      if (facet?.type === 'multiple') for (const id of new Set(valuesOf(one, facetId))) add(id);
    }
    return counts;
  };
  const current = query.group ?? (query.base.kind === 'group' ? query.base.id : undefined);
  const below = (id: string | undefined) =>
    outline.categories.filter(({ parentId }) => parentId === id);
  const isLeaf = current !== undefined && below(current).length === 0;
  const parent = isLeaf ? ancestors(outline, current).at(-2) : current;
  const isBeside: Test = (one) => {
    const baseHolds = isLeaf && query.group === undefined ? true : isBase(one);
    return baseHolds && (isLeaf || isGroup(one)) && passes(one);
  };
  const groups = below(parent)
    .map(({ id }): [string, number] => [
      id,
      products.filter((one) => isBeside(one) && inCategory(catalogue, id)(one)).length,
    ])
    .filter(([, count]) => count > 0);
  const isCommon = (facet: CatalogueOutline['facets'][number]): boolean => {
    const options =
      facet.type === 'range'
        ? facet.bands.map(({ from, to }) => `"${from ?? '-inf'}"-"${to ?? 'inf'}"`)
        : Object.keys(countsOf(facet.id));
    const holders = matching.filter((one) =>
      options.some((option) => hasOption(catalogue, facet.id, option)(one)),
    );
    return holders.length / matching.length >= 0.15;
  };
  const prices = products
    .filter((one) => isBase(one) && isGroup(one) && passes(one, 'price'))
    .map(({ price }) => price.current);
  const start = (query.page - 1) * query.size;
  return {
    total: matching.length,
    ids: [...matching]
      .sort(comparator(catalogue, query))
      .slice(start, start + query.size)
      .map(({ id }) => id),
    facets: Object.fromEntries(
      outline.facets
        .map(({ id }): [string, Record<string, number>] => [id, countsOf(id)])
        .filter(([, counts]) => Object.keys(counts).length > 0),
    ),
    highestPrice: prices.length === 0 ? undefined : Math.max(...prices),
    common: outline.facets
      .filter(({ id }) => Object.keys(countsOf(id)).length > 0)
      .filter((facet) => query.filters.has(facet.id) || isCommon(facet))
      .map(({ id }) => id),
    groups: Object.fromEntries(groups),
    groupsOf: parent,
    hasSoldOut: products.some((one) => isBase(one) && isGroup(one) && isSoldOut(one)),
  };
}
