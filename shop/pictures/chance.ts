/** A source of repeatable chance: the same seed gives the same numbers on every machine. */
export type Chance = {
  /** At least 0 and below 1. */
  readonly next: () => number;
  /** A whole number at least 0 and below `limit`. */
  readonly below: (limit: number) => number;
  /** At least `from` and below `to`. */
  readonly between: (from: number, to: number) => number;
  readonly is: (probability: number) => boolean;
  readonly pick: <const L extends readonly [unknown, ...unknown[]]>(list: L) => L[number];
};

/** A whole number for a text (FNV-1a), to seed chance by a name. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** The mulberry32 generator with 32 bits of state; any number is a good seed. */
export function createChance(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    between: (from, to) => from + next() * (to - from),
    is: (probability) => next() < probability,
    pick: (list) => list[below(list.length)] ?? list[0],
  };
}
