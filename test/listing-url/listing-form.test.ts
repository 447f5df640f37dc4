import {
  facetOfWrongAmount,
  readListingForm,
  sentCurrency,
  writeFormFields,
} from '../../src/listing-url/listing-form';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';
import { readAmount } from '../support/english';

function sent(path: string, query: string) {
  const listing = readListingForm(`${path}?${query}`, readAmount);
  return listing && writeListingUrl(listing);
}

describe('an amount in a form', () => {
  it.each([
    ['min.price=12.5&max.price=1%2C299', undefined],
    ['min.price=&max.price=+', undefined],
    ['min.price=1.299', 'price'],
    ['max.price=%E2%88%925', 'price'],
    ['min.price=12&max.dry-load=x', 'dryLoad'],
    ['f.price=abc', undefined],
  ])('of %s is wrong in %s', (query, facetId) => {
    const form = `/browse/x?min.price=-1&form=plp-facets&facet=price&${query}`;
    expect(facetOfWrongAmount(form, readAmount)).toBe(facetId);
  });

  it('is read as the facet has its amounts', () => {
    const query =
      'form=plp-facets&facet=dry-load&min.dry-load=7.125&max.dry-load=8&facet=price&max.price=9';
    const readBox = (text: string, facetId: string) =>
      facetId === 'dryLoad' ? Number(text) : readAmount(text);
    expect(facetOfWrongAmount(`/browse/x?${query}`, readBox)).toBeUndefined();
    const listing = readListingForm(`/browse/x?${query}`, readBox);
    expect(listing && writeListingUrl(listing)).toBe(
      '/browse/x/dry-load---7-125-to-8/price---up-to-9',
    );
  });
});

describe('the currency of a form', () => {
  it.each([
    ['form=plp-facets&currency=KWD', 'KWD'],
    ['form=plp-facets&currency=%C2%A3', undefined],
    ['form=plp-facets&currency=EURO', undefined],
    ['form=plp-facets', undefined],
    ['currency=KWD', undefined],
  ])('of %s is %s', (query, currency) => {
    expect(sentCurrency(`/browse/x?currency=USD&${query}`)).toBe(currency);
  });
});

describe('a form sent without scripting', () => {
  it.each([
    [
      '/browse/x',
      'form=plp-facets&facet=colours&f.colours=blue&f.colours=red',
      '/browse/x/colours--blue+red',
    ],
    ['/browse/x/colours--blue', 'form=plp-facets&facet=colours', '/browse/x'],
    [
      '/browse/x/colours--blue',
      'form=plp-facets&facet=brand&f.brand=acme',
      '/browse/x/brand--acme/colours--blue',
    ],
    [
      '/browse/x',
      'form=plp-facets&facet=price&min.price=10&max.price=20.5',
      '/browse/x/price---10-to-20-5',
    ],
    [
      '/browse/x',
      'form=plp-facets&facet=price&min.price=20&max.price=10',
      '/browse/x/price---10-to-20',
    ],
    [
      '/browse/x',
      'form=plp-facets&facet=price&min.price=10.99&max.price=20.45',
      '/browse/x/price---10-99-to-20-45',
    ],
    [
      '/browse/x',
      'form=plp-facets&facet=price&min.price=10&max.price=',
      '/browse/x/price---10-and-above',
    ],
    [
      '/browse/x',
      'form=plp-facets&facet=price&min.price=cheap&f.price=up-to-9',
      '/browse/x/price---up-to-9',
    ],
    [
      '/browse/x/price---10-to-20',
      'form=plp-facets&facet=price&min.price=10&max.price=20&filled.price=10-to-20&f.price=10-to-20&f.price=up-to-10',
      '/browse/x/price---10-to-20+up-to-10',
    ],
    [
      '/browse/x/price---10-to-20',
      'form=plp-facets&facet=price&min.price=10&max.price=20&filled.price=10-to-20',
      '/browse/x',
    ],
    [
      '/browse/x/price---10-to-20',
      'form=plp-facets&facet=price&min.price=10&max.price=15&filled.price=10-to-20&f.price=10-to-20',
      '/browse/x/price---10-to-15',
    ],
    [
      '/browse/x/material---5-to-9-5',
      'form=plp-facets&facet=material&f.material=-5-to-9-5&f.material=-10-to-20&f.material=oak',
      '/browse/x/material---10-to-20+5-to-9-5+oak',
    ],
    [
      '/browse/x',
      'form=plp-facets&facet=material&f.material=10-to-20',
      '/browse/x/material--10-to-20',
    ],
    [
      '/browse/x/customer-rating--4-stars',
      'form=plp-facets&facet=customer-rating&one.customer-rating=4-stars&one.customer-rating=3-stars',
      '/browse/x/customer-rating--3-stars',
    ],
    [
      '/browse/x/customer-rating--3-stars+4-stars',
      'form=plp-facets&facet=customer-rating&one.customer-rating=4-stars&one.customer-rating=3-stars',
      '/browse/x/customer-rating--3-stars+4-stars',
    ],
    ['/browse/x/customer-rating--4-stars', 'form=plp-facets&facet=customer-rating', '/browse/x'],
    ['/browse/x', 'utm=a&form=plp-sort&sortkey=price&page=4', '/browse/x?sortkey=price&utm=a'],
    [
      '/browse/x',
      'form=plp-size&numProducts=96&sortkey=price',
      '/browse/x?sortkey=price&numProducts=96',
    ],
    ['/browse/x', 'form=plp-facets&facet=__proto__&f.__proto__=a', '/browse/x/__proto__--a'],
    ['/browse/x', 'form=other&sortkey=price', undefined],
    ['/browse/x', 'sortkey=price', undefined],
    ['/basket', 'form=plp-sort&sortkey=price', undefined],
  ])('to %s with %s opens %s', (path, query, location) => {
    expect(sent(path, query)).toBe(location);
  });
});

