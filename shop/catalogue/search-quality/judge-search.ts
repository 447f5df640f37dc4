/** Measures how good the search is: sixty queries over the sample catalogue, each with rules that grade any product. */
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import type { ListingEngine } from '../listing-engine';
import judged from './judged-queries.json';

/** A product in one of the categories, or below, that has one of the values of each attribute. The first rule counts. */
type GradeRule = {
  /** 3: what the query means; 2: nearly; 1: of some use. */
  readonly grade: number;
  readonly categories: readonly string[];
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
};

export type JudgedQuery = { readonly query: string; readonly grades: readonly GradeRule[] };

export const judgedQueries = judged as unknown as readonly JudgedQuery[];

function ancestorsIn(outline: CatalogueOutline): (id: string) => readonly string[] {
  const parents = new Map(outline.categories.map(({ id, parentId }) => [id, parentId]));
  const walk = (id: string): readonly string[] => {
    const parent = parents.get(id);
    return parent === undefined ? [id] : [id, ...walk(parent)];
  };
  return walk;
}

const fulfils = (
  rule: GradeRule,
  product: CatalogueProduct,
  categories: ReadonlySet<string>,
): boolean =>
  rule.categories.some((id) => categories.has(id)) &&
  Object.entries(rule.attributes ?? {}).every(([id, values]) =>
    product.attributes[id]?.some((value) => values.includes(value)),
  );

type GradeProduct = (product: CatalogueProduct, query: JudgedQuery) => number;

function createGrading(outline: CatalogueOutline): GradeProduct {
  const ancestors = ancestorsIn(outline);
  return (product, { grades }) => {
    const categories = new Set(product.categoryIds.flatMap(ancestors));
    return grades.find((rule) => fulfils(rule, product, categories))?.grade ?? 0;
  };
}

const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** From 0, nothing of use among the first ten, to 1, no better ten in the catalogue. `ideal` are the best grades there are. */
export function ndcg(found: readonly number[], ideal: readonly number[]): number {
  const best = gainOf(ideal);
  return best === 0 ? 0 : gainOf(found) / best;
}

const depth = 10;

export type QueryQuality = { readonly query: string; readonly ndcg: number };

/** NDCG@10 of each query. `products` are those of the catalogue that the engine serves. */
export async function judgeSearch(
  engine: ListingEngine,
  products: readonly CatalogueProduct[],
): Promise<readonly QueryQuality[]> {
  const gradeOf = createGrading(engine.outline());
  const qualities: QueryQuality[] = [];
  for (const judgedQuery of judgedQueries) {
    const page = await engine.query({
      base: { kind: 'search', term: judgedQuery.query },
      filters: new Map(),
      sort: { by: 'relevance', order: 'descending' },
      page: 1,
      size: depth,
    });
    const ideal = products
      .map((product) => gradeOf(product, judgedQuery))
      .sort((one, other) => other - one)
      .slice(0, depth);
    const found = page.products.map((product) => gradeOf(product, judgedQuery));
    qualities.push({ query: judgedQuery.query, ndcg: ndcg(found, ideal) });
  }
  return qualities;
}
