/** Imports into a cluster that has other indices, while other imports run, and that are taken back. */
import { type Client, errors } from '@opensearch-project/opensearch';
import { withClusterLock } from '../../../../shop/catalogue/opensearch/cluster-lock';
import { descriptionIndexOf } from '../../../../shop/catalogue/opensearch/index-mapping';
import { loadIndex } from '../../../../shop/catalogue/opensearch/load-index';
import { indicesOf } from '../../../../shop/catalogue/opensearch/own-indices';
import { openIndex } from '../../../../shop/catalogue/opensearch/opensearch-engine';
import { rollBack } from '../../../../shop/import/roll-back';
import { BusyImport } from '../../../../shop/import/busy-import';
import { closeAfterTest } from '../../../support/close-after-test';
import { until } from '../../../support/until';
import { failureOf, openTestShop } from '../../import/import-text';
import { catalogue } from '../any-query';
import { testProducts } from '../a-catalogue';
import { isUpgraded } from './is-upgraded';
import { byTheGuide } from './by-the-guide';
import { clustersThatFail } from './clusters-that-fail';
import { remembersPrices } from './remembers-prices';

type Connected = { readonly client: Client; readonly url: string };

const lamps = (count: number) =>
  Array.from({ length: count }, (_, at) => `{"id":"${at}","title":"Lamp","price":5}\n`).join('');

