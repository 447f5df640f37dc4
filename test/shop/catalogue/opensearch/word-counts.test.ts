import {
  createWordCounter,
  readWordCounts,
} from '../../../../shop/catalogue/opensearch/word-counts';

function countsOf(...documents: Parameters<ReturnType<typeof createWordCounter>['add']>[0][]) {
  const counter = createWordCounter();
  documents.forEach(counter.add);
  return readWordCounts(counter.write());
}

const sofa = { noun: 'sofa', title: 'red velvet sofa', named: 'red velvet sofa living room' };
const sofas = { noun: 'sofas', title: 'sofas sofa covers', named: 'sofas sofa covers' };

describe('counts of words', () => {
  it('are of products, not of the places where a product has a word, and of all its forms together', () => {
    const counts = countsOf(sofa, sofas);
    expect([counts('sofa', 'noun'), counts('sofa', 'title'), counts('sofa', 'named')]).toEqual([
      2, 2, 2,
    ]);
    expect(counts('cover', 'title')).toBe(1);
  });

  it('tell where a word is', () => {
    const counts = countsOf(sofa);
    expect([counts('velvet', 'noun'), counts('velvet', 'title')]).toEqual([0, 1]);
    expect([counts('room', 'title'), counts('room', 'named')]).toEqual([0, 1]);
  });

  it('are 0 for a word that no name has, and 1 for the name of a model, which is not counted', () => {
    const counts = countsOf({ noun: 'tv', title: 'tv xk500 65', named: 'tv xk500 65' });
    expect([counts('lamp', 'named'), counts('xk500', 'title'), counts('qz9', 'title')]).toEqual([
      0, 1, 1,
    ]);
    expect(counts('65', 'title')).toBe(1);
  });

  it('are of frequent words all where none were counted', () => {
    expect(readWordCounts(undefined)('lamp', 'noun')).toBe(Infinity);
  });
});
