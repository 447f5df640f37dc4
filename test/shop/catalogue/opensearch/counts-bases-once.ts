/** The tests of what a page node knows of a base, on a real cluster. */
import fc from 'fast-check';
import type { Client } from '@opensearch-project/opensearch';
import { isRecord } from '../../../../src/lib/read-unknown';
import type { ListingEngine, ListingQuery } from '../../../../shop/catalogue/listing-engine';
import { loadIndex } from '../../../../shop/catalogue/opensearch/load-index';
import { replaceIndex } from '../../../../shop/catalogue/opensearch/replace-index';
import { openIndex } from '../../../../shop/catalogue/opensearch/opensearch-engine';
import { closeAfterTest } from '../../../support/close-after-test';
import { anyQuery, catalogue, summaryOf } from '../any-query';
import { bruteForce } from '../brute-force';
import { aQuery } from '../open-test-catalogue';

/** To be called within a `describe`. */
export function countsBasesOnce(clientOf: () => Client): void {
  const openCounted = async (products = catalogue.products): Promise<ListingEngine> => {
    const { outline } = catalogue;
    const index = await loadIndex(clientOf(), 'bases', { outline, products: () => products });
    const engine = await openIndex(clientOf(), index);
    closeAfterTest(engine.close);
    return engine;
  };

  it('gives what plain loops give also where the base was requested before without selections', async () => {
    const engine = await openCounted();
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const whole: ListingQuery = { ...query, filters: new Map() };
        for (const each of [whole, query, whole])
          expect(summaryOf(await engine.query(each))).toEqual(bruteForce(catalogue, each));
      }),
      { numRuns: 150 },
    );
  });

  it('sends one request for one listing', async () => {
    const engine = await openCounted();
    const search = jest.spyOn(clientOf(), 'search');
    const filters = new Map([
      ['brand', ['id-zeta']],
      ['price', ['"5"-"12"']],
    ]);
    await engine.query(aQuery({ base: { kind: 'group', id: 'Home-1-1' }, filters }));
    expect(search).toHaveBeenCalledTimes(1);
    search.mockRestore();
  });

  it('counts a base once, and the facet that is selected first with it', async () => {
    const engine = await openCounted();
    const search = jest.spyOn(clientOf(), 'search');
    const counted: string[][] = [];
    for (const query of [
      aQuery(),
      aQuery({ page: 2 }),
      aQuery({ filters: new Map([['size', ['M']]]) }),
      aQuery({ filters: new Map([['price', ['"12.5"-"15"']]]) }),
    ]) {
      await engine.query(query);
      const body = search.mock.lastCall?.[0]?.body;
      counted.push(Object.keys(isRecord(body) && isRecord(body['aggs']) ? body['aggs'] : {}));
    }
    expect(search).toHaveBeenCalledTimes(4);
    search.mockRestore();
    expect(counted).toEqual([['common', 'soldOut'], [], ['common'], ['common', 'chosen:price']]);
  });

  it('counts again in the index of another import', async () => {
    const first = await openCounted();
    expect((await first.query(aQuery())).total).toBe(500);
    const products = catalogue.products.slice(0, 40);
    const second = await openCounted(products);
    expect(summaryOf(await second.query(aQuery()))).toEqual(
      bruteForce({ ...catalogue, products }, aQuery()),
    );
  });

  it('puts an index in use in one segment for each copy, when several were written', async () => {
    const client = clientOf();
    const segmentsOf = async (index: string) => {
      const { body } = await client.cat.segments({ index, format: 'json' });
      return (body as readonly { readonly prirep: string }[]).map(({ prirep }) => prirep).sort();
    };
    let before: readonly string[] = [];
    const fill = async (index: string): Promise<void> => {
      const settings = { number_of_shards: 1, number_of_replicas: 1 };
      await client.indices.create({ index, body: { settings }, wait_for_active_shards: 'all' });
      for (const id of ['a', 'b']) await client.index({ index, id, body: { id }, refresh: true });
      before = await segmentsOf(index);
    };
    const index = await replaceIndex(client, 'segments', { fill });
    expect(before).toEqual(['p', 'p', 'r', 'r']);
    expect(await segmentsOf(index)).toEqual(['p', 'r']);
  });
}
