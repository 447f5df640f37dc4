import fc from 'fast-check';
import { readVocabulary } from '../../../../shop/catalogue/embedded/vocabulary';
import {
  correctWords,
  editDistance,
  joinWords,
} from '../../../../shop/catalogue/embedded/spelling';

/** Damerau's optimal string alignment as the textbooks have it, without shortcuts. */
function plainDistance(one: string, other: string): number {
  const at = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const swap =
      i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
        ? at(i - 2, j - 2) + 1
        : Infinity;
    return Math.min(
      at(i - 1, j) + 1,
      at(i, j - 1) + 1,
      at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
      swap,
    );
  };
  return at(one.length, other.length);
}
const aWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

describe('edit distance', () => {
  it('is that of the textbooks up to the limit, and one more than the limit above it', () => {
    fc.assert(
      fc.property(aWord, aWord, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
        expect(editDistance(one, other, most)).toBe(Math.min(plainDistance(one, other), most + 1));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('spelling', () => {
  const vocabulary = readVocabulary('sofa 50\nsoda 3\nwashing 20\nmachine 20\nsofabed 2\nbed 30');
  const isKnown = (word: string) => vocabulary.countOf(word) > 0;

  it('prefers the more frequent of equally near words', () => {
    expect(correctWords(['sova'], isKnown, vocabulary)).toEqual(['sofa']);
    expect(correctWords(['soba', 'bed'], isKnown, vocabulary)).toEqual(['sofa', 'bed']);
  });

  it('allows two wrong letters in a long word only', () => {
    expect(correctWords(['washinngg'], isKnown, vocabulary)).toEqual(['washing']);
    expect(correctWords(['xofx'], isKnown, vocabulary)).toBeUndefined();
  });

  it.each([
    ['king 57', 'ring'],
    ['handle 91\ncable 3', 'candle'],
    ['toys 31\nboots 40', 'boys'],
    ['aviator 9', 'radiator'],
  ])('takes the first letter of a word to be right: %j has no %s', (words, misspelt) => {
    expect(correctWords([misspelt], () => false, readVocabulary(words))).toBeUndefined();
  });

  it.each([
    ['osfa', 'sofa'],
    ['nattress', 'mattress'],
  ])(
    'mends the beginning of %s: two letters swapped, or one wrong in a long word',
    (word, meant) => {
      const words = readVocabulary('sofa 50\nmattress 64');
      expect(correctWords([word], () => false, words)).toEqual([meant]);
    },
  );

  it('only swaps letters in a word of three, since another edit makes another word', () => {
    const words = readVocabulary('mug 119\noak 70');
    expect(correctWords(['mum'], () => false, words)).toBeUndefined();
    expect(correctWords(['oka'], () => false, words)).toEqual(['oak']);
  });

  it.each([
    ['blu', 'blue'],
    ['rugg', 'rug'],
    ['lego', undefined],
  ])('only adds to a word of three letters, or doubles one of them: %s', (word, meant) => {
    const words = readVocabulary('blue 70\nrug 193\nleg 40');
    expect(correctWords([word], () => false, words)).toEqual(meant && [meant]);
  });

  it('corrects no word to one that a search goes without', () => {
    const words = readVocabulary('with 400\nwhite 9\nfor 80');
    expect(correctWords(['wite'], () => false, words)).toEqual(['white']);
    expect(correctWords(['fork'], () => false, words)).toBeUndefined();
  });

  it.each([
    ['vacume', 'vacuum'],
    ['bycicle', 'bicycle'],
    ['carpet', undefined],
    ['makeup', undefined],
    ['toilet', undefined],
  ])(
    'allows two wrong vowels, and no two other edits, in a word of some length: %s',
    (word, meant) => {
      const words = readVocabulary('vacuum 309\nbicycle 5\ncare 400\nmaker 46\ntilt 8');
      expect(correctWords([word], () => false, words)).toEqual(meant && [meant]);
    },
  );

  it('corrects a singular by a plural that has no other form', () => {
    const plurals = readVocabulary('curtains 20');
    expect(correctWords(['curtian'], () => false, plurals)).toEqual(['curtains']);
    expect(correctWords(['cutrian'], () => false, plurals)).toBeUndefined();
  });

  it('corrects nothing when one word is like no other, or none is wrong', () => {
    expect(correctWords(['sova', 'xqzwv'], isKnown, vocabulary)).toBeUndefined();
    expect(correctWords(['sofa', 'bed'], isKnown, vocabulary)).toBeUndefined();
    expect(correctWords(['a', 'b', 'c', 'd'], isKnown, vocabulary)).toBeUndefined();
  });

  it('joins two words or splits one where the result is known', () => {
    expect(joinWords(['red', 'sofa', 'bed'], vocabulary)).toEqual([['red', 'sofabed']]);
    expect(joinWords(['sofabed'], vocabulary)).toEqual([['sofa', 'bed']]);
    expect(joinWords(['sofa', 'red'], vocabulary)).toEqual([]);
  });
});

describe('vocabulary', () => {
  it('finds every word within the requested number of edits', () => {
    const anyWord = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'é', '漢'),
      minLength: 3,
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.uniqueArray(anyWord, { minLength: 1 }), anyWord, (words, misspelt) => {
        const near = readVocabulary(words.map((word) => `${word} 1`).join('\n')).perhapsNear(
          misspelt,
          1,
        );
        for (const word of words)
          if (editDistance(misspelt, word, 1) <= 1) expect(near).toContain(word);
      }),
      { numRuns: 1000 },
    );
  });

  it('completes a beginning, and from five letters on an end, to the most frequent words', () => {
    const vocabulary = readVocabulary('lamp 5\nlampshade 9\nlad 1\nclamp 7\nstehlampe 2');
    expect(vocabulary.containing('la', 2)).toEqual(['lampshade', 'lamp']);
    expect(vocabulary.containing('lamp', 9)).toEqual(['lampshade', 'lamp']);
    expect(vocabulary.containing('lampe', 9)).toEqual(['stehlampe']);
  });
});
