import { longestSearchTerm, readSearchWords } from '../../../shop/catalogue/search-words';
import { processorMsOf } from '../../support/processor-time';
import { brands } from '../../support/english';
import { createChance } from '../../../shop/pictures/chance';

const readAll = (term: string, currencyCode = 'GBP') =>
  readSearchWords(term, brands[0], currencyCode);

function read(term: string, currencyCode?: string) {
  const words = readAll(term, currencyCode);
  return words && { term: words.term, price: words.price, stars: words.stars };
}

describe('the words of a search', () => {
  it.each([
    ['sofa under 500', 'sofa', { to: 500 }],
    ['Sofa Bed  UNDER 500', 'Sofa Bed', { to: 500 }],
    ['jeans under £30', 'jeans', { to: 30 }],
    ['jeans under £ 30', 'jeans', { to: 30 }],
    ['jeans less than 30 pounds', 'jeans', { to: 30 }],
    ['jeans up to £19.99 blue', 'jeans blue', { to: 19.99 }],
    ['under £30 jeans', 'jeans', { to: 30 }],
    ['gift for under 20', 'gift', { to: 20 }],
    ['tv below £1,299.50', 'tv', { to: 1299.5 }],
    ['tv under 1,000,000', 'tv', { to: 1_000_000 }],
    ['lamp over 20', 'lamp', { from: 20 }],
    ['lamp at least £20', 'lamp', { from: 20 }],
    ['lamp over 20 under 50', 'lamp', { from: 20, to: 50 }],
    ['lamp over £20 and under £50 brass', 'lamp brass', { from: 20, to: 50 }],
    ['kettle from 20 to 40', 'kettle', { from: 20, to: 40 }],
    ['kettle £20 to 40', 'kettle', { from: 20, to: 40 }],
    ['kettle from £20 to £40 steel', 'kettle steel', { from: 20, to: 40 }],
    ['kettle between 40 and 20', 'kettle', { from: 20, to: 40 }],
    ['rug £20-£40', 'rug', { from: 20, to: 40 }],
    ['rug £20 – 40 grey', 'rug grey', { from: 20, to: 40 }],
    ['أريكة under 500', 'أريكة', { to: 500 }],
    ['🛋️ sofa under 500', '🛋️ sofa', { to: 500 }],
  ])('%j name a price', (term, rest, price) => {
    expect(read(term)).toEqual({ term: rest, price });
  });

  it.each([
    ['4 stars toaster', 4],
    ['toaster 4 stars and up', 4],
    ['toaster with at least 4 stars', 4],
    ['toaster rated 3 stars & up', 3],
    ['5-star toaster', 5],
    ['4+ stars toaster', 4],
    ['4* toaster', 4],
  ])('%j name a rating', (term, stars) => {
    expect(read(term)).toEqual({ term: 'toaster', stars });
  });

  it.each([
    ['de-DE', 'sofa under 1.299', { to: 1299 }],
    ['de-DE', 'sofa under 12,50 €', { to: 12.5 }],
    ['de-DE', 'sofa under 1,299.50', undefined],
    ['en-GB', 'sofa under 1.299', undefined],
  ])('on a page in %s have its amounts: %j', (locale, term, price) => {
    const brand = { ...brands[0], locale, money: 'locale', currencyCode: 'EUR' } as const;
    expect(readSearchWords(term, brand, 'EUR')?.price).toEqual(price);
  });

  it('name both', () => {
    const both = { term: 'toaster', price: { to: 30 }, stars: 4 };
    expect(read('toaster under 30 and 4 stars')).toEqual(both);
    expect(read('4 stars toaster under £30')).toEqual(both);
  });

  it.each([
    ['sofa under 500 blue', undefined],
    ['sofa UNDER  £500', 'UNDER £500'],
    ['sofa over 20 under 50', 'under 50 over 20'],
    ['4 stars sofa from 20 to 40', '4 stars from 20 to 40'],
  ])('are kept as typed: %j', (term, phrases) => {
    expect(readAll(term)?.phrases).toBe(phrases);
  });

  it('name amounts of the shop’s own currency alone', () => {
    expect(read('jeans under €30', 'EUR')).toEqual({ term: 'jeans', price: { to: 30 } });
    expect(read('jeans 20 to 30 euros', 'EUR')).toEqual({
      term: 'jeans',
      price: { from: 20, to: 30 },
    });
    expect(read('jeans under €30')).toBeUndefined();
    expect(read('jeans under £30', 'EUR')).toBeUndefined();
    expect(read('jeans €20 to £30', 'EUR')).toBeUndefined();
  });

  it.each([
    ['sofa', 'there is nothing but a term'],
    ['under 500', 'nothing is left'],
    ['for the under 500', 'nothing but fillers is left'],
    ['🛋️ under 500', 'no word is left'],
    ['"sofa under 500"', 'it is in quotation marks'],
    ['sofa-under-500', 'a phrase has spaces'],
    ['shelf under 200 cm', 'a unit follows'],
    ['shelf under 200cm', 'a unit follows'],
    ['toys under 5 years', 'a unit follows'],
    ['jeans under 30 blue', 'a unit may follow'],
    ['jeans size 10 to 12', 'it is a size'],
    ['toys ages 3 to 5', 'it is an age'],
    ['socks 6-8', 'it may be a size'],
    ['candle 20 and 40', 'it is no range'],
    ['calendar 2025 to 2026', 'these are years'],
    ['playstation 4 star wars', 'it is no rating'],
    ['lamp under 20 to 40', 'it is no range'],
    ['lamp over 50 under 20', 'no price is in it'],
    ['tv under 1.000', 'it is no amount'],
    ['tv under 10,00', 'it is no amount'],
    ['tv under 123456789', 'it is no amount'],
    ['tv under -5', 'it is no amount'],
    ['toaster under 4 stars', 'a rating has no upper limit'],
    ['toaster 4.5 stars', 'it is no whole star'],
    ['toaster 6 stars', 'there are five'],
  ])('%j are a term alone: %s', (term) => {
    expect(read(term)).toBeUndefined();
  });
});

describe('a hostile term', () => {
  const pieces = [
    'under ', 'under 5 ', '£', '1,', '9', '4 stars ', ' to ', 'between 1 and ', '🛋️', '\u202e\u0645', '\u0000', 'for the ', '-', '"', ' ',
  ]; // prettier-ignore

  it('is read in less than 50 ms', () => {
    const repeated = pieces.flatMap((one) => pieces.map((other) => (one + other).repeat(5_000)));
    const terms = repeated.flatMap((text) =>
      [10_000, longestSearchTerm].map((length) => text.slice(0, length)),
    );
    for (const term of terms) expect(processorMsOf(() => read(term))).toBeLessThan(50);
  });

  it('leaves a term of words, and a price that can be', () => {
    const chance = createChance(2);
    const pick = () => pieces[chance.below(pieces.length)] ?? '';
    for (let count = 0; count < 3_000; count += 1) {
      const words = read(`sofa ${Array.from({ length: 12 }, pick).join('')} under 5 `);
      if (words === undefined) continue;
      const { term, price: { from = 0, to = Infinity } = {} } = words;
      expect(term).toMatch(/sofa/);
      expect(from <= to).toBe(true);
    }
  });
});
