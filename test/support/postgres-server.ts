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
  /** The file at which it listens. */
  readonly socket: string;
  /** Makes a database without any; resolves with its address. */
  readonly emptyDatabase: () => Promise<string>;
  /** Kills the server without a clean shutdown, then starts it again on the same data. */
  readonly crash: () => Promise<void>;
  /** Stops the server until `resume`. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Kills it as if it were gone for good. */
  readonly kill: () => Promise<void>;
};

/** Where a server has its files, and the user that runs it. */
type Place = {
  readonly dir: string;
  readonly data: string;
  readonly user: { readonly uid?: number; readonly gid?: number };
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
function serverUser(): Place['user'] {
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

function aPlace(): Place {
  const user = serverUser();
  const dir = aFolder();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(dir, user.uid, user.gid);
  return { dir, data: join(dir, 'data'), user };
}

export async function startPostgres(): Promise<PostgresServer> {
  const place = aPlace();
  const { dir, data, user } = place;
  const initdb = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(postgresProgram('initdb'), initdb, { ...user, cwd: dir, stdio: 'ignore' });
  const server = await serve(place);
  await migrateDatabases({ databaseUrl: server.url, newSecret: false });
  return server;
}

/** Starts a server on the files that `copy` makes of another one's in a folder. */
export async function startStandby(
  copy: (folder: string) => Promise<unknown>,
): Promise<PostgresServer> {
  const place = aPlace();
  const { data, user } = place;
  await copy(data);
  if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, data]);
  return serve(place);
}

async function serve(place: Place): Promise<PostgresServer> {
  const { dir } = place;
  let server = await run(place);
  closeAfterTest(() => end(server, 'SIGINT'));
  const url = `postgresql://shop@localhost/postgres?host=${encodeURIComponent(dir)}`;
  let databases = 0;
  return {
    url,
    socket: join(dir, '.s.PGSQL.5432'),
    emptyDatabase: async () => {
      databases += 1;
      const name = `fresh_${databases}`;
      await runSql(url, `CREATE DATABASE ${name}`);
      return url.replace('/postgres?', `/${name}?`);
    },
    crash: async () => {
      // SIGQUIT stops all processes of the server immediately, without another write.
      await end(server, 'SIGQUIT');
      server = await run(place);
    },
    pause: () => end(server, 'SIGINT'),
    resume: async () => {
      server = await run(place);
    },
    kill: () => end(server, 'SIGKILL'),
  };
}

async function run({ dir, data, user }: Place): Promise<ChildProcess> {
  const options = ['-D', data, '-k', dir, ...settings.flatMap((entry) => ['-c', entry])];
  const child = spawn(postgresProgram('postgres'), options, { ...user, cwd: dir, stdio: 'ignore' });
  const deadline = Date.now() + startTimeoutMs;
  const isReady = [postgresProgram('pg_isready'), '-h', dir, '-U', 'shop'] as const;
  for (;;) {
    try {
      execFileSync(isReady[0], isReady.slice(1), { stdio: 'ignore' });
      return child;
    } catch {
      if (child.exitCode !== null || Date.now() > deadline)
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
