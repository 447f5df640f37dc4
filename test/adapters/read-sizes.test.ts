import { readSizes } from '../../adapters/read-sizes';

const read = (sizes: unknown) => readSizes({ data: { sizes } }, { sizes: ['gone', 'data.sizes'] });

it('are texts', () => {
  expect(read(['S', ' M ', 42])).toEqual([
    { displayName: 'S' },
    { displayName: 'M' },
    { displayName: '42' },
  ]);
});

it('are records with the names of the listing API', () => {
  expect(
    read([
      { displayName: 'S', variation_id: '7-1', url: '/product/7?size=s', availability: 'in stock' },
      { displayName: 'M', availability: false, price: { current: 1 } },
    ]),
  ).toEqual([
    { displayName: 'S', variation_id: '7-1', url: '/product/7?size=s', availability: 'InStock' },
    { displayName: 'M', availability: 'SoldOut' },
  ]);
});

it.each([
  ['one size', ['S']],
  ['a text', 'S, M'],
  ['a record', { 0: 'S', 1: 'M' }],
  ['nothing that can be read', [null, {}, [], ['S'], { displayName: ' ' }]],
  ['none', undefined],
])('are left out where there is %s', (_case, sizes) => {
  expect(read(sizes)).toBeUndefined();
});

it('are bounded, and lead to no address that is none', () => {
  expect(read(Array(10_000).fill('S'))).toHaveLength(100);
  expect(read(['S', { displayName: 'x'.repeat(1e6), url: 'javascript:alert(1)' }])).toEqual([
    { displayName: 'S' },
    { displayName: 'x'.repeat(500) },
  ]);
});
