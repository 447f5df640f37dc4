import type { Client } from './client';

export type Shares = {
  /** Gives the client one more place; undefined when it has its share. The function gives the place back. */
  readonly take: (client: Client) => (() => void) | undefined;
  readonly isFull: () => boolean;
};

/**
 * Gives out places. A client may have as many as are still free: the first up to half of them, the next up to half of
 * the rest. A few clients that take all they can leave little to those that come later, but never take them all alone.
 */
export function createShares(places: number): Shares {
  const taken = new Map<Client, number>();
  let free = places;
  return {
    isFull: () => free === 0,
    take: (client) => {
      const own = taken.get(client) ?? 0;
      if (own >= free) return undefined;
      free -= 1;
      taken.set(client, own + 1);
      return () => {
        free += 1;
        const left = (taken.get(client) ?? 0) - 1;
        if (left > 0) taken.set(client, left);
        else taken.delete(client);
      };
    },
  };
}
