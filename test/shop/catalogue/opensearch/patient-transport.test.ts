import { join } from 'node:path';
import { Client } from '@opensearch-project/opensearch';
import { loadIndex } from '../../../../shop/catalogue/opensearch/load-index';
import { patientTransport } from '../../../../shop/catalogue/opensearch/patient-transport';
import { openPriceHistory } from '../../../../shop/catalogue/price-table';
import { closeAfterTest } from '../../../support/close-after-test';
import { aFolder } from '../../../support/temporary-folder';
import { catalogue } from '../any-query';
import { testProducts } from '../a-catalogue';
import { anEmptyCluster, type Said, startFakeNode } from './fake-node';

function connectTo({ url: node }: { readonly url: string }): Client {
  const client = new Client({ node, compression: 'gzip', Transport: patientTransport(1) });
  closeAfterTest(() => client.close());
  return client;
}

function refused(type: string, reason: string): Said {
  const cause = { type, reason };
  return { status: 429, body: { error: { ...cause, root_cause: [cause] }, status: 429 } };
}
const busy = refused('circuit_breaking_exception', 'Data too large');

/** Refuses so many requests before it takes one. */
function aBusyNode(refusals: number) {
  let requests = 0;
  return startFakeNode(() => {
    requests += 1;
    return requests <= refusals ? busy : { body: { errors: false, items: [{}] } };
  });
}

function load(node: { readonly url: string }) {
  const onDocument = () => ({ index: { _index: 'products' } });
  return connectTo(node).helpers.bulk({ datasource: [{ id: '1' }], onDocument });
}

describe('a part of an import', () => {
  it('is sent again to a cluster that was too busy for it', async () => {
    const node = await aBusyNode(3);
    expect(await load(node)).toMatchObject({ successful: 1, failed: 0 });
    expect(node.requests).toHaveLength(4);
  });

  it('ends the import when the cluster stays so', async () => {
    const node = await aBusyNode(100);
    await expect(load(node)).rejects.toThrow('circuit_breaking_exception');
    expect(node.requests).toHaveLength(7);
  });

  it('is not sent again to a cluster whose disks are full', async () => {
    const node = await startFakeNode(() =>
      refused('cluster_block_exception', 'index [a] blocked by: [TOO_MANY_REQUESTS/12/…];'),
    );
    await expect(connectTo(node).indices.refresh()).rejects.toThrow('blocked by');
    expect(node.requests).toHaveLength(1);
  });
});

describe('an import with a history of prices', () => {
  function importInto(node: { readonly url: string }) {
    const now = { currency: 'GBP', day: 20_000 };
    const path = join(aFolder(), 'prices.sqlite');
    const priceHistory = openPriceHistory({ path, before: undefined, now });
    const products = () => testProducts(5);
    const { outline } = catalogue;
    return loadIndex(connectTo(node), 'catalogue', { outline, products, priceHistory });
  }

  it('ends well where the cluster is too busy for each of its requests once', async () => {
    const respond = anEmptyCluster();
    const known = new Set<string>();
    const node = await startFakeNode((sent) => {
      const one = `${sent.method} ${sent.path}`;
      if (known.has(one)) return respond(sent);
      known.add(one);
      return busy;
    });
    const index = await importInto(node);
    const requests = [...known].map((one) => one.replaceAll(index, 'INDEX'));
    expect(requests).toEqual(
      expect.arrayContaining([
        'PUT /INDEX',
        'POST /_bulk',
        'PUT /INDEX-description/_doc/prices',
        'POST /INDEX/_forcemerge',
        'GET /INDEX/_refresh',
        'POST /_aliases',
      ]),
    );
  });

  it('has the cluster refresh what describes the catalogue once, at the end', async () => {
    const respond = anEmptyCluster();
    const refreshing: string[] = [];
    const node = await startFakeNode((sent) => {
      if (sent.parameters.has('refresh')) refreshing.push(sent.path);
      return respond(sent);
    });
    const index = await importInto(node);
    expect(refreshing).toEqual([]);
    const writes = node.requests.filter((line) => line.includes(`/${index}-description/`));
    expect(writes.filter((line) => line.endsWith('_refresh'))).toHaveLength(1);
    expect(writes.at(-1)).toBe(`GET /${index}-description/_refresh`);
  });
});
