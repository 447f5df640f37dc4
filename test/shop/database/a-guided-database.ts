/** The database of the guide of operations, its commands, and what is in the tables. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { guideBlock, runGuideBlock } from '../../support/guide-commands';
import { postgresProgram, startPostgres } from '../../support/postgres-server';
import { aFolder } from '../../support/temporary-folder';

/** Starts PostgreSQL. Its database `shop` is made by a block of the guide. */
export async function aGuidedDatabase() {
  const { url } = await startPostgres();
  const cwd = aFolder();
  mkdirSync(join(cwd, 'backup'));
  const at = (role: string, database = 'shop') =>
    url.replace('//shop@', `//${role}@`).replace('/postgres?', `/${database}?`);
  const env = {
    ADMIN_URL: url,
    OWNER_URL: at('shop_owner'),
    OWNER_PASSWORD: 'o',
    NODES_PASSWORD: 'n',
  };
  return {
    url,
    at,
    /** Runs a block of the guide with the programs of a version. */
    run: async (text: string, migrate: string) => {
      const block = guideBlock('docs/guides/operations.md', text);
      return (await runGuideBlock(block, { env, programs: { migrate }, cwd })).stdout;
    },
    /** Tables and rows, as a backup has them. */
    content: (database = 'shop') => {
      const address = at('shop', database);
      const dump = execFileSync(postgresProgram('pg_dump'), [address], { encoding: 'utf8' });
      // Each dump has a random word of its own in these lines.
      return dump.replace(/^\\(?:un)?restrict .*$/gm, '');
    },
  };
}
