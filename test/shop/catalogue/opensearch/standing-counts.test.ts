import { createStandingCounts } from '../../../../shop/catalogue/opensearch/standing-counts';
import { aQuery } from '../open-test-catalogue';

const counted = { common: { doc_count: 3 } };
const base = { kind: 'group', id: 'Home' } as const;

describe('the counts of bases', () => {
  it('hold for every page, size and order of a base, and for its selections', () => {
    const counts = createStandingCounts();
    counts.keep(aQuery({ base, page: 3, size: 10, filters: new Map([['size', []]]) }), counted);
    expect(counts.of(aQuery({ base }))).toBe(counted);
    expect(counts.of(aQuery({ base, filters: new Map([['size', ['M']]]) }))).toBe(counted);
  });

  it('hold for no other base, nor for a category within it', () => {
    const counts = createStandingCounts();
    counts.keep(aQuery({ base }), counted);
    expect(counts.of(aQuery({ base: { kind: 'group', id: 'Garden' } }))).toBeUndefined();
    expect(counts.of(aQuery({ base, group: 'Home-1' }))).toBeUndefined();
  });

  it('are neither kept from a listing with selections nor from one that counts nothing', () => {
    const counts = createStandingCounts();
    counts.keep(aQuery({ base, filters: new Map([['size', ['M']]]) }), counted);
    counts.keep(aQuery({ base, countsNothing: true }), counted);
    expect(counts.of(aQuery({ base }))).toBeUndefined();
  });

  it('are kept of so many bases that memory has an end', () => {
    const counts = createStandingCounts();
    const bases = Array.from({ length: 600 }, (_, at) => ({ kind: 'group', id: `${at}` }) as const);
    for (const one of bases) counts.keep(aQuery({ base: one }), counted);
    const known = bases.filter((one) => counts.of(aQuery({ base: one })) !== undefined);
    expect(known).toEqual(bases.slice(100));
  });
});
