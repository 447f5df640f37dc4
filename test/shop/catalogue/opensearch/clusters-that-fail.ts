/** Imports into a cluster that fails while they run: each says why, or goes on, and none takes half for the whole. */
import type { Client } from '@opensearch-project/opensearch';
import { withClusterLock } from '../../../../shop/catalogue/opensearch/cluster-lock';
import { createIndex } from '../../../../shop/catalogue/opensearch/create-index';
import { explainClusterError } from '../../../../shop/catalogue/opensearch/explain-cluster-error';
import { descriptionIndexOf } from '../../../../shop/catalogue/opensearch/index-mapping';
import { loadIndex } from '../../../../shop/catalogue/opensearch/load-index';
import { indicesOf } from '../../../../shop/catalogue/opensearch/own-indices';
import { readCards, readDescriptionOf } from '../../../../shop/catalogue/opensearch/read-index';
import {
  type IndexRevision,
  reviseIndex,
} from '../../../../shop/catalogue/opensearch/revise-index';
import { closeAfterTest } from '../../../support/close-after-test';
import { until } from '../../../support/until';
import { failureOf, openTestShop } from '../../import/import-text';
import { testProducts } from '../a-catalogue';
import { catalogue } from '../any-query';

type Work = (...given: never[]) => unknown;

export function clustersThatFail(
  connect: () => { readonly client: Client; readonly url: string },
): void {
  const load = (alias: string, count: number, confirm?: () => Promise<void>) =>
    loadIndex(connect().client, alias, {
      outline: catalogue.outline,
      products: () => testProducts(count),
      confirm,
    });
  const reasonOf = (work: Promise<unknown>): Promise<string> =>
    work.then(() => 'no failure', explainClusterError);
  const fill = (index: string) =>
    connect().client.indices.putSettings({
      index,
      body: { 'index.blocks.read_only_allow_delete': true },
    });
  const namesLike = async (index: string) =>
    Object.keys((await connect().client.indices.get({ index })).body);

  /** What the client does when the response to a request is late. */
  function sendTwice<Name extends string>(target: Readonly<Record<Name, Work>>, name: Name): void {
    const send = target[name].bind(target);
    const spy = jest.spyOn(target as Record<string, Work>, name);
    spy.mockImplementation(async (...given) => {
      await send(...given);
      return send(...given);
    });
    closeAfterTest(() => spy.mockRestore());
  }

  async function aRevision(
    alias: string,
    change: Pick<IndexRevision, 'products' | 'documentIds'>,
  ): Promise<IndexRevision> {
    const before = await load(alias, 3);
    const description = await readDescriptionOf(connect().client, before);
    const { outline } = description;
    const priceHistory = { path: '', finish: () => undefined };
    const onProgress = () => undefined;
    return { before, description, outline, priceHistory, onProgress, ...change };
  }

  it('loads a catalogue once, also when requests are repeated whose responses were late', async () => {
    const { client } = connect();
    sendTwice(client.indices as never, 'create');
    sendTwice(client as never, 'index');
    const work = ({ confirm }: { readonly confirm: () => Promise<void> }) =>
      load('repeated', 5, confirm);
    const index = await withClusterLock(client, 'repeated', { work });
    expect(await indicesOf(client, 'repeated')).toEqual([index]);
    expect((await client.count({ index })).body.count).toBe(5);
  });

  it('says that disks are full when they become so while it loads, and leaves nothing', async () => {
    const { client } = connect();
    const before = await load('filling', 5);
    const create = client.indices.create.bind(client.indices);
    const spy = jest.spyOn(client.indices, 'create').mockImplementation((async (given: never) => {
      const response = await create(given);
      await fill('filling-*');
      return response;
    }) as never);
    const reason = await reasonOf(load('filling', 6));
    spy.mockRestore();
    expect(reason).toMatch(/^its disks are full: make room, or add a node.+flood-stage/);
    expect(await indicesOf(client, 'filling')).toEqual([before]);
    expect(await namesLike('filling-*')).toHaveLength(2);
  });

  it('says that no node takes an index', async () => {
    const settings = { 'index.routing.allocation.require._name': 'nowhere' };
    expect(await reasonOf(createIndex(connect().client, 'unplaced', { settings }))).toContain(
      'no node takes unplaced within 20s',
    );
  });

  it('reads all parts of an index or fails', async () => {
    const { client } = connect();
    const [node] = (await client.cat.nodes({ format: 'json' })).body as { name?: string }[];
    const settings = {
      number_of_shards: 2,
      number_of_replicas: 0,
      'index.routing.allocation.require._name': node?.name,
      'index.routing.allocation.total_shards_per_node': 1,
    };
    const index = 'half';
    await client.indices.create({ index, body: { settings }, wait_for_active_shards: '0' });
    await until(async () => {
      const { body } = await client.cat.shards({ index, format: 'json' });
      return JSON.stringify(body).includes('STARTED');
    }, 120_000);
    const read = async () => {
      for await (const card of readCards(client, index)) expect(card).toBeDefined();
    };
    await expect(read()).rejects.toThrow('search_phase_execution_exception');
    await client.indices.delete({ index });
  });

  it('writes no product of which the cluster does not give what it has', async () => {
    const { client } = connect();
    const [product] = testProducts(1);
    if (product === undefined) throw new Error('there is a product');
    const products = [{ product, isChanged: true }];
    const revision = await aRevision('unread', { products, documentIds: ['99'] });
    expect(await reasonOf(reviseIndex(client, 'unread', revision))).toBe(
      `a part of ${revision.before} cannot be read`,
    );
    expect(await indicesOf(client, 'unread')).toEqual([revision.before]);
  });

  it('takes no index in which products stay that should go', async () => {
    const { client } = connect();
    const revision = await aRevision('staying', { products: [undefined], documentIds: ['1'] });
    const bulk = client.bulk.bind(client);
    const spy = jest.spyOn(client, 'bulk').mockImplementation((async (given: never) => {
      await fill('staying-*');
      return bulk(given);
    }) as never);
    const reason = await reasonOf(reviseIndex(client, 'staying', revision));
    spy.mockRestore();
    expect(reason).toMatch(/^its disks are full/);
    expect(await indicesOf(client, 'staying')).toEqual([revision.before]);
  });

  it('is mended by an import that may lose what was known, where the data of its nodes is lost', async () => {
    const { client, url: openSearchUrl } = connect();
    const shop = openTestShop();
    const lamp = '{"id":"1","title":"Lamp","price":5}\n';
    await shop.importText(lamp, { openSearchUrl });
    const [before = ''] = await indicesOf(client, 'catalogue');
    const index = descriptionIndexOf(before);
    await client.indices.delete({ index });
    const body = { settings: { 'index.routing.allocation.require._name': 'nowhere' } };
    await client.indices.create({ index, body, wait_for_active_shards: '0' });
    const careful = shop.importText(lamp, { openSearchUrl, acceptChanges: false });
    expect(await failureOf(careful)).toMatch(
      /^ImportFailure: the OpenSearch cluster: .+ --accept-changes imports without it/,
    );
    expect(await indicesOf(client, 'catalogue')).toEqual([before]);
    const { summary } = await shop.importText(lamp, { openSearchUrl });
    expect([summary.products, summary.lostHistory]).toEqual([1, 'damaged']);
    expect(await indicesOf(client, 'catalogue')).not.toContain(before);
    await shop.importText(lamp, { openSearchUrl });
  });
}
