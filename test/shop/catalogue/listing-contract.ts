/** The tests of listings, which run on every engine. */
import fc from 'fast-check';
import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import { aBase, aSort, anyQuery, catalogue, summaryOf } from './any-query';
import { bruteForce } from './brute-force';
import { aQuery, idsOf, type TestCatalogue } from './open-test-catalogue';

/** The engine is closed after the test. */
export type OpenEngine = (catalogue: TestCatalogue) => Promise<ListingEngine>;

/**
 * To be called within a `describe`. `oracleRuns` is the number of generated queries that are compared with plain loops.
 */
export function keepsTheListingContract(open: OpenEngine, oracleRuns: number): void {
  let engine: ListingEngine;
  beforeAll(async () => {
    engine = await open(catalogue);
  });

  it('gives what plain loops over all products give: total, order, page, facet and category counts', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        expect(summaryOf(await engine.query(query))).toEqual(bruteForce(catalogue, query));
      }),
      { numRuns: oracleRuns },
    );
  });

  it('shows every product exactly once over all pages', async () => {
    await fc.assert(
      fc.asyncProperty(aBase, aSort, fc.integer({ min: 20, max: 96 }), async (base, sort, size) => {
        const seen: string[] = [];
        const { total } = await engine.query(aQuery({ base, sort, size }));
        for (let page = 1; page <= Math.ceil(total / size); page += 1)
          seen.push(...idsOf(await engine.query(aQuery({ base, sort, size, page }))));
        expect(seen).toHaveLength(total);
        expect(new Set(seen).size).toBe(total);
      }),
      { numRuns: 40 },
    );
  });

  it('gives each value the count that is the total after selecting it', async () => {
    const { facets } = await engine.query(aQuery());
    for (const { id, values } of facets)
      for (const value of values) {
        const { total } = await engine.query(aQuery({ filters: new Map([[id, [value.id]]]) }));
        expect([id, value.id, total]).toEqual([id, value.id, value.count]);
      }
  });

  it('lists values in an order that no selection changes, sizes in their own', async () => {
    const { facets } = await engine.query(aQuery());
    const namesOf = (id: string) =>
      facets.find((facet) => facet.id === id)?.values.map(({ name }) => name);
    expect(namesOf('size')).toEqual(['S', 'M', 'L', 'XL', '9', '10']);
    expect(namesOf('colours')).toEqual([
      'Black/White',
      'Dr. Blue',
      'Éclair',
      'Red',
      'Sea-green',
      'Zinc',
    ]);
    expect(namesOf('price')).toEqual(['Up to £10', '£10 to £20', '£20 and above']);
    expect(facets.map(({ id }) => id)).toEqual([
      'brand',
      'colours',
      'size',
      'price',
      'discount',
      'screenSize',
      'availability',
    ]);
  });

  it.each([
    ['colours', 'black/white', 'Black/White'],
    ['colours', 'dr blue', 'Dr. Blue'],
    ['colours', 'sea-green', 'Sea-green'],
    ['brand', 'id- h& m', 'id-H&M'],
    ['price', '10-20', '"10"-"20"'],
    ['price', '"10.00"-"20"', '"10"-"20"'],
    ['price', '-inf-10', '"-inf"-"10"'],
  ])('knows the %s option %s as its own %s', async (facetId, written, own) => {
    const page = await engine.query(aQuery({ filters: new Map([[facetId, [written]]]) }));
    const plain = await engine.query(aQuery({ filters: new Map([[facetId, [own]]]) }));
    expect({ ...page, plan: {} }).toEqual({ ...plain, plan: {} });
    const values = page.facets.find(({ id }) => id === facetId)?.values ?? [];
    expect(values.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([own]);
  });

  it('keeps a range of the shopper’s own among the values, named in the unit of the bands', async () => {
    const { facets, total } = await engine.query(
      aQuery({ filters: new Map([['price', ['"12.5"-"15"']]]) }),
    );
    const own = facets.find(({ id }) => id === 'price')?.values.find(({ selected }) => selected);
    expect(own).toEqual({ id: '"12.5"-"15"', name: '£12.50 to £15', count: total, selected: true });
  });

  it('keeps an option that no product has as selected, with a count of none', async () => {
    const { facets, total } = await engine.query(
      aQuery({ filters: new Map([['size', ['XXXL']]]) }),
    );
    expect(total).toBe(0);
    expect(facets.find(({ id }) => id === 'size')?.values).toContainEqual({
      id: 'XXXL',
      name: 'XXXL',
      count: 0,
      selected: true,
    });
  });

  it('counts nothing of two facets where no product has the selected option of either', async () => {
    const filters = new Map([
      ['brand', ['unknown']],
      ['size', ['XXXL']],
    ]);
    const page = summaryOf(await engine.query(aQuery({ filters })));
    expect(page.facets).toEqual({ brand: { unknown: 0 }, size: { XXXL: 0 } });
    expect(page.hasSoldOut).toBe(true);
  });

  it.each([
    { base: { kind: 'group', id: 'nowhere' } },
    { base: { kind: 'collection', id: 'nowhere' } },
    { base: { kind: 'facet', facetId: 'brand', optionId: 'unknown' } },
    { base: { kind: 'facet', facetId: '__proto__', optionId: 'x' } },
    { group: 'nowhere' },
  ] as const)(
    'does not find $base.kind $group that the catalogue does not have',
    async (changes) => {
      expect(await engine.query(aQuery(changes))).toMatchObject({ found: false, total: 0 });
    },
  );

  it('matches nothing for unknown facets of any name', async () => {
    for (const id of ['no such facet', '__proto__', 'constructor']) {
      const page = await engine.query(aQuery({ filters: new Map([[id, ['x']]]) }));
      expect(page).toMatchObject({ found: true, total: 0 });
    }
  });

  it('gives an empty page with the true total past the last one', async () => {
    expect(await engine.query(aQuery({ page: 1e9 }))).toMatchObject({ total: 500, products: [] });
  });

  it('gives products by their ids, without those that it does not have', async () => {
    const wanted = catalogue.products.slice(0, 96);
    const ids = [...wanted.map(({ id }) => id), "x' OR 1=1 --"];
    const given = await engine.products(ids);
    expect(given).toHaveLength(96);
    expect(new Set(given)).toEqual(new Set(wanted));
    expect(await engine.products(["x' OR 1=1 --", '__proto__', '\0'])).toEqual([]);
  });
}
