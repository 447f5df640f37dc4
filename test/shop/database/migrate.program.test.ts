import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runMigrateCommand } from '../../../shop/database/migrate-command';
import { openEventsService } from '../../../shop/events/events-service';
import { openPostgresEventStore } from '../../../shop/events/postgres-event-store';
import { openSavedService } from '../../../shop/saved/saved-service';
import { closeAfterTest } from '../../support/close-after-test';
import {
  describeWithPostgres,
  type PostgresServer,
  postgresProgram,
  runSql,
  startPostgres,
} from '../../support/postgres-server';
import { aFolder } from '../../support/temporary-folder';
import { until } from '../../support/until';
import { aReceivedEvent } from '../events/an-events-service';
import { idsOf } from '../saved/a-saved-store';
import { aShopper, saved } from '../saved/a-saving-shopper';

const ignore = () => undefined;
const watch = { onMissing: ignore, onBack: ignore };

async function aNode(databaseUrl: string) {
  const options = { databaseUrl, dataDir: '/nowhere', onError: ignore, watch };
  const node = await openSavedService(options);
  closeAfterTest(node.store.close);
  return node;
}

const migrate = (databaseUrl: string | undefined, ...args: readonly string[]) =>
  migrateWith(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }, args);

async function migrateWith(env: NodeJS.ProcessEnv, args: readonly string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(stdout), text(stderr)]);
  const code = await runMigrateCommand(args, env, { stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, errors] = await said;
  return { code, out, errors };
}

