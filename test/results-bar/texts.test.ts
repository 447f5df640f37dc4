import { sortOptions } from '../../src/listing-url/sort-option';
import { pageSizeOptions } from '../../src/results-bar/page-sizes';
import { resultsRange } from '../../src/results-bar/ResultsCount';
import { sortChoices } from '../../src/results-bar/SortSelect';
import type { Brand } from '../../src/storefront/brand';
import { aListing } from '../support/a-listing';
import { brands, english, resultsTexts, sortTexts } from '../support/english';

const optionsOf = (numResults: number, fields: Partial<Brand> = {}, numProducts = 30) =>
  pageSizeOptions({
    brand: { ...brands[0], ...fields },
    numResults,
    numProducts,
    language: english,
  });

describe('the range of results on a page', () => {
  it.each([
    [{ results: 1 }, { page: 1, start: 1, end: 1, total: 1 }],
    [
      { results: 84, page: 2 },
      { page: 2, start: 31, end: 60, total: 84 },
    ],
    [
      { results: 84, page: 3 },
      { page: 3, start: 61, end: 84, total: 84 },
    ],
    [
      { results: 84, size: 96 },
      { page: 1, start: 1, end: 84, total: 84 },
    ],
    [{ results: 10_000 }, { page: 1, start: 1, end: 30, total: 10_000 }],
  ])('of %j is %j', (facts, range) => {
    expect(resultsRange(aListing(facts))).toEqual(range);
  });

  it('never ends beyond the total, whatever total the API sends', () => {
    const listing = { ...aListing({ results: 84 }), numResults: 20 };
    expect(resultsRange(listing)).toEqual({ page: 1, start: 1, end: 30, total: 30 });
  });

  it('is undefined on a page without products', () => {
    expect(resultsRange(aListing({ results: 0 }))).toBeUndefined();
    expect(resultsRange(aListing({ results: 10, page: 9 }))).toBeUndefined();
  });
});

describe('the products per page', () => {
  it.each([
    [0, false],
    [30, false],
    [31, true],
  ])('for %i results are offered: %s', (results, isOffered) => {
    expect(optionsOf(results).length > 0).toBe(isOffered);
  });

  const { wholeListing } = resultsTexts;
  it.each([
    [31, ['30', wholeListing]],
    [96, ['30', wholeListing]],
    [97, ['30', '96']],
  ])('for %i results are %j', (results, labels) => {
    expect(optionsOf(results).map(({ label }) => label)).toEqual(labels);
    expect(optionsOf(results).map(({ value }) => value)).toEqual(['30', '96']);
  });
});

describe('a page size that only the address has', () => {
  it.each([
    [12, ['12', '30', '96']],
    [50, ['30', '50', '96']],
    [96, ['30', '96']],
  ])('of %i is a further choice in its place', (numProducts, labels) => {
    expect(optionsOf(200, {}, numProducts).map(({ label }) => label)).toEqual(labels);
    expect(optionsOf(200, {}, numProducts).map(({ value }) => value)).toEqual(labels);
  });

  it('is none for a listing that the smallest page holds', () => {
    expect(optionsOf(30, {}, 12)).toEqual([]);
  });
});

describe('the page sizes of a brand', () => {
  it('replace the usual ones', () => {
    const labels = optionsOf(50, { pageSizes: [12, 30, 60] }).map(({ label }) => label);
    expect(labels).toEqual(['12', '30', resultsTexts.wholeListing]);
    expect(optionsOf(12, { pageSizes: [12, 30, 60] })).toEqual([]);
  });
});

describe('the sort orders', () => {
  const { mostRelevant, orders } = sortTexts;

  it.each([
    ['search', mostRelevant],
    ['browse', orders.relevance],
    ['promo', orders.relevance],
    ['valuedeal', orders.relevance],
  ] as const)('on %s pages begin with "%s"', (type, first) => {
    expect(
      sortChoices(sortOptions, type, english.texts).map(({ value, label }) => [value, label]),
    ).toEqual(Object.entries({ ...orders, relevance: first }));
  });
});
