import fc from 'fast-check';
import { changeListingUrl, writeChangedUrl } from '../../src/listing-url/change-listing-url';
import type { ListingChange } from '../../src/listing-url/listing-change';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { selectedOptions } from '../../src/listing-url/selected-options';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';
import { anOptionId, anyListingUrl } from '../support/any-listing-url';

const facet = (facetId: string, optionId: string): ListingChange => ({
  kind: 'facet',
  facetId,
  optionId,
});
const category = (categoryId: string, parentIds?: readonly string[]): ListingChange => ({
  kind: 'category',
  categoryId,
  parentIds,
});
const after = (url: string, change: ListingChange) =>
  writeListingUrl(changeListingUrl(readListingUrl(url), change));

describe('a change of the listing', () => {
  it.each<[string, ListingChange, string]>([
    ['/browse/x?page=3', facet('brand', 'Acme'), '/browse/x/brand--acme'],
    ['/browse/x/brand--acme', facet('brand', 'Bolt'), '/browse/x/brand--acme+bolt'],
    ['/browse/x/brand--acme+bolt', facet('brand', 'acme'), '/browse/x/brand--bolt'],
    ['/browse/x/brand--dr-martens', facet('brand', 'Dr. Martens'), '/browse/x'],
    ['/browse/x', facet('price', '"10"-"20"'), '/browse/x/price---10-to-20'],
    ['/browse/x', facet('weight', '"10"-"20"'), '/browse/x/weight---10-to-20'],
    ['/browse/x/weight--oak', facet('weight', '"10"-"inf"'), '/browse/x/weight---10-and-above+oak'],
    [
      '/browse/x/weight---10-to-20',
      facet('weight', 'Dark Oak'),
      '/browse/x/weight---10-to-20+dark-oak',
    ],
    ['/browse/x', facet('brand', '---'), '/browse/x/brand--___'],
    ['/browse/x?page=3', { kind: 'sort_order', sortOption: 'price' }, '/browse/x?sortkey=price'],
    ['/browse/x?page=3', { kind: 'result_count', numProducts: 96 }, '/browse/x?numProducts=96'],
    [
      '/browse/x?sort=price',
      { kind: 'pagination', pageNumber: 2 },
      '/browse/x?sortkey=price&page=2',
    ],
    ['/browse/x?page=2', { kind: 'pagination', pageNumber: 1 }, '/browse/x'],
    ['/browse/x?page=2', { kind: 'pagination', pageNumber: -1 }, '/browse/x'],
    ['/browse/x?page=2', category('y'), '/browse/y'],
    ['/browse/x/brand--a', category(''), '/browse/all/brand--a'],
    ['/browse/x/brand--a?uf=brand', category(''), '/browse/brand--a?uf=brand'],
    ['/browse/x', category(''), '/browse'],
    ['/browse', facet('brand', 'a'), '/browse/all/brand--a'],
    ['/browse/brand--a+b', facet('brand', 'a'), '/browse/all/brand--b'],
    [
      '/browse/brand--a+b',
      { kind: 'sort_order', sortOption: 'price' },
      '/browse/brand--a+b?sortkey=price',
    ],
    ['/browse/all/brand--a', category('x'), '/browse/x/brand--a'],
    ['/promo/deal/x', category('y'), '/promo/deal/y'],
    ['/search/sofa', category('home'), '/search/home/sofa'],
    ['/search/home/sofa', category('seats'), '/search/home/seats/sofa'],
    ['/search/home/seats/sofa', category('home'), '/search/home/sofa'],
    ['/search/home/seats/sofa', category(''), '/search/sofa'],
    ['/search/table-lamps/lamp', category('home', ['all']), '/search/home/lamp'],
    ['/search/table-lamps/lamp', category('lighting', ['all', 'home']), '/search/lighting/lamp'],
    [
      '/search/home/table-lamps/lamp',
      category('lighting', ['all', 'home']),
      '/search/home/lighting/lamp',
    ],
    ['/search/home/lighting/lamp', category('home', ['all']), '/search/home/lamp'],
    ['/search/home/lighting/lamp', category('rugs', ['all', 'home']), '/search/home/rugs/lamp'],
    ['/browse/lamps', category('home', ['all']), '/browse/home'],
    [
      '/browse/x/brand--a/price---10-and-above?sort=price&page=2',
      { kind: 'clear_all' },
      '/browse/x?sortkey=price',
    ],
    ['/browse/brand--a/colours--red?uf=brand', { kind: 'clear_all' }, '/browse/brand--a?uf=brand'],
    [
      '/browse/x/price---10-to-20',
      { kind: 'facet_options', facetId: 'price', optionIds: ['"5"-"inf"'] },
      '/browse/x/price---5-and-above',
    ],
    [
      '/browse/x/price---10-to-20',
      { kind: 'facet_options', facetId: 'price', optionIds: [] },
      '/browse/x',
    ],
    ['/browse/x?utm=a', facet('brand', 'acme'), '/browse/x/brand--acme?utm=a'],
  ])('of %s by %j gives %s', (url, change, changed) => {
    expect(after(url, change)).toBe(changed);
  });

  it.each(['weight---10-to-20', 'weight---10-and-above', 'price---10-99-to-20'])(
    'removes the range %s when it is toggled, whichever facet it is of',
    (segment) => {
      const url = readListingUrl(`/browse/x/${segment}`);
      const [{ id: facetId = '', options = [] } = {}] = url.facets;
      const toggled = changeListingUrl(url, facet(facetId, options[0]?.id ?? ''));
      expect(writeListingUrl(toggled)).toBe('/browse/x');
    },
  );

  it('keeps a derived unfiltered facet when another facet is added', () => {
    expect(after('/browse/brand--a', facet('colours', 'blue'))).toBe(
      '/browse/brand--a/colours--blue?uf=brand',
    );
  });

  it('is undone by toggling the same option again', () => {
    fc.assert(
      fc.property(anyListingUrl, anOptionId, (state, optionId) => {
        const first = { ...state, pageNumber: 1, category: { id: 'x', hierarchy: ['x'] } };
        const toggle: ListingChange = { kind: 'facet', facetId: 'finish', optionId };
        const twice = changeListingUrl(changeListingUrl(first, toggle), toggle);
        expect(twice.facets).toEqual(first.facets);
      }),
      { numRuns: 1_000 },
    );
  });

  it('gives a state that a URL can represent', () => {
    const change = fc.oneof(
      fc
        .tuple(fc.constantFrom('brand', 'price', 'colours'), fc.string())
        .map(([id, option]) => facet(id, option)),
      fc.constant<ListingChange>({ kind: 'clear_all' }),
      fc.constantFrom('', 'x', 'a--b').map((id) => category(id)),
    );
    fc.assert(
      fc.property(anyListingUrl, fc.array(change, { maxLength: 6 }), (state, changes) => {
        const url = writeListingUrl(changes.reduce(changeListingUrl, state));
        expect(writeListingUrl(readListingUrl(url))).toBe(url);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('the clear-all link', () => {
  it('keeps the unfiltered facet, the sort order and the page size', () => {
    const url = readListingUrl(
      '/browse/brand--a/colours--red?uf=brand&page=2&sort=price&numProducts=96',
    );
    expect(writeChangedUrl(url, { kind: 'clear_all' })).toBe(
      '/browse/brand--a?sortkey=price&numProducts=96&uf=brand',
    );
  });
});

describe('the selected options', () => {
  it('leave out the facet that stands for the page', () => {
    const options = selectedOptions(readListingUrl('/browse/brand--a/colours--red+blue?uf=brand'));
    expect(options.map(({ facetId, option }) => `${facetId}: ${option.id}`)).toEqual([
      'colours: blue',
      'colours: red',
    ]);
  });
});
