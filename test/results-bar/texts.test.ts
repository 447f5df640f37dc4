import { offersPageSizes, pageSizeOptions } from '../../src/results-bar/page-sizes';
import { readResultsText } from '../../src/results-bar/results-text';
import { sortChoices } from '../../src/results-bar/sort-labels';
import { aListing } from '../support/a-listing';

describe('the results text', () => {
  it.each([
    [{ results: 1 }, 'Results: 1 - 1 (of 1)', 'Page 1. Results: 1 to 1 of 1'],
    [{ results: 84, page: 2 }, 'Results: 31 - 60 (of 84)', 'Page 2. Results: 31 to 60 of 84'],
    [{ results: 84, page: 3 }, 'Results: 61 - 84 (of 84)', 'Page 3. Results: 61 to 84 of 84'],
    [{ results: 84, size: 96 }, 'Results: 1 - 84 (of 84)', 'Page 1. Results: 1 to 84 of 84'],
    [{ results: 9999 }, 'Results: 1 - 30 (of 9999)', 'Page 1. Results: 1 to 30 of 9999'],
    [{ results: 10_000 }, 'Results: 1 - 30 (of 10k+)', 'Page 1. Results: 1 to 30 of 10k+'],
  ])('of %j is "%s", spoken "%s"', (facts, written, spoken) => {
    expect(readResultsText(aListing(facts))).toEqual({ written, spoken });
  });

  it('is nothing on a page without products', () => {
    expect(readResultsText(aListing({ results: 0 }))).toBeUndefined();
    expect(readResultsText(aListing({ results: 10, page: 9 }))).toBeUndefined();
  });
});

describe('the products per page', () => {
  it.each([
    [0, false],
    [30, false],
    [31, true],
  ])('for %i results: a choice is offered? %s', (results, isOffered) => {
    expect(offersPageSizes(results)).toBe(isOffered);
  });

  it.each([
    [31, ['30', 'All']],
    [96, ['30', 'All']],
    [97, ['30', '96']],
  ])('for %i results are %j', (results, labels) => {
    expect(pageSizeOptions(results).map(({ label }) => label)).toEqual(labels);
    expect(pageSizeOptions(results).map(({ value }) => value)).toEqual(['30', '96']);
  });
});

describe('the sort orders', () => {
  const others = [
    ['newin', 'New In'],
    ['price', 'Price Low to High'],
    ['pricedesc', 'Price High to Low'],
    ['highestrated', 'Highest Rated'],
    ['brand', 'Brand A - Z'],
  ];

  it.each([
    ['search', 'Most Relevant'],
    ['browse', 'Recommended'],
    ['promo', 'Recommended'],
    ['valuedeal', 'Recommended'],
  ] as const)('on %s pages begin with "%s"', (type, first) => {
    expect(sortChoices(type).map(({ value, label }) => [value, label])).toEqual([
      ['relevance', first],
      ...others,
    ]);
  });
});
