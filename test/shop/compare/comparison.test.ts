import { compareAddress } from '../../../shop/compare/compare-address';
import { comparedRows } from '../../../shop/compare/compared-rows';
import { readComparison } from '../../../shop/compare/read-comparison';
import type { CatalogueOutline } from '../../../shop/catalogue/catalogue-product';
import { aChair } from '../../server/a-server';
import { english } from '../../support/english';

const none = { ids: [], hasMore: false, onlyDifferences: false };

describe('the address of a comparison', () => {
  it.each([
    [[], false, '/compare'],
    [['1', 'a,b&c'], false, '/compare?product=1&product=a%2Cb%26c'],
    [['1'], true, '/compare?product=1&only=differences'],
  ])('names the products %j', (ids, onlyDifferences, address) => {
    expect(compareAddress(ids, onlyDifferences)).toBe(address);
    const { searchParams } = new URL(address, 'http://shop.example');
    const query = { product: searchParams.getAll('product'), only: searchParams.get('only') };
    expect(readComparison(query)).toEqual({ ids, hasMore: false, onlyDifferences });
  });

  it.each([
    ['nothing', {}, none],
    ['one product', { product: '1' }, { ...none, ids: ['1'] }],
    ['a product twice', { product: ['1', '2', '1'] }, { ...none, ids: ['1', '2'] }],
    ['blanks and long texts', { product: ['', ' ', 'x'.repeat(501), { a: 1 }] }, none],
    ['another choice', { only: 'names' }, none],
    [
      'five products',
      { product: ['1', '2', '3', '4', '5'] },
      { ...none, ids: ['1', '2', '3', '4'], hasMore: true },
    ],
  ])('is read from %s', (_what, query, read) => {
    expect(readComparison(query)).toEqual(read);
  });
});

const outline = {
  categories: [],
  collections: [],
  facets: [
    { id: 'material', name: 'Material', type: 'multiple' },
    { id: 'promotion', name: 'Promotion', type: 'multiple' },
    { id: 'seats', name: 'Seats', type: 'multiple' },
    { id: 'room', name: 'Room', type: 'multiple' },
  ],
} as unknown as CatalogueOutline;

describe('the rows of a comparison', () => {
  it('are the attributes of the products, those that differ first', () => {
    const oak = { ...aChair('1'), attributes: { material: ['Oak'], promotion: ['Sale'] } };
    const table = { ...aChair('2'), attributes: { material: ['Oak'], seats: ['4', '6 &amp; 8'] } };
    expect(comparedRows([oak, table], outline, english)).toEqual([
      { name: 'Seats', values: ['', '4, 6 & 8'], differs: true },
      { name: 'Brand', values: ['Oak', 'Oak'], differs: false },
      { name: 'Material', values: ['Oak', 'Oak'], differs: false },
    ]);
  });

  it('are none without products', () => {
    expect(comparedRows([], outline, english)).toEqual([]);
  });
});
