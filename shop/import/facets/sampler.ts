/** A fair sample of a stream of numbers. */
import { createChance } from '../../pictures/chance';

const sampleSize = 5000;

export type Sampler = {
  readonly add: (value: number) => void;
  /** Ascending. */
  readonly sorted: () => readonly number[];
};

/** Of a stream of unknown length (reservoir sampling), the same at every run. */
export function createSampler(): Sampler {
  const chance = createChance(1);
  const sample: number[] = [];
  let seen = 0;
  return {
    add: (value) => {
      seen += 1;
      if (sample.length < sampleSize) sample.push(value);
      else {
        const place = chance.below(seen);
        if (place < sampleSize) sample[place] = value;
      }
    },
    sorted: () => [...sample].sort((one, other) => one - other),
  };
}
