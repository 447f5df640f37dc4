import type { WireListingBody } from '../../../src/catalogue/listing-response';
import { respondToListingRequest } from '../../../shop/catalogue/listing-api';
import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import { aProduct, testOutline } from './a-catalogue';
import { openTestCatalogue } from './open-test-catalogue';
import { brands } from '../../support/english';

const sofa = aProduct({
  id: 'sofa',
  title: 'Sofa &amp; stool',
  imageUrl: '/pictures/sofa.svg',
  imageAlt: 'A sofa',
  secondImageUrl: '/pictures/sofa-detail.svg',
  swatches: [
    { displayName: 'Red', imageSrc: '/swatch/red' },
    { displayName: 'Dr. Blue', imageSrc: '/swatch/blue', productImageSrc: '/pictures/blue.svg' },
    { displayName: 'Zinc', imageSrc: '/swatch/zinc', productImageSrc: '/pictures/sofa.svg' },
  ],
  url: '/product/sofa',
  attributes: { colours: ['Red', 'Dr. Blue', 'Zinc'], size: ['S', 'M/L'] },
});

let engine: ListingEngine;
beforeAll(async () => {
  engine = await openTestCatalogue({ outline: testOutline, products: [sofa] });
});

const urlOf = (query: string) => `/product/sofa${query}`;
const own = [{ url: '/pictures/sofa.svg', alt_text: 'A sofa' }, '/pictures/sofa-detail.svg'];
const blue = [{ url: '/pictures/blue.svg', alt_text: 'Sofa &amp; stool, Dr. Blue' }, undefined];

it.each([
  ['the colour', '/group_id/all?filters[colours]=dr%20blue', blue],
  ['the colour and a brand', '/sofa?filters[colours]=Dr.%20Blue&filters[brand]=acme', blue],
  ['the colour in the path', '/colours/dr%20blue', blue],
  ['the colour that it has anyway', '/group_id/all?filters[colours]=Zinc', own],
  ['a colour without a picture', '/group_id/all?filters[colours]=Red', own],
  ['two colours', '/group_id/all?filters[colours]=Zinc&filters[colours]=Dr.%20Blue', own],
  ['two colours, one in the path', '/colours/zinc?filters[colours]=Dr.%20Blue', own],
  ['a brand', '/group_id/all?filters[brand]=acme', own],
])('sends a product with the picture that suits a filter by %s', async (_case, url, pictures) => {
  const { body } = await respondToListingRequest({ engine, brands }, { url, brand: 'marlow' });
  const [product] = (body as WireListingBody).response?.product_list ?? [];
  expect([product?.image, product?.secondImageSrc]).toEqual(pictures);
});

async function productsOf(url: string) {
  const { body } = await respondToListingRequest({ engine, brands }, { url, brand: 'marlow' });
  return (body as WireListingBody).response?.product_list ?? [];
}

it.each([
  ['a colour', '/group_id/all?filters[colours]=dr%20blue', '?colour=dr-blue'],
  ['its own colour', '/group_id/all?filters[colours]=Zinc', '?colour=zinc'],
  ['a colour without a picture', '/group_id/all?filters[colours]=Red', '?colour=red'],
  [
    'a colour and a size',
    '/all?filters[colours]=Red&filters[size]=M%2FL',
    '?colour=red&size=m-slash-l',
  ],
  ['a size', '/all?filters[size]=M%2FL', '?size=m-slash-l'],
  ['two sizes', '/all?filters[size]=M%2FL&filters[size]=S', ''],
  ['two colours', '/group_id/all?filters[colours]=Zinc&filters[colours]=Red', ''],
  ['the words of a search', '/zinc%20sofa', '?colour=zinc'],
  ['the words of a search for two colours', '/zinc%20red%20sofa', ''],
  ['nothing', '/group_id/all', ''],
])('leads to the variant that suits a listing narrowed by %s', async (_what, path, query) => {
  const url = path.replace(/^\/all/, '/group_id/all');
  expect((await productsOf(url)).map((product) => product.url)).toEqual([urlOf(query)]);
});

it('leads from each swatch to its colour, in the size that is filtered by', async () => {
  const [product] = await productsOf('/group_id/all?filters[size]=S');
  expect(product?.swatchSources?.map(({ url }) => url)).toEqual([
    urlOf('?colour=red&size=s'),
    urlOf('?colour=dr-blue&size=s'),
    urlOf('?colour=zinc&size=s'),
  ]);
});

it('puts the name of the colour into a title that has the name of the own one', async () => {
  const titled = await openTestCatalogue({
    outline: testOutline,
    products: [{ ...sofa, title: 'Sofa in Zinc' }],
  });
  const url = '/group_id/all?filters[colours]=Red';
  const { body } = await respondToListingRequest(
    { engine: titled, brands },
    { url, brand: 'marlow' },
  );
  const [product] = (body as WireListingBody).response?.product_list ?? [];
  expect(product?.title).toBe('Sofa in Red');
  expect(product?.swatchSources?.map(({ title }) => title)).toEqual([
    undefined,
    'Sofa in Dr. Blue',
    'Sofa in Zinc',
  ]);
});

it('leaves the address of a page outside of the shop as it is', async () => {
  const outside = await openTestCatalogue({
    outline: testOutline,
    products: [{ ...sofa, url: 'https://shop.example/sofa' }],
  });
  const url = '/group_id/all?filters[colours]=Red';
  const { body } = await respondToListingRequest(
    { engine: outside, brands },
    { url, brand: 'marlow' },
  );
  const [product] = (body as WireListingBody).response?.product_list ?? [];
  expect([product?.url, product?.swatchSources?.[0]?.url]).toEqual([
    'https://shop.example/sofa',
    undefined,
  ]);
});
