/** The notes of a brand below the products that an empty list suggests (docs/product.md, 8.9). */
import { Fallback } from '../../src/page/Fallback';
import { aWireProduct } from '../support/a-product';
import { productTexts } from '../support/english';
import { openPage, responsesOf } from '../support/open-page';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const notes = [
  'Prices include VAT. Delivery is extra.',
  productTexts.struckPrices,
  'Reviews are from shoppers who bought the product.',
];

const reduced = aWireProduct({
  price: { current: 20, currencyCode: 'EUR', reference: { amount: 25, kind: 'prior30' } },
});

it.each([
  ['stand once below popular products', [reduced, { ...reduced, product_id: 'p2' }], notes],
  ['do not stand without any', [], []],
])('the notes of a brand %s', async (_case, popular_products, texts) => {
  const { container } = await openPage(<Fallback reason="nothing" />, {
    path: '/search/lamp',
    globals: { brand: 'marlow-ie' },
    respond: responsesOf({ results: 0, meta: { popular_products } }),
  });
  expect(container.querySelectorAll('s')).toHaveLength(popular_products.length);
  const shown = [...container.querySelectorAll('.plp-notes p')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(texts);
});
