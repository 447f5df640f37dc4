import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import {
  judgeSearch,
  judgedQueries,
  ndcg,
} from '../../../shop/catalogue/search-quality/judge-search';
import { sampleOutline } from '../../../shop/sample/sample-outline';
import { sampleProducts } from '../../../shop/sample/sample-products';
import { openTestCatalogue } from './open-test-catalogue';

describe('NDCG', () => {
  it('is 1 for the best order, less for others, 0 without a relevant product', () => {
    expect(ndcg([3, 2, 0], [3, 2, 0])).toBe(1);
    expect(ndcg([2, 3, 0], [3, 2, 0])).toBeCloseTo(0.834, 3);
    expect(ndcg([], [3])).toBe(0);
    expect(ndcg([0], [])).toBe(0);
  });
});

describe('search of the sample catalogue', () => {
  const products = [...sampleProducts()];
  let engine: ListingEngine;
  beforeAll(async () => {
    engine = await openTestCatalogue({ outline: sampleOutline(), products });
  });

  it('is judged by sixty queries, whose categories all exist', () => {
    const ids = new Set(engine.outline().categories.map(({ id }) => id));
    expect(judgedQueries).toHaveLength(60);
    const named = judgedQueries.flatMap(({ grades }) => grades.flatMap((rule) => rule.categories));
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('finds relevant products for every judged query, with a mean quality above 0.89', async () => {
    const qualities = await judgeSearch(engine, products);
    const mean = qualities.reduce((sum, one) => sum + one.ndcg, 0) / qualities.length;
    expect(mean).toBeGreaterThan(0.89);
    expect(qualities.filter((one) => one.ndcg < 0.2)).toEqual([]);
  });
});
