/** `npm run backup`: copies what a node stores in files. */
import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { loadOptional, MissingPackageError } from '../../server/services/load-optional';
import type { BackUp } from './back-up';

const help = `Copies what a node stores in DATA_DIR into a new folder, while the server runs or stands still: saved products, their
secret, events, and the import of the catalogue in use. To restore it, stop the server and put the folder in the place
of DATA_DIR.

  npm run backup -- FOLDER [options]

  --data-dir FOLDER  what is backed up (default: DATA_DIR, else ./data)
  --help             says this

What is in PostgreSQL is backed up by pg_dump, what is in OpenSearch by a snapshot.
`;

class UsageError extends Error {}

function parse(args: readonly string[]) {
  const options = {
    'data-dir': { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Undefined when help is requested. */
function readBackUp(args: readonly string[], env: NodeJS.ProcessEnv): BackUp | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1)
    throw new UsageError('Name the folder that the backup goes to: npm run backup -- FOLDER');
  // An earlier backup is never written over.
  if (existsSync(folder)) throw new UsageError(`${folder} is there already: name a new folder.`);
  return { folder, dataDir: values['data-dir'] ?? env.DATA_DIR ?? './data' };
}

/** Runs the command; gives the exit code. `args` are those after the command's name. */
export async function runBackupCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { stdout, stderr }: { readonly stdout: Writable; readonly stderr: Writable },
): Promise<number> {
  try {
    const wanted = readBackUp(args, env);
    if (wanted === undefined) {
      stdout.write(help);
      return 0;
    }
    const { backUp } = await loadOptional('files', () => import('./back-up'));
    const { names, faults } = await backUp(wanted);
    stdout.write(`Backed up to ${wanted.folder}: ${names.join(', ')}\n`);
    for (const fault of faults) stderr.write(`${fault}\n`);
    return faults.length === 0 ? 0 : 1;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof UsageError || error instanceof MissingPackageError ? 2 : 1;
  }
}
