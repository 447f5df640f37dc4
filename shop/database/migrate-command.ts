/** `npm run migrate`: makes the tables in PostgreSQL, and brings them up to date. */
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { loadOptional, MissingPackageError } from '../../server/services/load-optional';
import type { Migration } from './migrate-databases';

const help = `Makes the tables of saved products and events in PostgreSQL, or brings those of an earlier version up to date.
Nodes never do: one that finds none is not ready, so that a backup can be restored into an empty database.

  DATABASE_URL=postgres://owner:password@host/shop npm run migrate -- [options]

  --grant ROLE    lets this role, which the nodes connect as, read and write the rows; it may change no table
  --new-secret    stores a new secret where there are lists but none: cookies signed with the former one lead to no list
  --rotate-secret has the nodes sign with another secret after five minutes; cookies of the former one stay valid
  --forget-former-secret
                  ends that, ten minutes later at the earliest: shoppers who have not come since begin a new list
  --help          says this

The databases are those of DATABASE_URL and EVENTS_DATABASE_URL. The first run also stores the secret that nodes
without SHOP_SECRET share. Before you restore a backup, run nothing: it has its tables and the secret.
`;

class UsageError extends Error {}

const ofSecret = ['new-secret', 'rotate-secret', 'forget-former-secret'] as const;

/** Undefined when help is requested. */
function readMigration(args: readonly string[], env: NodeJS.ProcessEnv): Migration | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const { DATABASE_URL: databaseUrl, EVENTS_DATABASE_URL: eventsDatabaseUrl } = env;
  if (!databaseUrl && !eventsDatabaseUrl)
    throw new UsageError(
      'Set DATABASE_URL or EVENTS_DATABASE_URL: files in DATA_DIR need no migration.',
    );
  const unplaced = ofSecret.find((name) => values[name] === true && !databaseUrl);
  if (unplaced !== undefined)
    throw new UsageError(
      `Set DATABASE_URL for --${unplaced}: the secret is there, not in EVENTS_DATABASE_URL.`,
    );
  return {
    databaseUrl,
    eventsDatabaseUrl,
    grantTo: values.grant,
    newSecret: values['new-secret'] === true,
    rotateSecret: values['rotate-secret'] === true,
    forgetFormerSecret: values['forget-former-secret'] === true,
  };
}

function parse(args: readonly string[]) {
  const options = {
    grant: { type: 'string' },
    'new-secret': { type: 'boolean' },
    'rotate-secret': { type: 'boolean' },
    'forget-former-secret': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Runs the command; gives the exit code. `args` are those after the command's name. */
export async function runMigrateCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { stdout, stderr }: { readonly stdout: Writable; readonly stderr: Writable },
): Promise<number> {
  try {
    const migration = readMigration(args, env);
    if (migration === undefined) {
      stdout.write(help);
      return 0;
    }
    const { migrateDatabases } = await loadOptional(
      'postgres',
      () => import('./migrate-databases'),
    );
    for (const line of await migrateDatabases(migration)) stdout.write(`${line}\n`);
    return 0;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof UsageError || error instanceof MissingPackageError ? 2 : 1;
  }
}
