import {
  isRecord,
  readAmount,
  readCount,
  readFlag,
  readList,
  readNumber,
  readRecord,
  readText,
} from '../../src/lib/read-unknown';
import { withoutUndefined } from '../../src/lib/without-undefined';

describe('values of unknown origin', () => {
  it('reads texts and ids, also numeric ones', () => {
    expect([readText('c1'), readText(7), readText(' '), readText(null), readText(NaN)]).toEqual([
      'c1',
      '7',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['12.50', 12.5],
    [' 3 ', 3],
    ['-1', -1],
    [0, 0],
    ['', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['12,50', undefined],
    [Infinity, undefined],
    [[], undefined],
  ])('reads the number %j as %j', (value, number) => {
    expect(readNumber(value)).toBe(number);
  });

  it('has no amount below zero and no count with a fraction', () => {
    expect([
      readAmount(-1),
      readAmount(1.5),
      readCount(1.5),
      readCount('31'),
      readCount(1e300),
    ]).toEqual([undefined, 1.5, undefined, 31, undefined]);
  });

  it('reads true and "true" as true, and nothing else', () => {
    expect([true, 'true', 1, 'yes', 'TRUE', undefined].map(readFlag)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('reads anything else as an empty record or list', () => {
    expect([readRecord([]), readRecord(null), readList({}), readList('ab')]).toEqual([
      {},
      {},
      [],
      [],
    ]);
    expect(isRecord([])).toBe(false);
  });
});

describe('a record without its undefined fields', () => {
  it('keeps null, zero and false', () => {
    expect(Object.keys(withoutUndefined({ a: undefined, b: null, c: 0, d: false }))).toEqual([
      'b',
      'c',
      'd',
    ]);
  });
});
