import { createSynonyms, readSynonyms } from '../../../shop/catalogue/synonyms';
import { sampleSynonyms } from '../../../shop/sample/sample-synonyms';
import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import { aProduct, testOutline } from './a-catalogue';
import { aQuery, idsOf, openTestCatalogue } from './open-test-catalogue';

const rules = readSynonyms(`
# seats
sofa, couch, settee
hoover => vacuum cleaner   # a brand that became a word
washing machine, washer
telly, TV, télévision
`);

describe('synonyms', () => {
  it('read groups and one-way rules, folded as texts are', () => {
    expect(rules).toContainEqual({ term: 'couch', also: ['sofa', 'settee'] });
    expect(rules).toContainEqual({ term: 'hoover', also: ['vacuum cleaner'] });
    expect(rules).toContainEqual({ term: 'telly', also: ['tv', 'television'] });
    expect(rules.some(({ term }) => term === 'vacuum cleaner')).toBe(false);
  });

  it('join rules of one word', () => {
    expect(readSynonyms('a, b\na, c\na => d')).toContainEqual({ term: 'a', also: ['b', 'c', 'd'] });
  });

  it.each([
    ['sofa, couch\nalone', 'line 2: a word alone has no synonym'],
    ['sofa, , couch', 'line 1: a word is missing'],
    ['a => b => c', 'line 1: more than one =>'],
    ['one two three four five, six', 'line 1: "one two three four five" is more than 4 words'],
  ])('report the line of a mistake in %j', (text, message) => {
    expect(() => readSynonyms(text)).toThrow(message);
  });

  it('take the longest rule, in any form of its words', () => {
    const expand = createSynonyms(rules, (word) => word.replace(/s$/, ''));
    expect(expand(['red', 'washing', 'machines'])).toEqual([
      ['red'],
      ['washing machines', 'washer'],
    ]);
    expect(expand(['washing'])).toEqual([['washing']]);
  });

  it('keep to forty words with those that were searched for, the first ones of each', () => {
    const also = Array.from({ length: 100 }, (_, at) => `like ${at}`);
    const many = ['sofa', 'chair'].map((term) => ({ term, also }));
    const expand = createSynonyms(many, (word) => word);
    const [sofas = [], lamps, chairs = []] = expand(['sofa', 'lamp', 'chair']);
    expect([sofas.length, lamps, chairs.length]).toEqual([10, ['lamp'], 10]);
    expect(sofas.slice(0, 3)).toEqual(['sofa', 'like 0', 'like 1']);
    // Of a word alone too, by which the words of a search that finds nothing are tried.
    expect(expand(['sofa'])[0]).toHaveLength(20);
    const words = Array.from({ length: 50 }, (_, at) => `w${at}`);
    expect(expand(words)).toEqual(words.map((word) => [word]));
  });

  it('of the sample shop can be read', () => {
    expect(sampleSynonyms.length).toBeGreaterThan(100);
  });

  it.each([
    ['two seater', '2 seater'],
    ['l shaped sofa', 'corner sofa'],
    ['tshirt', 't shirt'],
    ['pants', 'trousers'],
    ['childrens', 'kids'],
    ['ladies', 'women'],
    ['girls', 'kids'],
    ['shoe', 'trainers'],
    ['phone', 'smartphone'],
    ['pillows', 'cushion'],
    ['luggage', 'suitcase'],
    ['wine glass', 'tumbler'],
    ['coffee mugs', 'mug'],
  ])('of the sample shop have %s for %s', (typed, meant) => {
    const expand = createSynonyms(sampleSynonyms, (word) => word.replace(/s$/, ''));
    expect(expand(typed.split(' ')).flat()).toContain(meant);
  });
});

describe('search with synonyms', () => {
  const titles = {
    sofa: 'Red Sofa',
    settee: 'Blue Settee',
    vacuum: 'Vacuum Cleaner',
    hoover: 'Hoover Spare Bag',
    machine: 'Washing Machine',
    machineless: 'Washing Powder',
    tv: '55" TV',
  };
  let engine: ListingEngine;
  beforeAll(async () => {
    const products = Object.entries(titles).map(([id, title], at) =>
      aProduct({ id, title, popularity: -at }),
    );
    const outline = { ...testOutline, synonyms: rules };
    engine = await openTestCatalogue({ outline, products });
  });

  it.each([
    ['couch', ['sofa', 'settee']],
    ['couches', ['sofa', 'settee']],
    ['blue couch', ['settee']],
    ['hoover', ['vacuum', 'hoover']],
    ['vacuum cleaner', ['vacuum']],
    ['washer', ['machine']],
    ['telly', ['tv']],
    ['blue cuoch', ['settee']],
  ])('finds what means the same as %s', async (term, ids) => {
    const page = await engine.query(aQuery({ base: { kind: 'search', term } }));
    expect(idsOf(page)).toEqual(ids);
  });
});
