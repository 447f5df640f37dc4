import { otherSearches } from '../../src/grid/other-searches';
import { readListingUrl } from '../../src/listing-url/read-listing-url';

function offeredFor(path: string, suggestions = {}, isNarrowed = false) {
  const { corrected, fewerWords } = otherSearches(readListingUrl(path), suggestions, isNarrowed);
  return { corrected: corrected?.term, fewerWords: fewerWords.map(({ term }) => term) };
}

describe('the searches that an empty search offers', () => {
  it.each([
    ['/search/lamp', []],
    ['/search/oak-lamp', ['lamp', 'oak']],
    ['/search/old-oak-lamp', ['oak lamp', 'old lamp', 'old oak']],
    ['/search/an-old-oak-lamp', ['old oak lamp', 'an oak lamp', 'an old lamp']],
    ['/search/a-text-of-nine-words-that-names-no-thing', []],
    ['/search/', []],
    ['/browse/oak-lamp', []],
  ])('leave out one word at a time of %s', (path, fewerWords) => {
    expect(offeredFor(path)).toEqual({ corrected: undefined, fewerWords });
  });

  it('are those of the API when it sends them, also when it sends none', () => {
    const path = '/search/old-oak-lamp';
    expect(offeredFor(path, { fewerWords: ['lamp'] }).fewerWords).toEqual(['lamp']);
    expect(offeredFor(path, { fewerWords: [] }).fewerWords).toEqual([]);
  });

  it('leave out no words when filters or a category may have emptied the list', () => {
    expect(offeredFor('/search/oak-lamp', {}, true).fewerWords).toEqual([]);
    expect(offeredFor('/search/oak-lamp', { fewerWords: ['oak'] }, true).fewerWords).toEqual([
      'oak',
    ]);
  });

  it('are neither the searched term nor one another', () => {
    expect(
      offeredFor('/search/oak-armchiar', {
        correctedTerm: 'Oak Armchair',
        fewerWords: ['oak armchair', 'OAK-ARMCHIAR', 'armchair'],
      }),
    ).toEqual({ corrected: 'Oak Armchair', fewerWords: ['armchair'] });
    expect(offeredFor('/search/lamp', { correctedTerm: 'LAMP' }).corrected).toBeUndefined();
  });
});
