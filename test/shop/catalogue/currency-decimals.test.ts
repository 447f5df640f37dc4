/** Savings and discounts of currencies that have other decimals than pounds. */
import { createMeasures } from '../../../shop/catalogue/embedded/product-measures';
import { writeWireProduct } from '../../../shop/catalogue/listing-api-product';
import { aProduct, testOutline } from './a-catalogue';

it.each([
  ['GBP', 12.9, 20, 7.1],
  ['KWD', 10, 12.345, 2.345],
  ['JPY', 1000, 1299.6, 300],
])('a saving in %s has the decimals of the currency', (currencyCode, current, previous, saving) => {
  const product = aProduct({ id: 'p1', price: { current, previous } });
  expect(writeWireProduct(product, { currencyCode }).price?.saving).toBe(saving);
});

it.each([
  ['GBP', 24, 30, 20],
  // It is 18.99 per cent, and 19.02 of amounts that are rounded to two decimals.
  ['KWD', 10, 12.345, 18],
  ['KWD', 0.001, 0.004, 75],
  ['JPY', 80, 100, 20],
  ['JPY', 0.2, 0.4, undefined],
  [undefined, 24, 30, 20],
])('a discount in %s is of exact amounts', (currencyCode, current, previous, discount) => {
  const measureOf = createMeasures({ ...testOutline, ...(currencyCode && { currencyCode }) });
  const product = aProduct({ id: 'p1', price: { current, previous } });
  expect(measureOf(product, 'discount')).toBe(discount);
});
