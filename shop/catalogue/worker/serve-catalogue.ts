/** The embedded catalogue as the server has it: a small one in the server's own thread, a large one in others; following imports. */
import { join } from 'node:path';
import { readDescription } from '../embedded/generation';
import { findServable, removeUnfinished } from '../embedded/generation-list';
import { whyNotWritable } from '../embedded/generation-store';
import { followCatalogue } from '../follow-catalogue';
import type { FollowedCatalogue, NamedEngine, WatchOptions } from '../follow-catalogue';
import { catalogueFolder, openNamedGeneration, shopSignature } from '../open-catalogue';
import { openPresent } from '../open-present';
import { refuseAgain, tellOnce } from '../refuse-again';
import { openInWorker } from './worker-engine';
import type { WorkerOptions } from './worker-engine';
import { createThreadPool } from './thread-pool';

export type ServeOptions = WorkerOptions & {
  /** The folder of the shop's data. */
  readonly dataDir: string;
  /**
   * Threads that answer, each with the catalogue in its own memory; 0 answers in the calling one. Absent decides by size:
   * none for a small catalogue, one for a large one.
   */
  readonly threads?: number | undefined;
  readonly watch?: WatchOptions;
};

/** No query over so many products takes the 20 ms for which a server may be held up (decision 88). */
const mostInOwnThread = 100_000;

/** Without a name: the one in use, or the sample, built when there is none. */
async function openInThreads(options: ServeOptions, name?: string): Promise<NamedEngine> {
  const { dataDir, threads = 1 } = options;
  // The first may have to build the sample; the others open what it has built.
  const first = await openInWorker({ dataDir, ...(name !== undefined && { name }) }, options);
  const others = Array.from({ length: Math.max(1, threads) - 1 }, () =>
    openInWorker({ dataDir, name: first.name }, options),
  );
  return createThreadPool([first, ...(await Promise.all(others))]);
}

/**
 * Opens the catalogue of `dataDir`, the sample when there is none. The engine is there at once; `opened` tells when it
 * answers. It rejects when there is nothing to open and nothing can be made; when every import is damaged it waits for one
 * that is not. Nothing has to be written but the sample.
 */
export function serveCatalogue(options: ServeOptions): FollowedCatalogue {
  const { dataDir, threads, watch = {} } = options;
  const root = catalogueFolder(dataDir);
  const signature = shopSignature();
  const onError = tellOnce(watch.onError ?? (() => undefined));
  const isForThisThread = async (name: string): Promise<boolean> => {
    const { products } = await readDescription(join(root, name));
    return threads === undefined ? products <= mostInOwnThread : threads === 0;
  };
  const open = refuseAgain(
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
    // The sample is built in a thread: that takes a second, in which this one says that it is not ready.
    const threaded = await openInThreads(options);
    if (!(await isForThisThread(threaded.name))) return threaded;
    const own = await openNamedGeneration(root, threaded.name);
    await threaded.engine.close();
    return own;
  };
  return followCatalogue(
    {
      engine: 'embedded',
      openFirst,
      find: () => Promise.resolve(findServable(root, signature)),
      open: async (name) => (await open(name)).engine,
      warning: () => whyNotWritable(root),
    },
    { ...watch, onError },
  );
}