describe('a form that sends more options than a URL holds', () => {
  const ticked = (facet: string, from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `&f.${facet}=o${from + index}`).join('');
  const optionsOf = (path: string, query: string) =>
    new Map(
      readListingForm(`${path}?${query}`, readAmount)?.facets.map(({ id, options }) => [
        id,
        options.length,
      ]),
    );

  it('selects as many as fit', () => {
    const query = `form=plp-facets&facet=brand&facet=size${ticked('brand', 100, 190)}${ticked('size', 100, 130)}`;
    expect(optionsOf('/browse/x', query)).toEqual(
      new Map([
        ['brand', 90],
        ['size', 10],
      ]),
    );
  });

  it('keeps what was selected before and is still ticked', () => {
    const path = `/browse/x/size--${Array.from({ length: 60 }, (_, index) => `o${100 + index}`).join('+')}`;
    const query = `form=plp-facets&facet=brand&facet=size${ticked('brand', 100, 190)}${ticked('size', 101, 165)}`;
    expect(optionsOf(path, query)).toEqual(
      new Map([
        ['size', 59],
        ['brand', 41],
      ]),
    );
  });

  it('selects the facets that fit', () => {
    const facets = Array.from({ length: 60 }, (_, index) => `f${10 + index}`);
    const query = `form=plp-facets${facets.map((id) => `&facet=${id}&f.${id}=a`).join('')}`;
    expect([...optionsOf('/browse/x', query).keys()]).toEqual(facets.slice(0, 50));
  });

  it('may tick options of one facet and untick options of another', () => {
    const path = `/browse/x/size--${Array.from({ length: 100 }, (_, index) => `o${100 + index}`).join('+')}`;
    const query = `form=plp-facets&facet=brand&facet=size${ticked('brand', 100, 103)}${ticked('size', 103, 200)}`;
    expect(optionsOf(path, query)).toEqual(
      new Map([
        ['size', 97],
        ['brand', 3],
      ]),
    );
  });
});

describe('the hidden fields of a form', () => {
  it('repeat the query without the page', () => {
    const url = readListingUrl('/browse/brand--a?sort=price&page=4&numProducts=96&utm=mail');
    expect(writeFormFields(url)).toEqual([
      ['sortkey', 'price'],
      ['numProducts', '96'],
      ['uf', 'brand'],
      ['utm', 'mail'],
    ]);
  });
});
