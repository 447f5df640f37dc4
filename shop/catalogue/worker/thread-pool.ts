/** Several threads with the same generation as one engine. */
import type { NamedEngine } from '../follow-catalogue';
import type { ListingEngine } from '../listing-engine';

type Member = NamedEngine & { readonly load: () => number };

/** Asks whoever has the least to do. One that has ended makes the pool's health bad, so that all are opened anew. */
export function createThreadPool(members: readonly [Member, ...Member[]]): NamedEngine {
  const [first] = members;
  const isWell = ({ engine }: Member): boolean => engine.health().problem === undefined;
  const idlest = (): ListingEngine => {
    const [head = first, ...rest] = members.filter(isWell);
    return rest.reduce((least, one) => (one.load() < least.load() ? one : least), head).engine;
  };
  return {
    name: first.name,
    engine: {
      query: (query) => idlest().query(query),
      product: (id) => idlest().product(id),
      outline: () => first.engine.outline(),
      health: () => (members.find((one) => !isWell(one)) ?? first).engine.health(),
      close: async () => {
        await Promise.all(members.map(({ engine }) => engine.close()));
      },
    },
  };
}