const tablesOf = (url: string) =>
  runSql(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'");

describeWithPostgres('the tables in PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });

  it('are not made by a node, so that a backup can be restored below it', async () => {
    const former = await server.emptyDatabase();
    await migrate(former);
    const before = await aNode(former);
    await before.store.add({ shopperId: 'one', productId: 'sofa' });
    const dump = join(aFolder(), 'shop.dump');
    execFileSync(postgresProgram('pg_dump'), ['-Fc', '-f', dump, former]);

    const url = await server.emptyDatabase();
    const node = await aNode(url);
    const events = await openEventsService({
      databaseUrl: url,
      dataDir: '',
      onError: ignore,
      watch,
    });
    closeAfterTest(events.close);
    for (const { missing } of [node, events])
      expect(missing()).toMatchObject([
        {
          isUnready: true,
          why: expect.stringMatching(/restore its backup, or .* npm run migrate/) as string,
        },
      ]);
    expect(await tablesOf(url)).toEqual([]);
    execFileSync(postgresProgram('pg_restore'), ['--single-transaction', '-d', url, dump]);
    await until(() => node.missing().length + events.missing().length === 0);
    expect(node.secrets()).toEqual(before.secrets());
    expect(await idsOf(node.store.list('one'))).toEqual(['sofa']);
  });

  it('are missing again, and the node not ready, once another database stands in their place', async () => {
    const url = await server.emptyDatabase();
    await migrate(url);
    const node = await aNode(url);
    expect(node.missing()).toEqual([]);
    await runSql(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await node.store.list('one').catch(ignore);
    await until(() => node.missing()[0]?.isUnready === true);
    expect(await tablesOf(url)).toEqual([]);
  });

  it('are made once by commands that run together', async () => {
    const url = await server.emptyDatabase();
    const runs = await Promise.all(Array.from({ length: 6 }, () => migrate(url)));
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0]);
    const [first, ...others] = runs.map(({ out }) => out).toSorted();
    expect(first).toBe('saved products: version 0 to 5, a new secret\nevents: version 0 to 1\n');
    expect(new Set(others)).toEqual(
      new Set(['saved products: version 5 already\nevents: version 1 already\n']),
    );
    expect(await runSql(url, 'SELECT count(*)::int AS secrets FROM saved_secret')).toEqual([
      { secrets: 1 },
    ]);
  });

  it('serve a role that may read and write their rows and nothing else', async () => {
    const url = await server.emptyDatabase();
    await runSql(url, 'CREATE ROLE "shop node" LOGIN');
    expect((await migrate(url, '--grant', 'shop node')).out).toContain('rights of shop node');
    const asNode = url.replace('//shop@', '//shop%20node@');
    const { store, missing } = await aNode(asNode);
    await store.add({ shopperId: 'one', productId: 'sofa' });
    await store.remove({ shopperId: 'one', productId: 'sofa' });
    await store.expire();
    await store.check();
    const events = await openPostgresEventStore({ databaseUrl: asNode, onError: ignore });
    closeAfterTest(events.close);
    await events.append([aReceivedEvent()], 1);
    await events.check();
    expect([await events.removeBefore(2), missing()]).toEqual([1, []]);
    for (const sql of [
      'CREATE TABLE mine (id int)',
      'DROP TABLE saved_product',
      'ALTER TABLE saved_product ADD COLUMN mine int',
      "UPDATE saved_secret SET secret = 'mine'",
    ])
      await expect(runSql(asNode, sql)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('name the right that a role lacks', async () => {
    const url = await server.emptyDatabase();
    await runSql(url, 'CREATE ROLE stranger LOGIN');
    await migrate(url);
    const { missing } = await aNode(url.replace('//shop@', '//stranger@'));
    expect(missing()[0]?.why).toMatch(/npm run migrate -- --grant gives: permission denied/);
  });

  it('get no new secret for lists that have lost theirs, unless that is wanted', async () => {
    const url = await server.emptyDatabase();
    await migrate(url);
    await (await aNode(url)).store.add({ shopperId: 'one', productId: 'sofa' });
    await runSql(url, 'DELETE FROM saved_secret');
    expect((await migrate(url)).out).toMatch(/^saved products: version 5 already\n/);
    const node = await aNode(url);
    expect(node.missing()).toMatchObject([{ isUnready: true }]);
    expect((await migrate(url, '--new-secret')).out).toContain('a new secret');
    await until(() => node.missing().length === 0);
    expect(node.secrets()).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  });

  it('say so where there is nothing to do for the secret', async () => {
    const url = await server.emptyDatabase();
    await migrate(url);
    expect((await migrate(url, '--new-secret')).out).toContain('the secret is there and stays');
    expect((await migrate(url, '--forget-former-secret')).out).toContain(
      'there is no former secret',
    );
  });

  it.each(['--new-secret', '--rotate-secret', '--forget-former-secret'])(
    'of events alone have no secret for %s',
    async (option) => {
      const url = await server.emptyDatabase();
      const tried = await migrateWith({ EVENTS_DATABASE_URL: url }, [option]);
      expect(tried).toMatchObject({
        code: 2,
        errors: expect.stringContaining(`Set DATABASE_URL for ${option}`) as string,
      });
      expect(await tablesOf(url)).toEqual([]);
    },
  );

  it('have a secret that can be replaced without a shopper’s loss, below running nodes', async () => {
    const url = await server.emptyDatabase();
    await migrate(url);
    const node = await aNode(url);
    const [former] = node.secrets();
    const shopper = await aShopper(node);
    await shopper.add('sofa');
    // A node looks every minute, and after each failure.
    const fail = () => node.store.add({ shopperId: 'one', productId: '\0' }).catch(ignore);
    const lookAgain = async (secrets: number) => {
      await fail();
      await until(() => node.secrets().length === secrets && node.missing().length === 0);
    };

    expect((await migrate(url, '--rotate-secret')).out).toContain('another secret, which signs in');
    await lookAgain(2);
    expect(node.secrets()[0]).toBe(former);
    await runSql(url, "UPDATE saved_secret SET changed_at = now() - interval '6 minutes'");
    await fail();
    await until(() => node.secrets()[0] !== former && node.missing().length === 0);
    expect((await shopper.list()).body).toEqual(saved('sofa'));
    const returned = await aShopper(node, { cookies: shopper.cookies });
    expect(returned.cookies).not.toEqual(shopper.cookies);

    const again = await migrate(url, '--rotate-secret');
    expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('--forget') as string });
    expect(await migrate(url, '--forget-former-secret')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('nodes may still sign with the former secret') as string,
    });
    await runSql(url, "UPDATE saved_secret SET changed_at = now() - interval '11 minutes'");
    expect((await migrate(url, '--forget-former-secret')).out).toContain('is forgotten');
    await lookAgain(1);
    expect((await shopper.list()).status).toBe(403);
    expect((await returned.list()).body).toEqual(saved('sofa'));
  });

  it('of an earlier version wait for the command', async () => {
    const url = await server.emptyDatabase();
    await migrate(url);
    await runSql(
      url,
      'ALTER TABLE saved_product DROP COLUMN price, DROP COLUMN currency; ALTER TABLE saved_secret DROP COLUMN former, DROP COLUMN changed_at; UPDATE saved_schema SET version = 3',
    );
    const node = await aNode(url);
    expect(node.missing()[0]?.why).toContain('has tables of version 3, and 5 is needed');
    expect((await migrate(url)).out).toContain('saved products: version 3 to 5');
    await until(() => node.missing().length === 0);
  });

  it('need an address, a known option and a database that can be reached', async () => {
    expect(await migrate(undefined)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('DATABASE_URL') as string,
    });
    expect(await migrate(server.url, '--drop')).toMatchObject({ code: 2 });
    expect(await migrate('postgres://shop@127.0.0.1:1/shop')).toMatchObject({
      code: 1,
      errors: expect.stringContaining(
        'DATABASE_URL: nothing listens at its host and port',
      ) as string,
    });
    expect((await migrate(undefined, '--help')).out).toContain('--new-secret');
  });
});
