import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@opensearch-project/opensearch';
import { patientTransport } from '../../../../shop/catalogue/opensearch/patient-transport';
import { closeAfterTest } from '../../../support/close-after-test';

/** Refuses so many requests before it takes one. */
async function aBusyNode(refusals: number) {
  const node = { requests: 0, url: '' };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      node.requests += 1;
      const isBusy = node.requests <= refusals;
      const error = { type: 'circuit_breaking_exception', reason: 'Data too large' };
      response
        .writeHead(isBusy ? 429 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(isBusy ? { error, status: 429 } : { errors: false, items: [{}] }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closeAfterTest(() => server.close());
  node.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return node;
}

function load(node: string) {
  const client = new Client({ node, compression: 'gzip', Transport: patientTransport(1) });
  closeAfterTest(() => client.close());
  const onDocument = () => ({ index: { _index: 'products' } });
  return client.helpers.bulk({ datasource: [{ id: '1' }], onDocument });
}

describe('a part of an import', () => {
  it('is sent again to a cluster that was too busy for it', async () => {
    const node = await aBusyNode(3);
    expect(await load(node.url)).toMatchObject({ successful: 1, failed: 0 });
    expect(node.requests).toBe(4);
  });

  it('ends the import when the cluster stays so', async () => {
    const node = await aBusyNode(100);
    await expect(load(node.url)).rejects.toThrow('circuit_breaking_exception');
    expect(node.requests).toBe(7);
  });
});
