import { memoize } from '../../src/lib/memoize';

describe('a memoized function of a text', () => {
  it('computes each text once, but computes long texts and texts removed from a full cache again', () => {
    const read = jest.fn((text: string) => text.toUpperCase());
    const memoized = memoize(read, { mostCached: 2 });
    expect(['a', 'b', 'a', 'b'].map(memoized)).toEqual(['A', 'B', 'A', 'B']);
    expect(read).toHaveBeenCalledTimes(2);
    memoized('c');
    expect(memoized('a')).toBe('A');
    expect(read).toHaveBeenCalledTimes(4);
    const long = 'x'.repeat(201);
    expect([memoized(long), memoized(long)]).toEqual([long.toUpperCase(), long.toUpperCase()]);
    expect(read).toHaveBeenCalledTimes(6);
  });

  it('caches texts as long as it is told', () => {
    const memoized = memoize((text) => ({ text }), { longestCached: 300 });
    const [long, longer] = ['x'.repeat(300), 'x'.repeat(301)];
    expect(memoized(long)).toBe(memoized(long));
    expect(memoized(longer)).not.toBe(memoized(longer));
  });

  it('caches undefined, but no error', () => {
    const read = jest.fn((text: string) => {
      if (text === 'bad') throw new Error('bad');
      return undefined;
    });
    const memoized = memoize(read);
    expect([memoized('a'), memoized('a')]).toEqual([undefined, undefined]);
    expect(() => memoized('bad')).toThrow('bad');
    expect(() => memoized('bad')).toThrow('bad');
    expect(read).toHaveBeenCalledTimes(3);
  });
});
