import { filterAnnouncement } from '../../src/filters/announcement';
import { chipsOf } from '../../src/filters/chips/chip-labels';
import {
  drawerClosed,
  drawerOpened,
  drawerSlice,
  facetCollapsed,
  facetExpanded,
} from '../../src/filters/drawer/drawer-slice';
import { categoryHeading } from '../../src/filters/filter-sections';
import { cacheCategories } from '../../src/filters/known-categories';
import { mergeInOrder, cacheFacets } from '../../src/filters/known-facets';
import { pageBaseOf } from '../../src/filters/known-facets-slice';
import { colourSwatch, isDarkColour } from '../../src/filters/options/colour-swatches';
import { groupValues, matchingValues, splitValues } from '../../src/filters/options/value-lists';
import { categoryChosen, facetOptionsChosen, facetToggled } from '../../src/listing/navigation';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { filterChangeTexts } from '../../src/storefront/texts/filter-changes';
import { filterFormTexts } from '../../src/storefront/texts/filter-forms';
import { optionTexts } from '../../src/storefront/texts/filter-options';
import { aListing, aWireFacet, aWireValue } from '../support/a-listing';
import { aFacet, aListingUrl } from '../support/a-listing-url';

describe('the announcement', () => {
  const { added, addedAndRemoved, removed, severalAdded, severalRemoved } = filterChangeTexts;
  const chips = (path: string) => chipsOf(readListingUrl(`/browse/c1${path}`), [], 'GBP');
  it.each([
    ['', '/brand--acme', added('acme', 'Brand')],
    ['/brand--acme', '', removed('acme', 'Brand')],
    ['', '/brand--acme+bolt/colours--red', severalAdded(3)],
    ['/brand--acme+bolt', '', severalRemoved(2)],
    ['/brand--acme', '/brand--bolt', addedAndRemoved(1, 1)],
    ['/brand--acme+bolt', '/colours--red', addedAndRemoved(1, 2)],
    ['/brand--acme', '/brand--acme', undefined],
  ])('after a change from "%s" to "%s" is %s', (before, after, message) => {
    const nameOf = (id: string) => (id === 'brand' ? 'Brand' : id);
    expect(filterAnnouncement(chips(before), chips(after), nameOf)).toBe(message);
  });
});

