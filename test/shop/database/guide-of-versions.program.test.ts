/** The commands of the guide of operations that bring tables in PostgreSQL up to date, and roll them back. */
import { appendFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openEventsService } from '../../../shop/events/events-service';
import { eventTables, openPostgresEventStore } from '../../../shop/events/postgres-event-store';
import { savedTables } from '../../../shop/saved/postgres-saved-schema';
import { openSavedService } from '../../../shop/saved/saved-service';
import { closeAfterTest } from '../../support/close-after-test';
import { compileProgram } from '../../support/compile-program';
import { describeWithPostgres, runSql } from '../../support/postgres-server';
import { until } from '../../support/until';
import { aReceivedEvent } from '../events/an-events-service';
import { idsOf } from '../saved/a-saved-store';
import { aGuidedDatabase } from './a-guided-database';

const ignore = () => undefined;
const watch = { onMissing: ignore, onBack: ignore };

/** `npm run migrate` of a version with fewer steps or more than this one. */
function migrateOf(changes: { readonly saved: string; readonly events?: string }): string {
  const changed = compileProgram('shop/database/migrate.ts');
  const shop = resolve(changed, '../..');
  appendFileSync(join(shop, 'saved/postgres-saved-schema.js'), changes.saved);
  appendFileSync(join(shop, 'events/postgres-event-store.js'), changes.events ?? '');
  return changed;
}

const program = compileProgram('shop/database/migrate.ts');

async function aNode(databaseUrl: string) {
  const options = { databaseUrl, dataDir: '', onError: ignore, watch };
  const { store, ...saved } = await openSavedService(options);
  closeAfterTest(store.close);
  const events = await openEventsService(options);
  closeAfterTest(events.close);
  const missing = () => [...saved.missing(), ...events.missing()];
  return { store, secrets: saved.secrets, events, missing };
}

const setUp = 'CREATE ROLE shop_nodes';
const upgrade = '--file backup/earlier.dump';
const rollBack = 'RENAME TO shop_newer';
const present = { saved: savedTables.migrations.length, events: eventTables.migrations.length };

describeWithPostgres('the versions of tables in PostgreSQL, by the guide of operations', () => {
  it('are raised by an upgrade, and taken back with their rows for the version before', async () => {
    const { at, run, content, url } = await aGuidedDatabase();
    const earlier = migrateOf({ saved: 'migrations.splice(3);' });
    expect(await run(setUp, earlier)).toContain('saved products: version 0 to 3, a new secret');
    // As nodes of that version save.
    await runSql(
      at('shop_nodes'),
      `INSERT INTO saved_product (shopper_id, product_id, colour) VALUES ('one', 'sofa', 'Red');
       INSERT INTO saved_shopper VALUES ('one', 20000)`,
    );
    const collected = await openPostgresEventStore({
      databaseUrl: at('shop_nodes'),
      onError: ignore,
    });
    closeAfterTest(collected.close);
    await collected.append([aReceivedEvent()], 1);
    const before = content();
    const [stored] = await runSql(at('shop'), 'SELECT secret FROM saved_secret');
    const node = await aNode(at('shop_nodes'));
    expect(node.missing()).toMatchObject([{ what: 'saved products', isUnready: true }]);

    expect(await run(upgrade, program)).toContain(`saved products: version 3 to ${present.saved}`);
    await until(() => node.missing().length === 0);
    expect(node.secrets()).toEqual([stored?.secret]);
    expect(await node.store.list('one')).toEqual([{ productId: 'sofa', colour: 'Red' }]);
    expect(await node.store.add({ shopperId: 'one', productId: 'lamp' })).toBe('saved');
    expect(await collected.page({})).toMatchObject([{ id: 'event-0001' }]);

    await run(rollBack, earlier);
    expect(content()).toBe(before);
    const read = 'SELECT product_id, colour FROM saved_product';
    expect(await runSql(at('shop_nodes'), read)).toEqual([{ product_id: 'sofa', colour: 'Red' }]);
    await runSql(url, 'ALTER DATABASE shop_newer ALLOW_CONNECTIONS true');
    expect(await runSql(at('shop', 'shop_newer'), read)).toHaveLength(2);
  });

  it('are used by nodes that run on, refused by those that start, and rolled back', async () => {
    const { at, run, content } = await aGuidedDatabase();
    const column = (table: string) =>
      `migrations.push('ALTER TABLE ${table} ADD COLUMN later text');`;
    const newer = migrateOf({
      saved: column('saved_product'),
      events: column('collected_event'),
    });
    await run(setUp, program);
    const running = await aNode(at('shop_nodes'));
    const save = ({ store }: typeof running, productId: string) =>
      store.add({ shopperId: 'one', productId });
    await save(running, 'sofa');
    const before = content();
    expect(await run(upgrade, newer)).toContain(
      `saved products: version ${present.saved} to ${present.saved + 1}`,
    );
    // After a failure a node looks at the tables again.
    await expect(save(running, '\0')).rejects.toThrow();
    await until(() => running.missing().length === 0);
    expect(await save(running, 'lamp')).toBe('saved');

    const left = content();
    const started = await aNode(at('shop_nodes'));
    const why = expect.stringMatching(
      /newer version of the shop .* it is left as it is$/,
    ) as string;
    expect(started.missing()).toMatchObject([
      { what: 'saved products', why },
      { what: 'events', why },
    ]);
    expect(content()).toBe(left);

    await run(rollBack, program);
    expect(content()).toBe(before);
    await until(() => [running, started].every(({ missing }) => missing().length === 0));
    for (const { store } of [running, started])
      expect(await idsOf(store.list('one'))).toEqual(['sofa']);
  });
});
