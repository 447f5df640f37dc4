/** Several threads with the same generation as one engine. */
import type { NamedEngine } from '../watch-catalogue';
import type { ListingEngine } from '../listing-engine';
import type { WorkerEngine } from './worker-engine';

/**
 * Sends each query to the thread with the fewest pending. One that has ended makes the pool's health bad, so that all
 * are opened again.
 */
export function createThreadPool(members: readonly [WorkerEngine, ...WorkerEngine[]]): NamedEngine {
  const [first] = members;
  const isHealthy = ({ engine }: WorkerEngine): boolean => engine.health().problem === undefined;
  const idlest = (): ListingEngine => {
    const [head = first, ...rest] = members.filter(isHealthy);
    return rest.reduce((least, one) => (one.load() < least.load() ? one : least), head).engine;
  };
  return {
    name: first.name,
    engine: {
      query: (query) => idlest().query(query),
      products: (ids) => idlest().products(ids),
      outline: () => first.engine.outline(),
      health: () => (members.find((one) => !isHealthy(one)) ?? first).engine.health(),
      close: async () => {
        await Promise.all(members.map(({ engine }) => engine.close()));
      },
    },
  };
}
