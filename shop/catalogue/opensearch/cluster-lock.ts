/**
 * One import into a cluster at a time. The lock is a document of `catalogue-lock` that its holder writes again every
 * few seconds; one that stays the same belongs to a process that has ended. No clock is compared with another.
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, errors } from '@opensearch-project/opensearch';

type Holder = {
  readonly owner: string;
  readonly host: string;
  readonly process: number;
  readonly since: string;
};
type Version = { readonly if_seq_no: number; readonly if_primary_term: number };
type Found = { readonly version: Version; readonly holder: Holder };

export type LockTimes = { readonly renewEveryMs: number; readonly staleAfterMs: number };
const usualTimes: LockTimes = { renewEveryMs: 5_000, staleAfterMs: 20_000 };

/** Another import of the cluster runs. */
export class HeldLockError extends Error {
  constructor({ host, process: id, since }: Holder) {
    super(`another import into this cluster runs: on ${host}, process ${id}, since ${since}`);
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.statusCode === 409;

const documentOf = (alias: string) => ({ index: `${alias}-lock`, id: 'import' });

/** What a node does at once: after a frozen one, another renews the lock before it counts as an ended process's. */
const soon = { requestTimeout: 5_000 };

const versionOf = (body: { readonly _seq_no?: number; readonly _primary_term?: number }) => ({
  if_seq_no: body._seq_no ?? 0,
  if_primary_term: body._primary_term ?? 0,
});

async function find(client: Client, alias: string): Promise<Found | undefined> {
  const { body } = await client.get(documentOf(alias), { ...soon, ignore: [404] });
  return body.found
    ? { version: versionOf(body), holder: body._source as unknown as Holder }
    : undefined;
}

/** Writes the document where there is none, or in the place of this version. Rejects with a conflict otherwise. */
async function write(
  client: Client,
  alias: string,
  { holder, over }: { readonly holder: Holder; readonly over?: Version | undefined },
): Promise<Version> {
  const how = over ?? { op_type: 'create' as const };
  const { body } = await client.index({ ...documentOf(alias), ...how, body: holder }, soon);
  return versionOf(body);
}

const isSame = (one: Found | undefined, other: Found | undefined): boolean =>
  one?.version.if_seq_no === other?.version.if_seq_no;

/** The lock of an ended process, or none. Rejects as soon as the holder writes it again. */
async function waitUntilStale(
  client: Client,
  alias: string,
  { renewEveryMs, staleAfterMs }: LockTimes,
): Promise<Found | undefined> {
  const first = await find(client, alias);
  if (first === undefined) return undefined;
  for (let waitedMs = 0; waitedMs < staleAfterMs; waitedMs += renewEveryMs / 5) {
    await wait(renewEveryMs / 5);
    const now = await find(client, alias);
    if (now === undefined) return undefined;
    if (!isSame(first, now)) throw new HeldLockError(now.holder);
  }
  return first;
}

/** Made by name, since a cluster may make no index by itself. */
async function makeIndex(client: Client, alias: string): Promise<void> {
  const settings = { number_of_shards: 1, auto_expand_replicas: '0-2' };
  const body = { settings, mappings: { enabled: false } };
  const { index } = documentOf(alias);
  // A cluster without a manager takes no import: it says so soon.
  const parameters = { index, body, cluster_manager_timeout: '4s' };
  await client.indices.create(parameters, { ...soon, ignore: [400] });
}

/** Writes it as the holder. A write that is repeated, since its response was lost, conflicts with itself. */
async function hold(
  client: Client,
  alias: string,
  writing: { readonly holder: Holder; readonly over?: Version | undefined },
): Promise<Version> {
  try {
    return await write(client, alias, writing);
  } catch (error) {
    const found = isConflict(error) ? await find(client, alias) : undefined;
    if (found?.holder.owner === writing.holder.owner) return found.version;
    throw found === undefined ? error : new HeldLockError(found.holder);
  }
}

async function acquire(
  client: Client,
  alias: string,
  { holder, times }: { readonly holder: Holder; readonly times: LockTimes },
): Promise<Version> {
  await makeIndex(client, alias);
  const over = (await waitUntilStale(client, alias, times))?.version;
  return hold(client, alias, { holder, over });
}

/** `confirm` rejects when the lock was lost: this process was stopped for so long that another import has begun. */
export type HeldLock = { readonly confirm: () => Promise<void> };

/** Runs `work` while no other import of the alias runs. Rejects with a `HeldLockError` while one does. */
export async function withClusterLock<Result>(
  client: Client,
  alias: string,
  {
    work,
    times = usualTimes,
  }: {
    readonly work: (lock: HeldLock) => Promise<Result>;
    readonly times?: LockTimes;
  },
): Promise<Result> {
  const holder: Holder = {
    owner: randomUUID(),
    host: hostname(),
    process: process.pid,
    since: new Date().toISOString(),
  };
  let version = await acquire(client, alias, { holder, times });
  let renewing = Promise.resolve();
  // One after the other, since each needs the version of the one before.
  const confirm = (): Promise<void> => {
    const renewed = renewing.then(async () => {
      version = await hold(client, alias, { holder, over: version });
    });
    renewing = renewed.catch(() => undefined);
    return renewed;
  };
  const timer = setInterval(() => void confirm().catch(() => undefined), times.renewEveryMs);
  try {
    return await work({ confirm });
  } finally {
    clearInterval(timer);
    await renewing;
    await client.delete({ ...documentOf(alias), ...version }, soon).catch(() => undefined);
  }
}
