/** Work on all products of a large catalogue leaves room for the renewal of a cluster's lock, and for signals. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@opensearch-project/opensearch';
import { indexFormat } from '../../../shop/catalogue/opensearch/index-mapping';
import { loadIndex } from '../../../shop/catalogue/opensearch/load-index';
import { reviseIndex } from '../../../shop/catalogue/opensearch/revise-index';
import { openPriceHistory } from '../../../shop/catalogue/price-table';
import { openRows } from '../../../shop/import/formats/open-rows';
import { createRowReport, defaultLimit } from '../../../shop/import/row-report';
import { updateCatalogue } from '../../../shop/import/update/update-catalogue';
import { closeAfterTest } from '../../support/close-after-test';
import { aFolder } from '../../support/temporary-folder';
import { testOutline as outline, testProducts } from '../catalogue/a-catalogue';
import { anEmptyCluster, startFakeNode } from '../catalogue/opensearch/fake-node';

const all = testProducts(4_000);

/** How often a timer has run while all of them were read, each time that they are. */
function aWatch() {
  let beats = 0;
  const timer = setInterval(() => (beats += 1), 1);
  closeAfterTest(() => clearInterval(timer));
  const seen: number[] = [];
  const watched = function* <Item>(items: readonly Item[]): Generator<Item> {
    const before = beats;
    yield* items;
    seen.push(beats - before);
  };
  return { watched, seen };
}

async function anOpenCluster(): Promise<Client> {
  const respond = anEmptyCluster();
  const node = await startFakeNode((sent) =>
    sent.path.endsWith('/words') ? { body: { _source: { words: '' } } } : respond(sent),
  );
  const client = new Client({ node: node.url });
  closeAfterTest(() => client.close());
  return client;
}

describe('all products of a catalogue', () => {
  it('are read in turns with other work before the first is loaded into a cluster, and while they are', async () => {
    const { watched, seen } = aWatch();
    await loadIndex(await anOpenCluster(), 'catalogue', { outline, products: () => watched(all) });
    expect(seen).toHaveLength(2);
    expect(Math.min(...seen)).toBeGreaterThan(0);
  });

  it('are in an update of a cluster, also where few have changed', async () => {
    const { watched, seen } = aWatch();
    const path = join(aFolder(), 'prices.sqlite');
    const now = { currency: 'GBP', day: 20_000 };
    await reviseIndex(await anOpenCluster(), 'catalogue', {
      before: 'catalogue-1',
      description: {
        ...{ format: indexFormat, products: all.length, facetRows: [], categoryKinds: [] },
        outline,
      },
      outline,
      products: watched(all.map((product) => ({ product, isChanged: false }))),
      documentIds: all.map(({ id }) => id),
      priceHistory: openPriceHistory({ path, before: undefined, now }),
      onProgress: () => undefined,
    });
    expect(Math.min(...seen)).toBeGreaterThan(0);
  });

  it('are when an update is tried', async () => {
    const { watched, seen } = aWatch();
    const limit = defaultLimit;
    const nothing = () => undefined;
    const file = join(aFolder(), 'stock.csv');
    writeFileSync(file, `id,price\n${all[0]?.id},5\n`);
    const catalogue = {
      ...{ outline, products: all.length, openHistory: () => Promise.reject(new Error('dry')) },
      cards: { all: () => watched(all), find: () => undefined, close: () => undefined },
      replace: () => Promise.resolve(),
    };
    await updateCatalogue(catalogue, {
      options: { file, dataDir: '', limit, dryRun: true, mode: 'update' },
      opened: await openRows(file),
      columns: new Set(['id', 'price']),
      bar: { show: nothing, clear: nothing },
      report: createRowReport({ write: nothing, writeWarning: nothing, limit }),
    });
    expect(Math.min(...seen)).toBeGreaterThan(0);
  });
});
