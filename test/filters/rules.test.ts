import { filterAnnouncement } from '../../src/filters/announcements/announcement';
import { chipsOf } from '../../src/filters/chips/chip-labels';
import {
  categoryHeading,
  isSameSection,
  withDistinctNames,
  type FilterSection,
} from '../../src/filters/facets/filter-sections';
import { mergeCategories } from '../../src/filters/facets/known-categories';
import { mergeFacets, mergeInOrder, noKnownFacets } from '../../src/filters/facets/known-facets';
import { pageBaseOf } from '../../src/filters/facets/known-facets-slice';
import { colourSwatch, isDarkColour } from '../../src/filters/options/colour-swatches';
import { groupValues, matchingValues } from '../../src/filters/options/value-lists';
import { writeFacetSeoId } from '../../src/listing-url/facet-id';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { aListing, aWireFacet, aWireValue } from '../support/a-listing';
import { aFacet, aListingUrl } from '../support/a-listing-url';
import { english, filterChangeTexts, filterFormTexts, optionTexts } from '../support/english';

describe('the announcement', () => {
  const { added, addedAndRemoved, removed, severalAdded, severalRemoved } = filterChangeTexts;
  const names = { language: english, currencyCode: 'GBP' };
  const chips = (path: string) => chipsOf(readListingUrl(`/browse/c1${path}`), [], names);
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
    expect(filterAnnouncement(chips(before), chips(after), { nameOf, texts: english.texts })).toBe(
      message,
    );
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
    ['', '', ''],
    ['ab', 'bxay', 'aybx'],
  ])('of "%s" and then "%s" is "%s"', (known, listed, expected) => {
    expect(order(known, listed)).toBe(expected);
  });

  it('put a facet that is listed for the first time after the others', () => {
    const listed = (...ids: readonly string[]) =>
      aListing({ facets: ids.map((id) => aWireFacet(id, 'one')) }).facets;
    const known = mergeFacets(mergeFacets([], listed('brand', 'size')), listed('style', 'size'));
    expect(known.map(({ id }) => id)).toEqual(['brand', 'size', 'style']);
  });

  it('keeps a category that is no longer listed, without products', () => {
    const group = (...ids: readonly string[]) => ({
      id: 'rooms',
      name: 'Rooms',
      values: ids.map((id) => ({ id, seoId: id, name: id, count: 7, isSelected: false })),
    });
    const known = mergeCategories(mergeCategories([], [group('hall', 'bath')]), [group('bath')]);
    expect(known).toHaveLength(1);
    expect(known[0]?.values.map(({ id, count, isListed }) => [id, count, isListed])).toEqual([
      ['hall', 0, false],
      ['bath', 7, true],
    ]);
    expect(mergeCategories(known, [])[0]?.values.map(({ isListed }) => isListed)).toEqual([
      false,
      false,
    ]);
  });

  it('takes the newest name and keeps the group', () => {
    const facets = (name: string) =>
      aListing({ facets: [aWireFacet('brand', aWireValue('acme', { name }))] }).facets;
    const known = mergeFacets(mergeFacets([], facets('Acme')), facets('Acme Ltd'));
    expect(known[0]?.values).toEqual([
      { id: 'acme', seoId: 'acme', name: 'Acme Ltd', group: 'A', isFirst: true },
    ]);
  });
});

