import { Client } from '@opensearch-project/opensearch';
import {
  type IndexDescription,
  indexFormat,
} from '../../../../shop/catalogue/opensearch/index-mapping';
import { openIndex } from '../../../../shop/catalogue/opensearch/opensearch-engine';
import { readWords } from '../../../../shop/catalogue/words';
import { closeAfterTest } from '../../../support/close-after-test';
import { processorMsOf, processorMsUntil } from '../../../support/processor-time';
import { testOutline } from '../a-catalogue';
import { startFakeNode } from './fake-node';

const names = Array.from({ length: 50_000 }, (_, at) => `Brand${at.toString(36)} of Things`);
const values = names.map((name) => ({ id: name, name }));
const description: IndexDescription = {
  format: indexFormat,
  products: 1,
  outline: testOutline,
  facetRows: [{ id: 'brand', name: 'Brand', type: 'multiple', values }],
  categoryKinds: [],
};

const words = names.map((name) => `${name.split(' ', 1).join()} 1`).join('\n');

describe('opening an index', () => {
  it('takes little more than reading the words of its brands, during which a server responds to no shopper', async () => {
    const { url } = await startFakeNode(({ path }) => ({
      body: { _source: path.endsWith('/words') ? { words } : description },
    }));
    const client = new Client({ node: url });
    closeAfterTest(() => client.close());
    const readingMs = processorMsOf(() => names.map(readWords));
    const openingMs = await processorMsUntil(async () => {
      const engine = await openIndex(client, 'catalogue-1');
      closeAfterTest(engine.close);
    });
    expect(openingMs).toBeLessThan(20 * readingMs + 500);
  });
});
