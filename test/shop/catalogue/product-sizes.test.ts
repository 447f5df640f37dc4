import { writeSizes } from '../../../shop/catalogue/product-sizes';
import { anyVariant } from '../../../shop/catalogue/variant';
import { aProduct } from './a-catalogue';

const variant = (id: string, options: Record<string, string>, availability?: 'SoldOut') => ({
  id,
  price: { current: 10 },
  options,
  ...(availability ? { availability } : { availability: 'InStock' as const }),
});
const shirt = aProduct({
  id: '7',
  url: '/product/7',
  attributes: { size: ['S', 'UK 8'], colours: ['Navy', 'Rust'] },
  swatches: [{ displayName: 'Navy' }, { displayName: 'Rust' }],
  variants: [
    variant('7-1', { size: 'S', colours: 'Navy' }),
    variant('7-2', { size: 'UK 8', colours: 'Navy' }, 'SoldOut'),
    variant('7-3', { size: 'S', colours: 'Rust' }, 'SoldOut'),
    variant('7-4', { size: 'UK 8', colours: 'Rust' }),
  ],
});

it('have the address, the id and the stock of the colour that is shown', () => {
  expect(writeSizes(shirt, { ...anyVariant, colour: 'rust' })).toEqual([
    {
      displayName: 'S',
      variation_id: '7-3',
      url: '/product/7?colour=rust&size=s',
      availability: 'SoldOut',
    },
    {
      displayName: 'UK 8',
      variation_id: '7-4',
      url: '/product/7?colour=rust&size=u-k-8',
      availability: 'InStock',
    },
  ]);
});

it('of no colour are in stock when one of their variants is, and have no id of one', () => {
  expect(writeSizes(shirt, anyVariant)).toEqual([
    { displayName: 'S', url: '/product/7?size=s', availability: 'InStock' },
    { displayName: 'UK 8', url: '/product/7?size=u-k-8', availability: 'InStock' },
  ]);
});

it.each([
  ['no variants', { variants: [] }],
  ['variants without options', { variants: [{ id: '7-1', price: { current: 10 } }] }],
])('claim nothing of a product with %s', (_case, product) => {
  const sizes = writeSizes({ ...shirt, ...product }, anyVariant);
  expect(sizes?.map(({ availability }) => availability)).toEqual([undefined, undefined]);
});

it('have no address of their own where the product has its page elsewhere', () => {
  const sizes = writeSizes({ ...shirt, url: 'https://shop.example/7' }, anyVariant);
  expect(sizes?.map(({ url }) => url)).toEqual([undefined, undefined]);
});

it.each([
  ['one size', { size: ['S'] }],
  ['waist and length', { waist: ['30', '32'], length: ['L30', 'L32'] }],
  ['none', {}],
])('are left out of a product with %s', (_case, attributes) => {
  expect(writeSizes({ ...shirt, attributes }, anyVariant)).toBeUndefined();
});
