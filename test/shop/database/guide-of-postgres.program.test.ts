/** The commands of the guide of operations that set PostgreSQL up, back it up and restore it. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { openSavedService } from '../../../shop/saved/saved-service';
import { closeAfterTest } from '../../support/close-after-test';
import { compileProgram } from '../../support/compile-program';
import { describeWithPostgres, runSql, startPostgres } from '../../support/postgres-server';
import { until } from '../../support/until';
import { idsOf } from '../saved/a-saved-store';
import { aGuidedDatabase } from './a-guided-database';

const program = compileProgram('shop/database/migrate.ts');
const ignore = () => undefined;

async function aNode(databaseUrl: string) {
  const watch = { onMissing: ignore, onBack: ignore };
  const node = await openSavedService({ databaseUrl, dataDir: '', onError: ignore, watch });
  closeAfterTest(node.store.close);
  return node;
}

describeWithPostgres('PostgreSQL by the guide of operations', () => {
  it('is set up, backed up, and restored below nodes that are already connected', async () => {
    const { url, at, run: runBy } = await aGuidedDatabase();
    const run = (text: string) => runBy(text, program);
    await run('CREATE ROLE shop_nodes');
    const node = await aNode(at('shop_nodes'));
    await node.store.add({ shopperId: 'one', productId: 'sofa' });
    const secrets = node.secrets();
    await run('--file backup/shop.dump');

    await runSql(url, 'DROP DATABASE shop WITH (FORCE)');
    const other = await aNode(at('shop_nodes'));
    await node.store.list('one').catch(ignore);
    expect([node, other].map(({ missing }) => missing().length)).toEqual([1, 1]);
    await run('"$OWNER_URL" backup/shop.dump');
    await until(() => node.missing().length + other.missing().length === 0);
    expect([other.secrets(), await idsOf(other.store.list('one'))]).toEqual([secrets, ['sofa']]);
    expect(await other.store.add({ shopperId: 'one', productId: 'lamp' })).toBe('saved');
    await expect(runSql(at('shop_nodes'), 'CREATE TABLE mine (id int)')).rejects.toThrow(
      'permission denied',
    );
  });

  it('has the role of the nodes by the script of the compose file', async () => {
    const { url } = await startPostgres();
    const script = resolve(__dirname, '../../../deploy/database-role.sh');
    execFileSync('sh', [script], {
      env: {
        PATH: process.env.PATH ?? '',
        PGHOST: new URL(url).searchParams.get('host') ?? '',
        POSTGRES_USER: 'shop',
        POSTGRES_DB: 'postgres',
        NODES_PASSWORD: "it's",
      },
    });
    const [role] = await runSql(
      url,
      "SELECT rolcanlogin, rolsuper, rolcreatedb FROM pg_roles WHERE rolname = 'shop_nodes'",
    );
    expect(role).toEqual({ rolcanlogin: true, rolsuper: false, rolcreatedb: false });
  });
});
