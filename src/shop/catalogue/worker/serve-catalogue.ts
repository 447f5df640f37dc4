/** The embedded catalogue as the server has it: in threads of its own, following imports. */
import { catalogueFolder } from '../open-catalogue';
import { readCurrent } from '../embedded/generation-store';
import { followCatalogue } from '../follow-catalogue';
import type { FollowedCatalogue, NamedEngine, WatchOptions } from '../follow-catalogue';
import { openInWorker } from './worker-engine';
import type { WorkerOptions } from './worker-engine';
import { createWorkerPool } from './worker-pool';

export type ServeOptions = WorkerOptions & {
  /** The folder of the shop's data. */
  readonly dataDir: string;
  /** Threads that answer, each with the catalogue in its own memory; one when absent. */
  readonly threads?: number;
  readonly watch?: WatchOptions;
};

/**
 * Opens the catalogue of `dataDir`, the sample when there is none. The engine is there at once; `opened` tells when it
 * answers, and rejects when the folder cannot be read or written.
 */
export const serveCatalogue = (options: ServeOptions): FollowedCatalogue => {
  const { dataDir, threads = 1, watch } = options;
  const openAll = async (name?: string): Promise<NamedEngine> => {
    // The first may have to build the sample; the others open what it has built.
    const first = await openInWorker({ dataDir, ...(name !== undefined && { name }) }, options);
    const others = Array.from({ length: threads - 1 }, () =>
      openInWorker({ dataDir, name: first.name }, options),
    );
    return createWorkerPool([first, ...(await Promise.all(others))]);
  };
  return followCatalogue(
    {
      engine: 'embedded',
      openFirst: () => openAll(),
      find: () => Promise.resolve(readCurrent(catalogueFolder(dataDir))?.folder),
      open: async (name) => (await openAll(name)).engine,
    },
    watch,
  );
};
