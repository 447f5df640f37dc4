import { memoize } from '../../src/lib/memoize';

describe('remembering what was made of texts', () => {
  it('makes each text once, long ones and those before a full memory again', () => {
    const read = jest.fn((text: string) => text.toUpperCase());
    const remembered = memoize(read, 2);
    expect(['a', 'b', 'a', 'b'].map(remembered)).toEqual(['A', 'B', 'A', 'B']);
    expect(read).toHaveBeenCalledTimes(2);
    remembered('c');
    expect(remembered('a')).toBe('A');
    expect(read).toHaveBeenCalledTimes(4);
    const long = 'x'.repeat(201);
    expect([remembered(long), remembered(long)]).toEqual([long.toUpperCase(), long.toUpperCase()]);
    expect(read).toHaveBeenCalledTimes(6);
  });

  it('keeps undefined too, and nothing of what is thrown', () => {
    const read = jest.fn((text: string) => {
      if (text === 'bad') throw new Error('bad');
      return undefined;
    });
    const remembered = memoize(read);
    expect([remembered('a'), remembered('a')]).toEqual([undefined, undefined]);
    expect(() => remembered('bad')).toThrow('bad');
    expect(() => remembered('bad')).toThrow('bad');
    expect(read).toHaveBeenCalledTimes(3);
  });
});
