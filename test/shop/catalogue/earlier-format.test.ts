import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sortOrders } from '../../../src/listing-url/sort-option';
import { createEmbeddedEngine } from '../../../shop/catalogue/embedded/embedded-engine';
import { openGeneration } from '../../../shop/catalogue/embedded/generation';
import { seal } from '../../../shop/catalogue/embedded/generation-store';
import type { ListingQuery } from '../../../shop/catalogue/listing-engine';
import { closeAfterTest } from '../../support/close-after-test';
import { aFolder } from '../../support/temporary-folder';
import { testProducts } from './a-catalogue';
import { importInto } from './damage-files';
import { aQuery, idsOf } from './open-test-catalogue';

it('a generation of the third format, which does not know what is sold out, is served as it is', async () => {
  const root = aFolder();
  const folder = join(root, await importInto(root, 60));
  const ofAll = aQuery();
  const ofSearch = aQuery({ base: { kind: 'search', term: testProducts(1)[0]?.title ?? '' } });
  const open = async () => {
    const engine = createEmbeddedEngine(await openGeneration(folder));
    closeAfterTest(engine.close);
    return { all: await engine.query(ofAll), found: await engine.query(ofSearch) };
  };
  const now = await open();
  expect(now).toMatchObject({ all: { total: 60, hasSoldOut: true }, found: { found: true } });
  expect(now.found.total).toBeGreaterThan(0);

  const path = join(folder, 'generation.json');
  const described = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  writeFileSync(path, JSON.stringify({ ...described, soldOut: undefined, format: 3 }));
  await seal(folder);
  expect(await open()).toMatchObject({
    all: { total: 60, hasSoldOut: false },
    found: { total: now.found.total },
  });
});

it('a generation from before an order was added has it by relevance, until the next import', async () => {
  const root = aFolder();
  const folder = join(root, await importInto(root, 60));
  const idsBy = async (sort: ListingQuery['sort']) => {
    const engine = createEmbeddedEngine(await openGeneration(folder));
    closeAfterTest(engine.close);
    return idsOf(await engine.query(aQuery({ sort })));
  };
  const byRelevance = await idsBy(sortOrders.relevance);
  expect(await idsBy(sortOrders.brand)).not.toEqual(byRelevance);

  const path = join(folder, 'columns.bin');
  const columns = readFileSync(path, 'latin1');
  writeFileSync(path, columns.replace('order:brand', 'order:other'), 'latin1');
  await seal(folder);
  expect(await idsBy(sortOrders.brand)).toEqual(byRelevance);
  expect(await idsBy(sortOrders.price)).not.toEqual(byRelevance);
});