export function importsIntoClusters(connect: () => Connected): void {
  const indicesLike = async (pattern: string): Promise<readonly string[]> => {
    const { body } = await connect().client.indices.get({ index: pattern });
    return Object.keys(body).sort();
  };
  const productsOf = async (alias: string) => {
    const { client } = connect();
    const [index = ''] = await indicesOf(client, alias);
    const engine = await openIndex(client, index);
    closeAfterTest(engine.close);
    return engine.health().products;
  };
  const load = (alias: string, count: number) =>
    loadIndex(connect().client, alias, {
      outline: catalogue.outline,
      products: () => testProducts(count),
    });

  it('removes none but indices of its own, what failed imports have left included', async () => {
    const { client } = connect();
    const others = [
      'foreign-0',
      'foreign-2020',
      'foreign-uk-00000000abcdef',
      'foreign-00000000abcdef',
    ];
    for (const index of others) await client.indices.create({ index });
    const first = await load('foreign', 5);
    const half = `foreign-00000001abcdef`;
    const body = { mappings: { _meta: { catalogue: 'foreign' } } };
    await client.indices.create({ index: half, body });
    await load('foreign', 6);
    const third = await load('foreign', 7);
    const left = await indicesLike('foreign-*');
    expect(left).toEqual(expect.arrayContaining(others));
    expect(left).not.toContain(half);
    expect(left).not.toContain(first);
    expect(left.filter((name) => !others.includes(name))).toHaveLength(4);
    expect(await indicesOf(client, 'foreign')).toEqual([third]);
  });

  it('removes what earlier versions have made, which set no mark', async () => {
    const { client } = connect();
    const old = 'unmarked-00000001abcdef';
    for (const index of [old, descriptionIndexOf(old)]) await client.indices.create({ index });
    await load('unmarked', 5);
    expect(await indicesLike('unmarked-*')).toHaveLength(2);
  });

  it('takes the alias from every index that has it', async () => {
    const { client } = connect();
    const one = await load('double', 5);
    const body = { aliases: { double: {} } };
    await client.indices.create({ index: 'double-of-another', body });
    const next = await load('double', 6);
    expect(await indicesOf(client, 'double')).toEqual([next]);
    expect(await indicesLike('double-*')).toEqual(
      expect.arrayContaining([one, 'double-of-another']),
    );
  });

  it('takes the alias although the response to its move is lost, and keeps the index', async () => {
    const { client } = connect();
    await load('lost', 5);
    const move = client.indices.updateAliases.bind(client.indices);
    const spy = jest.spyOn(client.indices, 'updateAliases').mockImplementation((async (
      params: never,
    ) => {
      await move(params);
      throw new errors.TimeoutError('Request timed out', {} as never);
    }) as never);
    const index = await load('lost', 6);
    spy.mockRestore();
    expect([await indicesOf(client, 'lost'), await productsOf('lost')]).toEqual([[index], 6]);
  });

  it('leaves the index that may yet get the alias when the cluster does not say', async () => {
    const { client } = connect();
    const before = await load('unsaid', 5);
    const spy = jest
      .spyOn(client.indices, 'updateAliases')
      .mockImplementation((() =>
        Promise.reject(new errors.TimeoutError('Request timed out', {} as never))) as never);
    await expect(load('unsaid', 6)).rejects.toThrow('Request timed out');
    spy.mockRestore();
    expect(await indicesOf(client, 'unsaid')).toEqual([before]);
    expect(await indicesLike('unsaid-*')).toHaveLength(4);
  });

  it('imports one file at a time: a second import says which one runs, and changes nothing', async () => {
    const { client, url } = connect();
    const shop = openTestShop();
    const runs = [
      shop.importText(lamps(3), { openSearchUrl: url }),
      openTestShop().importText(lamps(4), { openSearchUrl: url }),
    ];
    const done = await Promise.allSettled(runs);
    const refused = done.filter((run) => run.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toBeInstanceOf(BusyImport);
    expect(String(refused[0]?.reason)).toMatch(
      /another import into this cluster runs: on .+, process \d+, since 2/,
    );
    expect(await indicesOf(client, 'catalogue')).toHaveLength(1);
  });

  it('takes the lock of a process that has ended, and none that is held', async () => {
    const { client } = connect();
    const times = { renewEveryMs: 200, staleAfterMs: 1_000 };
    const locked = <Result>(work: () => Promise<Result>) =>
      withClusterLock(client, 'locked', { work, times });
    let end: (() => void) | undefined;
    const first = locked(() => new Promise<void>((done) => (end = done)));
    await until(() => end !== undefined);
    await expect(locked(() => Promise.resolve())).rejects.toThrow('another import');
    end?.();
    await first;
    const { body } = await client.index({
      index: 'locked-lock',
      id: 'import',
      body: { owner: 'dead', host: 'gone', process: 1, since: '2026-01-01T00:00:00Z' },
    });
    expect(body.result).toBe('created');
    expect(await locked(() => Promise.resolve('taken'))).toBe('taken');
  });

  it('does not take the alias when its lock was lost meanwhile', async () => {
    const { client } = connect();
    const before = await load('overtaken', 5);
    const work = async ({ confirm }: { readonly confirm: () => Promise<void> }) => {
      // Another import takes the lock of one that was stopped for long.
      await client.index({ index: 'overtaken-lock', id: 'import', body: { owner: 'another' } });
      const products = () => testProducts(6);
      await loadIndex(client, 'overtaken', { outline: catalogue.outline, products, confirm });
    };
    await expect(withClusterLock(client, 'overtaken', { work })).rejects.toThrow('another import');
    expect(await indicesOf(client, 'overtaken')).toEqual([before]);
    expect(await indicesLike('overtaken-*')).toHaveLength(3);
    const lock = await client.get({ index: 'overtaken-lock', id: 'import' });
    expect(lock.body._source).toEqual({ owner: 'another' });
  });

  it('goes back to the import before, and forward by the next', async () => {
    const { client, url } = connect();
    await client.indices.deleteAlias({ index: '*', name: 'catalogue' }, { ignore: [404] });
    await client.indices.delete({ index: 'catalogue-*' });
    const shop = openTestShop();
    const openSearchUrl = url;
    const back = () => rollBack({ rollback: true, dataDir: shop.path, openSearchUrl });
    await shop.importText(lamps(3), { openSearchUrl });
    expect(await failureOf(back())).toBe(
      'ImportFailure: there is no import before the one in use that can be taken again',
    );
    await shop.importText(lamps(4), { openSearchUrl });
    expect(await back()).toMatch(
      /^Rolled back: the import of 20\S+ is in use again, with 3 products\.$/,
    );
    expect(await productsOf('catalogue')).toBe(3);
    await shop.importText(lamps(5), { openSearchUrl });
    expect(await productsOf('catalogue')).toBe(5);
    expect(await back()).toContain('with 3 products');
  });

  it('is looked at and taken back by the commands of the guide of operations', async () => {
    const { client, url } = connect();
    const openSearchUrl = url;
    const shop = openTestShop();
    await shop.importText(lamps(6), { openSearchUrl });
    await shop.importText(lamps(7), { openSearchUrl });
    const [index = ''] = await indicesOf(client, 'catalogue');
    const run = byTheGuide(`${url},http://two:9200`);
    const state = await run('_cluster/health');
    expect(state).toMatch(/"status" : "(?:green|yellow)"/);
    expect(state).toContain(`"${index}" : {`);
    expect(await run('"$OPENSEARCH_URL" --rollback\n')).toContain('with 6 products');
    expect(await productsOf('catalogue')).toBe(6);
  });

  isUpgraded({ connect, productsOf });
  remembersPrices(connect);
  clustersThatFail(connect);
}