describe('the values of a facet that show first', () => {
  /** "a9 b2*" lists `a` with nine products and the selected `b` with two. */
  const listed = (facetId: string, values: string) =>
    aListing({
      facets: [
        aWireFacet(
          facetId,
          ...values.split(' ').map((value) => {
            const [id = '', count = '0'] = value.replace('*', '').match(/\D+|\d+/g) ?? [];
            return aWireValue(id, { count: Number(count), selected: value.endsWith('*') });
          }),
        ),
      ],
    }).facets;
  const firstOf = (facetId: string, ...listings: readonly string[]) => {
    const known = listings.reduce(
      (before, values) => mergeFacets(before, listed(facetId, values)),
      noKnownFacets,
    );
    const first = known[0]?.values.filter(({ isFirst }) => isFirst).map(({ id }) => id);
    return { first: first?.join(''), hasMore: known[0]?.hasMore };
  };

  it.each([
    ['all of eight', ['a1 b2 c3 d4 e5 f6 g7 h8'], 'abcdefgh', false],
    [
      'the eight with most products, in their order',
      ['a1 b9 c9 d9 e2 f9 g9 h9 i9 j9'],
      'bcdfghij',
      true,
    ],
    ['the earlier ones of equal counts', ['a1 b1 c1 d1 e1 f1 g1 h1 i1 j1'], 'abcdefgh', true],
    ['and the selected ones', ['a9 b9 c9 d9 e9 f9 g9 h9 i1 j2*'], 'abcdefghj', true],
    ['all, when the others are selected', ['a9 b9 c9 d9 e9 f9 g9 h9 i1*'], 'abcdefghi', false],
  ])('are %s', (_, listings, first, hasMore) => {
    expect(firstOf('size', ...listings)).toEqual({ first, hasMore });
  });

  it('are decided by the first listing, whatever the counts are later', () => {
    const once = 'a9 b9 c9 d9 e9 f9 g9 h9 i1 j2';
    expect(firstOf('size', once, 'a1 b1 c1 d1 e1 f1 g1 h1 i9 j9').first).toBe('abcdefgh');
    expect(firstOf('size', once, 'i9 j9', 'k5 a9').first).toBe('abcdefgh');
  });

  it('stay when they are unticked, and so does the offer of more', () => {
    const ticked = ['a9 b9 c9 d9 e9 f9 g9 h9 i1', 'a9 b9 c9 d9 e9 f9 g9 h9 i1*'];
    expect(firstOf('size', ...ticked)).toEqual({ first: 'abcdefghi', hasMore: true });
    expect(firstOf('size', ...ticked, 'a9 b9 c9 d9 e9 f9 g9 h9 i1').first).toBe('abcdefghi');
  });

  it('of a range are the first eight, so that none is missing between them', () => {
    expect(firstOf('price', 'a1 b9 c9 d9 e9 f9 g9 h9 i9 j1*').first).toBe('abcdefghj');
  });

  it('leave a facet without products undecided until it has some', () => {
    const nothing = aListing({ facets: [aWireFacet('size')] }).facets;
    const known = mergeFacets(mergeFacets(noKnownFacets, nothing), listed('size', 'a1'));
    expect(known[0]?.values.map(({ isFirst }) => isFirst)).toEqual([true]);
  });
});

describe('the page whose facets are cached', () => {
  const base = (path: string) => pageBaseOf(readListingUrl(path));
  it.each(['/browse/c1/brand--acme', '/browse/c1?page=2&sortkey=price&numProducts=96&utm=x'])(
    'is the same for %s',
    (path) => expect(base(path)).toBe(base('/browse/c1')),
  );
  it.each(['/browse/all', '/browse/all/colours--navy', '/browse/all/brand--x/size--m?page=2'])(
    'is that of the whole shop for %s',
    (path) => expect(base(path)).toBe(base('/browse')),
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
    ['modelYear', '2024', '2024'],
    ['modelYear', '"2024"-"2026"', between('2024', '2026')],
    ['discount', 'nonsense', 'nonsense'],
    ['price', '"-inf"-"inf"', '"-inf"-"inf"'],
  ])('for %s %s without a listing is "%s"', (facetId, optionId, label) => {
    const url = aListingUrl({ facets: [aFacet(facetId, optionId)] });
    expect(
      chipsOf(url, [], { language: english, currencyCode: 'EUR' }).map((chip) => chip.label),
    ).toEqual([label]);
  });
});

describe('the heading of categories', () => {
  it.each([
    ['All', filterFormTexts.department],
    ['', filterFormTexts.shopByProduct],
    ['Rooms', 'Rooms'],
  ])('named "%s" is "%s"', (name, heading) => {
    expect(categoryHeading(name, english.texts)).toBe(heading);
  });
});

describe('sections of the same name', () => {
  const sectionOf = (id: string, name: string): FilterSection => ({
    kind: 'facet',
    id,
    name,
    facet: { id, seoId: writeFacetSeoId(id), name, values: [], hasMore: false, isLimited: false },
  });
  const groupOf = (id: string, name: string): FilterSection => ({
    kind: 'category',
    id: `category-${id}`,
    name,
    group: { id, name, values: [] },
  });
  const namesOf = (...sections: readonly FilterSection[]) =>
    withDistinctNames(english.texts, sections).map(({ name }) => name);

  it('are told apart by the words of their ids, from the second on', () => {
    expect(
      namesOf(sectionOf('size', 'Size'), sectionOf('shoeSize', 'size'), sectionOf('fit', 'Fit')),
    ).toEqual(['Size', 'size (shoe size)', 'Fit']);
  });

  it('may be a category section and a facet, or two category sections', () => {
    expect(
      namesOf(
        groupOf('rooms', 'Rooms'),
        groupOf('rooms-2', 'Rooms'),
        sectionOf('roomType', 'Rooms'),
      ),
    ).toEqual(['Rooms', 'Rooms (rooms 2)', 'Rooms (room type)']);
  });

  it('keep their ids and facets', () => {
    const shoes = sectionOf('shoeSize', 'Size');
    const [, second] = withDistinctNames(english.texts, [sectionOf('size', 'Size'), shoes]);
    expect(second).toEqual({ ...shoes, name: 'Size (shoe size)' });
    expect(isSameSection(shoes, second ?? shoes)).toBe(false);
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
