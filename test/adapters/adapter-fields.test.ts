import { readAdapterFields } from '../../adapters/adapter-fields';
import { readRecordProducts } from '../../adapters/read-record';
import { writeFields } from './open-test-adapter';

const usual = {
  product: { id: ['id'], title: ['name'], price: ['price'] },
  facets: [{ id: 'brand' }],
  categories: [],
  sorts: {},
};

describe('the file of fields', () => {
  it('overrides the usual fields one by one', () => {
    const path = writeFields({ product: { title: ['label', 'name'], price: 'price.amount' } });
    expect(readAdapterFields(path, usual)).toEqual({
      ...usual,
      product: { id: ['id'], title: ['label', 'name'], price: ['price.amount'] },
    });
  });

  it.each([
    ['{', 'JSON'],
    [[], 'the file must be object'],
    [{ products: {} }, 'the file must NOT have additional properties: products'],
    [{ product: { price: 5 } }, '/product/price must be'],
    [{ facets: [{ name: 'Brand' }] }, "/facets/0 must have required property 'id'"],
    [{ facets: [{ id: 'price', bands: [{ name: 'All' }] }] }, '/facets/0/bands/0'],
    [{ facets: [{ id: 'main-colour' }] }, 'the facet id "main-colour"'],
    [{ facets: [{ id: 'group_id' }] }, 'the facet id "group_id"'],
    [{ facets: [{ id: 'size' }, { id: 'size' }] }, 'the facet id "size"'],
    [{ sorts: { cheapest: 'x' } }, '/sorts must NOT have additional properties: cheapest'],
  ])('says what is wrong in %j', (fields, fault) => {
    const path = writeFields(fields);
    expect(() => readAdapterFields(path, usual)).toThrow(`ADAPTER_FIELDS: ${path}: `);
    expect(() => readAdapterFields(path, usual)).toThrow(fault);
  });

  it('says that there is none', () => {
    expect(() => readAdapterFields('/no/such/file.json', usual)).toThrow('ADAPTER_FIELDS');
  });
});

describe('a product of a record', () => {
  const fields = {
    id: ['id'],
    title: ['name'],
    url: ['url'],
    image: ['images.0.url', 'image'],
    price: ['sale', 'price'],
    previousPrice: ['price'],
    currency: ['currency'],
    rating: ['stars'],
    reviews: ['count'],
    availability: ['stock'],
  };
  const read = (record: object) =>
    readRecordProducts([{ id: 7, name: 'A', ...record }], fields, 'GBP')[0];

  it('comes from the first path with a value of the right form', () => {
    expect(read({ images: [{ url: '/a.jpg' }], image: '/b.jpg', sale: 4, price: '5.00' })).toEqual({
      product_id: '7',
      title: 'A',
      image: { url: '/a.jpg', alt_text: 'A' },
      price: { current: 4, previous: 5, currencyCode: 'GBP' },
    });
  });

  it.each([
    [{ price: 5 }, { price: { current: 5, currencyCode: 'GBP' } }],
    [{ price: -5, url: 'javascript:alert(1)', images: 'x' }, {}],
    [{ price: 5, currency: 'EUR' }, { price: { current: 5, currencyCode: 'EUR' } }],
    [
      { price: 5, currency: 'USD' },
      { price: { current: 5, currencyCode: 'USD', currency: 'USD' } },
    ],
    [{ stars: 6, count: 10 }, {}],
    [{ stars: 4.5, count: 0 }, {}],
    [{ stars: 4.5, count: 2 }, { productReviews: { reviewsCount: 2, averageStars: 4.5 } }],
    [{ stock: true }, { availability: 'InStock' }],
    [{ stock: 0 }, { availability: 'SoldOut' }],
    [{ stock: 'https://schema.org/OutOfStock' }, { availability: 'SoldOut' }],
    [{ stock: ['out of stock'] }, { availability: 'SoldOut' }],
    [{ ['__proto__']: { url: '/x' }, url: {} }, {}],
  ])('reads %j', (record, product) => {
    expect(read(record)).toEqual({ product_id: '7', title: 'A', ...product });
  });

  it('is left out without an id or a title, and when it comes twice', () => {
    const records = [
      { id: 1 },
      { name: 'A' },
      null,
      'x',
      { id: 2, name: 'B' },
      { id: 2, name: 'C' },
    ];
    expect(readRecordProducts(records, fields, 'GBP')).toEqual([{ product_id: '2', title: 'B' }]);
  });
});
