import { mergeInOrder } from '../../src/filters/facets/known-facets';

describe('merging the values of another listing', () => {
  it('takes twice the work for twice the values', () => {
    const readsFor = (count: number) => {
      let reads = 0;
      const entries = Array.from({ length: count }, (_, number) => ({
        get id() {
          reads += 1;
          return String(number);
        },
      }));
      mergeInOrder(entries.slice(0, count * 0.75), entries.slice(count * 0.25));
      return reads;
    };
    expect(readsFor(2_000) / readsFor(1_000)).toBeLessThan(2.1);
  });
});
