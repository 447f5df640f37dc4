import { readAdapterFields } from '../../adapters/adapter-fields';
import { readRecordProducts } from '../../adapters/read-record';
import { readDocs } from '../contracts/contract';
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

describe('what a record claims', () => {
  const [fieldsFile = {}, documented = {}] =
    readDocs('guides/adapters.md')
      .split('\n## Prices and labels\n')[1]
      ?.split('\n## ', 1)[0]
      ?.split('\n```')
      .filter((block) => block.startsWith('json\n'))
      .map((block) => JSON.parse(block.slice('json\n'.length)) as Record<string, unknown>) ?? [];
  const usualOfExample = {
    ...usual,
    product: { id: ['objectID'], title: ['name'], price: ['price.now'] },
  };
  const { product: fields } = readAdapterFields(writeFields(fieldsFile), usualOfExample);
  const read = (record: object) =>
    readRecordProducts([{ ...documented, ...record }], fields, 'GBP')[0];
  const price = documented.price as object;
  const energy = documented.energy as object;

  it('is read from the record that the guide shows, by its file of fields', () => {
    expect(read({})).toEqual({
      product_id: '6120033',
      title: 'Darjeeling Tea, 250 g',
      price: {
        current: 4,
        currencyCode: 'GBP',
        reference: { amount: 5, kind: 'prior30' },
        unit: {
          amount: 16,
          measure: { value: 250, unit: 'g' },
          reference: { value: 1, unit: 'kg' },
        },
      },
      energy: {
        class: 'B',
        range: ['A', 'G'],
        labelUrl: '/labels/b.webp',
        sheetUrl: '/labels/b.pdf',
      },
      sponsored: { by: 'Acme' },
    });
  });

  it('has the names that the guide lists', () => {
    const names = [...Object.keys(fieldsFile.product as object), 'listPrice'];
    const rows = readDocs('guides/adapters.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(names.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))).toEqual([]);
  });

  it.each<[string, object, object]>([
    [
      'the recommended price above it',
      { price: { ...price, lowest30: 3 } },
      { amount: 6.5, kind: 'rrp' },
    ],
    [
      'an amount as text',
      { price: { ...price, lowest30: '5.25' } },
      { amount: 5.25, kind: 'prior30' },
    ],
  ])('has as reference %s', (_case, record, reference) => {
    expect(read(record)?.price?.reference).toEqual(reference);
  });

  it.each<[string, object]>([
    ['a price below', { lowest30: 3, rrp: 3.99 }],
    ['the price itself', { lowest30: 4, rrp: 4 }],
    ['no number', { lowest30: {}, rrp: 'much' }],
    ['a number without end', { lowest30: '9'.repeat(400), rrp: Infinity }],
  ])('has no reference for %s', (_case, other) => {
    expect(
      read({ price: { ...price, lowest30: undefined, rrp: undefined, ...other } })?.price,
    ).not.toHaveProperty('reference');
  });

  it.each([
    ['250g', { value: 250, unit: 'g' }],
    [' 0.75 L ', { value: 0.75, unit: 'l' }],
    ['12 Item', { value: 12, unit: 'ct' }],
    ['3 mm', { value: 0.3, unit: 'cm' }],
    [
      { value: '2', unit: 'm2' },
      { value: 2, unit: 'sqm' },
    ],
  ])('has the measure %j', (contents, measure) => {
    expect(read({ contents })?.price?.unit?.measure).toEqual(measure);
  });

  it.each([
    '250',
    'g',
    '250 stone',
    '1.2.3 g',
    '0 g',
    '-1 g',
    `${'1'.repeat(60)} g`,
    '250 constructor',
    { value: 250 },
    { value: 250, unit: { toString: 'g' } },
    null,
  ])('has no unit price of %j', (contents) => {
    expect(read({ contents })?.price).not.toHaveProperty('unit');
    expect(read({ contents })?.price).toHaveProperty('reference');
  });

  it.each([
    { class: 'H' },
    { class: 'A+' },
    { scale: 'AG' },
    { scale: ['G', 'A'] },
    { class: '__proto__' },
  ])('has no energy class of %j', (other) => {
    expect(read({ energy: { ...energy, ...other } })).not.toHaveProperty('energy');
  });

  it('has no address that a link may not use', () => {
    const label = 'javascript:alert(1)';
    const sheet = `/${'x'.repeat(3_000)}`;
    expect(read({ energy: { ...energy, label, sheet } })?.energy).toEqual({
      class: 'B',
      range: ['A', 'G'],
    });
  });

  it.each<[unknown, object | undefined]>([
    [true, {}],
    ['Yes', {}],
    [1, {}],
    ['x'.repeat(500), { by: 'x'.repeat(200) }],
    [false, undefined],
    ['false', undefined],
    [0, undefined],
    [' ', undefined],
    [{}, undefined],
  ])('is sponsored by %j', (advertiser, sponsored) => {
    expect(read({ advertiser })?.sponsored).toEqual(sponsored);
  });
});
