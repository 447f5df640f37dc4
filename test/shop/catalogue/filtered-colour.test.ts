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
  attributes: { colours: ['Red', 'Dr. Blue', 'Zinc'] },
});

let engine: ListingEngine;
beforeAll(async () => {
  engine = await openTestCatalogue({ outline: testOutline, products: [sofa] });
});

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
