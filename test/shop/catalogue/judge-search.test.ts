import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueProduct } from '../../../shop/catalogue/catalogue-product';
import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import {
  judgeSearch,
  type JudgedQuery,
  judgedQueries,
  meanQuality,
  ndcg,
  writeQualities,
} from '../../../shop/catalogue/search-quality/judge-search';
import { sampleOutline } from '../../../shop/sample/sample-outline';
import { sampleProducts } from '../../../shop/sample/sample-products';
import { openTestShop } from '../import/import-text';
import { aQuery, openTestCatalogue } from './open-test-catalogue';

/** Of every catalogue: the mean NDCG@10, and the mean share of right kinds on the first page by price. */
const leastNdcg = 0.9;
const leastKinds = 0.9;

/** More catalogues with their grades, `NAME.csv` or `NAME.ndjson` and `NAME.json`; with it the tables are printed. */
const ownFolder = process.env['JUDGED_CATALOGUES'];

describe('NDCG', () => {
  it('is 1 for the best order, less for others, 0 without a relevant product', () => {
    expect(ndcg([3, 2, 0], [3, 2, 0])).toBe(1);
    expect(ndcg([2, 3, 0], [3, 2, 0])).toBeCloseTo(0.834, 3);
    expect(ndcg([], [3])).toBe(0);
    expect(ndcg([0], [])).toBe(0);
  });
});

type Judged = {
  readonly engine: ListingEngine;
  readonly products: readonly CatalogueProduct[];
  readonly queries: readonly JudgedQuery[];
};

const whole = async (engine: ListingEngine): Promise<readonly CatalogueProduct[]> =>
  (await engine.query(aQuery({ size: engine.health().products }))).products;

async function openSample(): Promise<Judged> {
  const products = [...sampleProducts()];
  const engine = await openTestCatalogue({ outline: sampleOutline(), products });
  return { engine, products, queries: judgedQueries };
}

async function openImported(folder: string, name: string): Promise<Judged> {
  const shop = openTestShop();
  const feeds = ['csv', 'ndjson'].map((ending) => join(folder, `${name}.${ending}`));
  await shop.importText(readFileSync(feeds.find(existsSync) ?? '', 'utf8'));
  const engine = await shop.openEngine();
  const queries = JSON.parse(
    readFileSync(join(folder, `${name}.json`), 'utf8'),
  ) as readonly JudgedQuery[];
  return { engine, products: await whole(engine), queries };
}

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

const fixtures = join(__dirname, 'search-quality');
const catalogues: readonly (readonly [string, () => Promise<Judged>])[] = [
  ['the sample', openSample],
  ...[fixtures, ...(ownFolder === undefined ? [] : [ownFolder])].flatMap((folder) =>
    namesIn(folder).map((name) => [name, () => openImported(folder, name)] as const),
  ),
];

describe.each(catalogues)('the search of %s', (name, open) => {
  let judged: Judged;
  beforeAll(async () => {
    judged = await open();
  });

  it('is judged by queries of which each has a product to find, in categories that exist', () => {
    const { engine, queries } = judged;
    const known = new Set(engine.outline().categories.flatMap((one) => [one.id, one.name]));
    const named = queries.flatMap(({ grades }) => grades.flatMap((rule) => rule.categories ?? []));
    if (name === 'the sample') expect(queries).toHaveLength(60);
    expect(named.filter((category) => !known.has(category))).toEqual([]);
  });

  it('finds what is meant first, and only the right kinds first by price', async () => {
    const { engine, products, queries } = judged;
    const qualities = await judgeSearch(engine, products, queries);
    if (ownFolder !== undefined) process.stdout.write(`\n${writeQualities(name, qualities)}\n`);
    const { ndcg: relevance, kinds } = meanQuality(qualities);
    expect(relevance).toBeGreaterThanOrEqual(leastNdcg);
    expect(kinds).toBeGreaterThanOrEqual(leastKinds);
    expect(qualities.filter((one) => one.recall === 0)).toEqual([]);
  });
});
