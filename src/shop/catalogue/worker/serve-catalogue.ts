/** The embedded catalogue as the server has it: a small one in the server's own thread, a large one in others; following imports. */
import { readCurrent } from '../embedded/generation-store';
import { followCatalogue } from '../follow-catalogue';
import type { FollowedCatalogue, NamedEngine, WatchOptions } from '../follow-catalogue';
import {
  catalogueFolder,
  openNamedGeneration,
  openPresent,
  sizeOfCatalogue,
} from '../open-catalogue';
import { openInWorker } from './worker-engine';
import type { WorkerOptions } from './worker-engine';
import { createWorkerPool } from './worker-pool';

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

/**
 * Opens the catalogue of `dataDir`, the sample when there is none. The engine is there at once; `opened` tells when it
 * answers, and rejects when the folder cannot be read or written.
 */
export const serveCatalogue = (options: ServeOptions): FollowedCatalogue => {
  const { dataDir, threads, watch } = options;
  const root = catalogueFolder(dataDir);
  const isForThisThread = async (name?: string): Promise<boolean> => {
    if (threads !== undefined) return threads === 0;
    return ((await sizeOfCatalogue(root, name)) ?? Infinity) <= mostInOwnThread;
  };
  const openInThreads = async (name?: string): Promise<NamedEngine> => {
    // The first may have to build the sample; the others open what it has built.
    const first = await openInWorker({ dataDir, ...(name !== undefined && { name }) }, options);
    const others = Array.from({ length: Math.max(1, threads ?? 1) - 1 }, () =>
      openInWorker({ dataDir, name: first.name }, options),
    );
    return createWorkerPool([first, ...(await Promise.all(others))]);
  };
  const openFirst = async (): Promise<NamedEngine> => {
    const present = (await isForThisThread()) ? await openPresent(dataDir) : undefined;
    if (present !== undefined) return present;
    // The sample is built in a thread: that takes a second, in which this one says that it is not ready.
    const threaded = await openInThreads();
    if (!(await isForThisThread(threaded.name))) return threaded;
    const own = await openNamedGeneration(root, threaded.name);
    await threaded.engine.close();
    return own;
  };
  const open = async (name: string): Promise<NamedEngine> =>
    (await isForThisThread(name)) ? openNamedGeneration(root, name) : openInThreads(name);
  return followCatalogue(
    {
      engine: 'embedded',
      openFirst,
      find: () => Promise.resolve(readCurrent(root)?.folder),
      open: async (name) => (await open(name)).engine,
    },
    watch,
  );
};
