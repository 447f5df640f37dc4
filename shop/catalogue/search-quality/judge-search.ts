/** Measures how good the search of a catalogue is, by queries that each have rules to grade any product. */
import { sortOrders } from '../../../src/listing-url/sort-option';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import type { ListingEngine, ListingQuery } from '../listing-engine';
import { readWords } from '../words';
import judged from './judged-queries.json';

/** A product that fulfils every part that a rule has. The first rule that a product fulfils counts. */
type GradeRule = {
  /** 3: what the query means; 2: nearly; 1: of some use. A product that no rule grades is of none. */
  readonly grade: number;
  /** In one of these categories, or below; ids or names. */
  readonly categories?: readonly string[];
  /** Has one of the values of each attribute. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
  /** Of one of these brands. */
  readonly brands?: readonly string[];
  /** Has one of these phrases in its title. */
  readonly title?: readonly string[];
  /** Has none of these phrases in its title. */
  readonly without?: readonly string[];
};

export type JudgedQuery = { readonly query: string; readonly grades: readonly GradeRule[] };

/** Sixty queries over the sample catalogue. */
export const judgedQueries = judged as unknown as readonly JudgedQuery[];

type Facts = { readonly categories: ReadonlySet<string>; readonly title: string };

/** In blanks, so that a phrase is only found as whole words. */
const asPhrase = (text: string): string => ` ${readWords(text).join(' ')} `;

function createFactReader(outline: CatalogueOutline): (product: CatalogueProduct) => Facts {
  const categories = new Map(outline.categories.map((category) => [category.id, category]));
  const walk = (id: string | undefined): readonly string[] => {
    const category = id === undefined ? undefined : categories.get(id);
    return category === undefined ? [] : [category.id, category.name, ...walk(category.parentId)];
  };
  return ({ categoryIds, title }) => ({
    categories: new Set(categoryIds.flatMap(walk)),
    title: asPhrase(title),
  });
}

const hasPhrase = ({ title }: Facts, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => title.includes(asPhrase(phrase)));

function fulfils(rule: GradeRule, product: CatalogueProduct, facts: Facts): boolean {
  const { categories, attributes = {}, brands, title, without = [] } = rule;
  return [
    categories?.some((category) => facts.categories.has(category)) ?? true,
    Object.entries(attributes).every(([id, values]) =>
      product.attributes[id]?.some((value) => values.includes(value)),
    ),
    brands?.includes(product.brand.name) ?? true,
    title === undefined || hasPhrase(facts, title),
    !hasPhrase(facts, without),
  ].every(Boolean);
}

const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/**
 * From 0, nothing of use among the first ten, to 1, no better ten in the catalogue. `ideal` are the best grades there
 * are.
 */
export function ndcg(found: readonly number[], ideal: readonly number[]): number {
  const best = gainOf(ideal);
  return best === 0 ? 0 : gainOf(found) / best;
}

const depth = 10;
/** A page. */
const depthByPrice = 30;

export type QueryQuality = {
  readonly query: string;
  /** NDCG@10 in the order of relevance. */
  readonly ndcg: number;
  /**
   * Share of graded products among the first 30 by price, cheapest first; among the first n where the results have no
   * more than n graded ones. The others belong behind them.
   */
  readonly kinds: number;
  /** Share of the catalogue's best graded products that are in the results. */
  readonly recall: number;
};

const shareOf = (grades: readonly number[], isCounted: (grade: number) => boolean): number =>
  grades.length === 0 ? 0 : grades.filter(isCounted).length / grades.length;

/** Of the given grades in the order of relevance and of price, and of all products of the catalogue, best first. */
function qualityOf(
  query: string,
  byRelevance: readonly number[],
  { byPrice, all }: { readonly byPrice: readonly number[]; readonly all: readonly number[] },
): QueryQuality {
  const graded = byPrice.filter((grade) => grade > 0).length;
  const first = byPrice.slice(0, Math.min(depthByPrice, graded));
  const best = all[0] ?? 0;
  const countBest = (grades: readonly number[]): number =>
    grades.filter((grade) => grade === best).length;
  return {
    query,
    ndcg: ndcg(byRelevance, all.slice(0, depth)),
    kinds: shareOf(first, (grade) => grade > 0),
    recall: best === 0 ? 0 : countBest(byPrice) / countBest(all),
  };
}

/** `products` are those of the catalogue that the engine serves. */
export async function judgeSearch(
  engine: ListingEngine,
  products: readonly CatalogueProduct[],
  queries: readonly JudgedQuery[] = judgedQueries,
): Promise<readonly QueryQuality[]> {
  const factsOf = createFactReader(engine.outline());
  const known = new Map(products.map((product) => [product.id, factsOf(product)]));
  const qualities: QueryQuality[] = [];
  for (const { query, grades } of queries) {
    const gradeOf = (product: CatalogueProduct): number => {
      const facts = known.get(product.id) ?? factsOf(product);
      return grades.find((rule) => fulfils(rule, product, facts))?.grade ?? 0;
    };
    const search = async (sort: ListingQuery['sort'], size: number) => {
      const base = { kind: 'search', term: query } as const;
      const page = await engine.query({ base, filters: new Map(), sort, page: 1, size });
      return page.products.map(gradeOf);
    };
    const byRelevance = await search(sortOrders.relevance, depth);
    const byPrice = await search(sortOrders.price, products.length);
    const all = products.map(gradeOf).sort((one, other) => other - one);
    qualities.push(qualityOf(query, byRelevance, { byPrice, all }));
  }
  return qualities;
}

export type SearchQuality = Omit<QueryQuality, 'query'>;

/** The means over all queries. */
export function meanQuality(qualities: readonly QueryQuality[]): SearchQuality {
  const mean = (read: (quality: QueryQuality) => number): number =>
    qualities.reduce((sum, quality) => sum + read(quality), 0) / qualities.length;
  return { ndcg: mean((q) => q.ndcg), kinds: mean((q) => q.kinds), recall: mean((q) => q.recall) };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`.padStart(6);

const writeRow = (name: string, { ndcg, kinds, recall }: SearchQuality): string =>
  `${name.padEnd(32)} ${ndcg.toFixed(3)} ${percent(kinds)} ${percent(recall)}`;

/** A table of the means, with the weakest queries. */
export const writeQualities = (
  name: string,
  qualities: readonly QueryQuality[],
  weakest: number = qualities.length,
): string =>
  [
    `${''.padEnd(32)}  NDCG  kinds  recall`,
    writeRow(`${name}, ${qualities.length} queries`, meanQuality(qualities)),
    ...qualities
      .toSorted((one, other) => one.ndcg + one.kinds - other.ndcg - other.kinds)
      .slice(0, weakest)
      .map((quality) => writeRow(`  ${quality.query}`, quality)),
  ].join('\n');