describe('the drawer’s state', () => {
  const { reducer } = drawerSlice;
  const initial = reducer(undefined, { type: 'start' });
  const open = reducer(initial, drawerOpened());

  it('begins closed', () => {
    expect(initial).toEqual({ drawerOpen: false, showViewProducts: false, ariaHidden: true });
  });

  it('opens with no active facet and without "View Products"', () => {
    const used = reducer(
      reducer(initial, facetExpanded('brand')),
      facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' }),
    );
    expect(reducer(used, drawerOpened())).toEqual({
      drawerOpen: true,
      showViewProducts: false,
      ariaHidden: false,
    });
  });

  it.each([
    facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' }),
    facetOptionsChosen({ kind: 'facet_options', facetId: 'price', optionIds: [] }),
    categoryChosen({ kind: 'category', categoryId: 'c2' }),
  ])('offers "View Products" after $type', (action) => {
    expect(reducer(open, action).showViewProducts).toBe(true);
  });

  it('resets all three parts when it closes', () => {
    const used = reducer(open, facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' }));
    expect(reducer(used, drawerClosed())).toEqual(initial);
  });

  it('holds the open facet', () => {
    const expanded = reducer(open, facetExpanded('brand'));
    expect(expanded.activeFacet).toBe('brand');
    expect(reducer(expanded, facetCollapsed())).toEqual(open);
  });
});

describe('the order of known values', () => {
  const order = (known: string, listed: string) => {
    const entries = (ids: string) => [...ids].map((id) => ({ id }));
    return mergeInOrder(entries(known), entries(listed))
      .map(({ id }) => id)
      .join('');
  };
  it.each([
    ['', 'abc', 'abc'],
    ['abc', 'cab', 'abc'],
    ['abc', 'ac', 'abc'],
    ['ac', 'abc', 'abc'],
    ['bc', 'abc', 'abc'],
    ['ab', 'abc', 'abc'],
    ['abc', 'xay', 'xaybc'],
  ])('of "%s" and then "%s" is "%s"', (known, listed, expected) => {
    expect(order(known, listed)).toBe(expected);
  });

  it('put a facet that is listed for the first time after the others', () => {
    const listed = (...ids: readonly string[]) =>
      aListing({ facets: ids.map((id) => aWireFacet(id, 'one')) }).facets;
    const known = cacheFacets(cacheFacets([], listed('brand', 'size')), listed('style', 'size'));
    expect(known.map(({ id }) => id)).toEqual(['brand', 'size', 'style']);
  });

  it('keeps a category that is no longer listed, without products', () => {
    const group = (...ids: readonly string[]) => ({
      id: 'rooms',
      name: 'Rooms',
      values: ids.map((id) => ({ id, name: id, count: 7, isSelected: false })),
    });
    const known = cacheCategories(cacheCategories([], [group('hall', 'bath')]), [group('bath')]);
    expect(known).toHaveLength(1);
    expect(known[0]?.values.map(({ id, count, isListed }) => [id, count, isListed])).toEqual([
      ['hall', 0, false],
      ['bath', 7, true],
    ]);
    expect(cacheCategories(known, [])[0]?.values.map(({ isListed }) => isListed)).toEqual([
      false,
      false,
    ]);
  });

  it('takes the newest name and keeps the group', () => {
    const facets = (name: string) =>
      aListing({ facets: [aWireFacet('brand', aWireValue('acme', { name }))] }).facets;
    const known = cacheFacets(cacheFacets([], facets('Acme')), facets('Acme Ltd'));
    expect(known[0]?.values).toEqual([{ id: 'acme', seoId: 'acme', name: 'Acme Ltd', group: 'A' }]);
  });
});

describe('the page whose facets are cached', () => {
  const base = (path: string) => pageBaseOf(readListingUrl(path));
  it.each(['/browse/c1/brand--acme', '/browse/c1?page=2&sortkey=price&numProducts=96&utm=x'])(
    'is the same for %s',
    (path) => expect(base(path)).toBe(base('/browse/c1')),
  );
  it.each(['/browse/c2', '/search/c1', '/browse/brand--acme?uf=brand'])(
    'is another for %s',
    (path) => expect(base(path)).not.toBe(base('/browse/c1')),
  );
});

describe('a chip’s label', () => {
  const { andAbove, between, upTo } = optionTexts;
  it.each([
    ['price', '"10"-"20.5"', between('€10', '€20.50')],
    ['price', '"-inf"-"20"', upTo('€20')],
    ['price', '10.99', '€10.99'],
    ['screenSize', '"32"-"inf"', andAbove('32')],
    ['discount', 'nonsense', 'nonsense'],
    ['price', '"-inf"-"inf"', '"-inf"-"inf"'],
  ])('for %s %s without a listing is "%s"', (facetId, optionId, label) => {
    const url = aListingUrl({ facets: [aFacet(facetId, optionId)] });
    expect(chipsOf(url, [], 'EUR').map((chip) => chip.label)).toEqual([label]);
  });
});

describe('the heading of categories', () => {
  it.each([
    ['All', filterFormTexts.department],
    ['', filterFormTexts.shopByProduct],
    ['Rooms', 'Rooms'],
  ])('named "%s" is "%s"', (name, heading) => {
    expect(categoryHeading(name)).toBe(heading);
  });
});

describe('colours', () => {
  it.each([
    'Navy',
    'NAVY',
    ' navy ',
    'stainless-steel',
    'Stainless Steel',
    'multicoloured',
    'Gray',
  ])('%s has a swatch', (name) => expect(colourSwatch(name)).toBeDefined());
  it.each(['__proto__', 'constructor', 'toString', '', 'no colour'])('%s has none', (name) =>
    expect(colourSwatch(name)).toBeUndefined(),
  );
  it('get a check mark that contrasts', () => {
    expect(isDarkColour('#1c2b52')).toBe(true);
    expect(isDarkColour('#f5d33b')).toBe(false);
  });
});

describe('long lists of values', () => {
  const values = ['a', 'a', 'b', 'b', 'b', 'c'].map((group, index) => ({
    group,
    name: `${group}${index}`,
  }));

  it('are split after the group of the last value shown at first', () => {
    expect(splitValues(values, 3).map(({ length }) => length)).toEqual([5, 1]);
    expect(splitValues(values, 8).map(({ length }) => length)).toEqual([6, 0]);
    expect(splitValues([{}, {}, {}], 2).map(({ length }) => length)).toEqual([2, 1]);
  });

  it('are searched regardless of case and accents', () => {
    const named = ['Élan Home', 'Elan', 'Homely'].map((name) => ({ name }));
    expect(matchingValues(named, ' home élan ').map(({ name }) => name)).toEqual(['Élan Home']);
    expect(matchingValues(named, 'ELAN')).toHaveLength(2);
  });

  it('are grouped in any order of the values', () => {
    const mixed = [
      { group: 'b', n: 1 },
      { group: 'a', n: 2 },
      { group: 'b', n: 3 },
    ];
    expect(groupValues(mixed).map(({ group, items }) => [group, items.length])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });
});
