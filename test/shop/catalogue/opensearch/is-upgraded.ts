/** A catalogue in a cluster that is lost and restored, or changes its format, by the guide of operations. */
import { join } from 'node:path';
import type { Client } from '@opensearch-project/opensearch';
import { fetchHistory } from '../../../../shop/catalogue/opensearch/index-history';
import {
  descriptionIndexOf,
  indexFormat,
} from '../../../../shop/catalogue/opensearch/index-mapping';
import { indicesOf } from '../../../../shop/catalogue/opensearch/own-indices';
import { openIndex } from '../../../../shop/catalogue/opensearch/opensearch-engine';
import { readPriceLines } from '../../../../shop/catalogue/price-table';
import { aFolder } from '../../../support/temporary-folder';
import { openTestShop } from '../../import/import-text';
import { byTheGuide } from './by-the-guide';

type Options = {
  readonly connect: () => { readonly client: Client; readonly url: string };
  readonly productsOf: (alias: string) => Promise<number>;
};

const lamps = (count: number) =>
  Array.from({ length: count }, (_, at) => `{"id":"${at}","title":"Lamp","price":5}\n`).join('');

export function isUpgraded({ connect, productsOf }: Options): void {
  const inUse = async () => (await indicesOf(connect().client, 'catalogue'))[0] ?? '';
  const load = (count: number) =>
    openTestShop().importText(lamps(count), { openSearchUrl: connect().url });
  const describeAs = async (index: string, format: number) => {
    const described = { index: descriptionIndexOf(index), id: 'catalogue', refresh: true } as const;
    await connect().client.update({ ...described, body: { doc: { format } } });
    await expect(openIndex(connect().client, index)).rejects.toThrow('made by another version');
  };
  const pricesOf = async (index: string) => {
    const history = await fetchHistory(connect().client, index, join(aFolder(), 'prices.sqlite'));
    if (history === undefined || history === 'damaged') throw new Error(`${index} has no history`);
    return [...readPriceLines(history.path)];
  };

  it('is restored from a snapshot by the guide, with the prices that its products have had', async () => {
    const { client, url } = connect();
    await load(8);
    await load(9);
    const index = await inUse();
    const prices = await pricesOf(index);
    expect(prices).toHaveLength(9);
    const run = byTheGuide(url, { CLUSTER_URL: url, SNAPSHOT: 'first' });
    await run('"location": "shop"');
    expect(await run('"include_global_state"')).toContain('"state":"SUCCESS"');

    await client.indices.delete({ index: 'catalogue-*' });
    expect(await inUse()).toBe('');
    await run('/_restore');
    expect(await inUse()).toBe(index);
    expect([await productsOf('catalogue'), await pricesOf(index)]).toEqual([9, prices]);
    expect(await run('"$OPENSEARCH_URL" --rollback\n')).toContain('with 8 products');
    await load(10);
    expect(await productsOf('catalogue')).toBe(10);
  });

  it('is imported again by a version of another format, and taken again by the version before', async () => {
    const { url } = connect();
    await load(11);
    const earlier = await inUse();
    await describeAs(earlier, indexFormat - 1);
    const feed = openTestShop().put('feed.ndjson', lamps(12));
    const run = byTheGuide(url, { FEED: feed });
    expect(await run('"$FEED"')).toContain('12 products');
    expect(await productsOf('catalogue')).toBe(12);

    // The version after this one has imported: this one goes back to what it has made itself.
    const own = await inUse();
    await load(13);
    await describeAs(await inUse(), indexFormat + 1);
    expect(await run('# of the previous version')).toContain('with 12 products');
    expect([await inUse(), await productsOf('catalogue')]).toEqual([own, 12]);
  });
}
