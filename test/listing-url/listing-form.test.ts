import { readListingForm, writeFormFields } from '../../src/listing-url/listing-form';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';

const sent = (path: string, query: string) => {
  const listing = readListingForm(`${path}?${query}`);
  return listing && writeListingUrl(listing);
};

describe('a form sent without scripting', () => {
  it.each([
    [
      '/browse/x',
      'form=facets&facet=colours&f.colours=blue&f.colours=red',
      '/browse/x/colours--blue+red',
    ],
    ['/browse/x/colours--blue', 'form=facets&facet=colours', '/browse/x'],
    [
      '/browse/x/colours--blue',
      'form=facets&facet=brand&f.brand=acme',
      '/browse/x/brand--acme/colours--blue',
    ],
    [
      '/browse/x',
      'form=facets&facet=price&min.price=10&max.price=20.5',
      '/browse/x/price---10-to-20-5',
    ],
    [
      '/browse/x',
      'form=facets&facet=price&min.price=20&max.price=10',
      '/browse/x/price---10-to-20',
    ],
    [
      '/browse/x',
      'form=facets&facet=price&min.price=10&max.price=',
      '/browse/x/price---10-and-above',
    ],
    [
      '/browse/x',
      'form=facets&facet=price&min.price=cheap&f.price=up-to-9',
      '/browse/x/price---up-to-9',
    ],
    ['/browse/x', 'form=sort&sortkey=price&utm=a&page=4', '/browse/x?sortkey=price&utm=a'],
    [
      '/browse/x',
      'form=size&numProducts=96&sortkey=price',
      '/browse/x?sortkey=price&numProducts=96',
    ],
    ['/browse/x', 'form=facets&facet=__proto__&f.__proto__=a', '/browse/x/__proto__--a'],
    ['/browse/x', 'form=other&sortkey=price', undefined],
    ['/browse/x', 'sortkey=price', undefined],
    ['/basket', 'form=sort&sortkey=price', undefined],
  ])('to %s with %s leads to %s', (path, query, location) => {
    expect(sent(path, query)).toBe(location);
  });
});

describe('the hidden fields of a form', () => {
  it('repeat what the query says, but for the page', () => {
    const url = readListingUrl('/browse/brand--a?sort=price&page=4&numProducts=96&utm=mail');
    expect(writeFormFields(url)).toEqual([
      ['sortkey', 'price'],
      ['numProducts', '96'],
      ['uf', 'brand'],
      ['utm', 'mail'],
    ]);
  });
});
