/**
 * The embedded catalogue of the server, which follows imports: a small one in the server's own thread, a large one in
 * others.
 */
import { join } from 'node:path';
import { readDescription } from '../embedded/generation';
import { findServable, removeUnfinished } from '../embedded/generation-list';
import { madeAt, whyNotWritable } from '../embedded/generation-store';
import {
  watchCatalogue,
  type WatchedCatalogue,
  type NamedEngine,
  type WatchOptions,
} from '../watch-catalogue';
import { catalogueFolder } from '../catalogue-folder';
import { openNamedGeneration, shopSignature } from '../open-catalogue';
import { openPresent } from '../open-present';
import { withDamageCache, reportOnce } from '../damage-cache';
import { openInWorker, type WorkerOptions } from './worker-engine';
import { createThreadPool } from './thread-pool';

export type ServeOptions = WorkerOptions & {
  /** The folder of the shop's data. */
  readonly dataDir: string;
  /**
   * Threads that run queries, each with the catalogue in its own memory; 0 runs them in the calling one. When absent,
   * the size decides: none for a small catalogue, one for a large one.
   */
  readonly threads?: number | undefined;
  readonly watch?: WatchOptions;
};

/** With up to this many products no query blocks a server for the 20 ms that are allowed (decision 88). */
const mostInOwnThread = 100_000;

/** Without a name it opens the one in use, or builds the sample when there is none. */
async function openInThreads(options: ServeOptions, name?: string): Promise<NamedEngine> {
  const { dataDir, threads = 1 } = options;
  // The first may have to build the sample; the others open what it has built.
  const first = await openInWorker({ dataDir, ...(name !== undefined && { name }) }, options);
  const others = Array.from({ length: Math.max(1, threads) - 1 }, () =>
    openInWorker({ dataDir, name: first.name }, options),
  );
  return createThreadPool([first, ...(await Promise.all(others))]);
}

async function moveToThisThread(root: string, { name, engine }: NamedEngine): Promise<NamedEngine> {
  const own = await openNamedGeneration(root, name);
  await engine.close();
  return own;
}

/**
 * Opens the catalogue of `dataDir`, the sample when there is none. The engine is returned at once; `opened` resolves
 * when it serves. `opened` rejects when there is nothing to open and no sample can be built; when every import is
 * damaged it waits for one that is not. Only the sample is ever written.
 */
export function serveCatalogue(options: ServeOptions): WatchedCatalogue {
  const { dataDir, threads, watch = {} } = options;
  const root = catalogueFolder(dataDir);
  const signature = shopSignature();
  const onError = reportOnce(watch.onError ?? (() => undefined));
  const isForThisThread = async (name: string): Promise<boolean> => {
    const { products } = await readDescription(join(root, name));
    return threads === undefined ? products <= mostInOwnThread : threads === 0;
  };
  const open = withDamageCache(
    root,
    async (name) =>
      (await isForThisThread(name))
        ? openNamedGeneration(root, name)
        : openInThreads(options, name),
    onError,
  );
  const openFirst = async (): Promise<NamedEngine> => {
    const present = await openPresent({ root, signature, open, onError });
    if (present !== undefined) {
      removeUnfinished(root);
      return present;
    }
    // Building the sample takes a second. A thread does it, so that this one can report meanwhile that it is not ready.
    const threaded = await openInThreads(options);
    if (!(await isForThisThread(threaded.name))) return threaded;
    return moveToThisThread(root, threaded);
  };
  return watchCatalogue(
    {
      engine: 'embedded',
      openFirst,
      find: () => Promise.resolve().then(() => findServable(root, signature)),
      open: async (name) => (await open(name)).engine,
      importedMs: madeAt,
      warning: () => whyNotWritable(root),
    },
    { ...watch, onError },
  );
}
