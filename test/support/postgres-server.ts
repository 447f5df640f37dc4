/** A PostgreSQL server for tests, from the binaries of Debian's package. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { migrateDatabases } from '../../shop/database/migrate-databases';
import { closeAfterTest } from './close-after-test';
import { describeWithPrograms, requireProgram, type RequiredProgram } from './required-program';
import { aFolder } from './temporary-folder';

const packageDir = '/usr/lib/postgresql';
const startTimeoutMs = 240_000;
/** A socket in the folder and no port. Commits are flushed to the disk as in a shop. */
const settings = ['listen_addresses=', 'shared_buffers=16MB', 'fsync=on', 'synchronous_commit=on'];

export type PostgresServer = {
  /** Of a database with the shop's tables. */
  readonly url: string;
  /** Makes a database without any; resolves with its address. */
  readonly emptyDatabase: () => Promise<string>;
  /** Kills the server without a clean shutdown, then starts it again on the same data. */
  readonly crash: () => Promise<void>;
  /** Stops the server until `resume`. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
};

function binariesDir(): string | undefined {
  const versions = existsSync(packageDir) ? readdirSync(packageDir) : [];
  return versions
    .map((version) => join(packageDir, version, 'bin'))
    .find((dir) => existsSync(join(dir, 'postgres')) && existsSync(join(dir, 'initdb')));
}

const postgres: RequiredProgram = {
  name: 'PostgreSQL',
  path: binariesDir(),
  install: 'apt-get install -y postgresql',
};

export const describeWithPostgres = (title: string, tests: () => void): void =>
  describeWithPrograms([postgres], title, tests);

/** PostgreSQL refuses to run as root; the package creates a user for it. */
function serverUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function runSql(databaseUrl: string, sql: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A program of the package, such as `pg_dump`. */
export const postgresProgram = (name: string): string => join(requireProgram(postgres), name);

export async function startPostgres(): Promise<PostgresServer> {
  const bin = requireProgram(postgres);
  const user = serverUser();
  const dir = aFolder();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(dir, user.uid, user.gid);
  const data = join(dir, 'data');
  const initdb = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initdb, { ...user, cwd: dir, stdio: 'ignore' });
  const start = () => run(bin, dir, user);
  let server = await start();
  closeAfterTest(() => end(server, 'SIGINT'));
  const url = `postgresql://shop@localhost/postgres?host=${encodeURIComponent(dir)}`;
  await migrateDatabases({ databaseUrl: url, newSecret: false });
  let databases = 0;
  return {
    url,
    emptyDatabase: async () => {
      databases += 1;
      const name = `fresh_${databases}`;
      await runSql(url, `CREATE DATABASE ${name}`);
      return url.replace('/postgres?', `/${name}?`);
    },
    crash: async () => {
      // SIGQUIT stops all processes of the server immediately, without another write.
      await end(server, 'SIGQUIT');
      server = await start();
    },
    pause: () => end(server, 'SIGINT'),
    resume: async () => {
      server = await start();
    },
  };
}

async function run(bin: string, dir: string, user: object): Promise<ChildProcess> {
  const options = [
    '-D',
    join(dir, 'data'),
    '-k',
    dir,
    ...settings.flatMap((entry) => ['-c', entry]),
  ];
  const server = spawn(join(bin, 'postgres'), options, { ...user, cwd: dir, stdio: 'ignore' });
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', dir, '-U', 'shop'], { stdio: 'ignore' });
      return server;
    } catch {
      if (server.exitCode !== null || Date.now() > deadline)
        throw new Error('PostgreSQL did not start');
      await sleep(50);
    }
  }
}

function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve();
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
