/** The discount facet of brands with other rules over one catalogue (docs/prices.md). */
import type { WireListingBody } from '../../../src/catalogue/listing-response';
import type { Brand, Brands } from '../../../src/storefront/brand';
import { priorReadingsOf, withDiscounts } from '../../../shop/catalogue/brand-discount';
import { createListingApi } from '../../../shop/catalogue/listing-api';
import { brands } from '../../support/english';
import { aProduct, testOutline } from './a-catalogue';
import { openTestCatalogue } from './open-test-catalogue';

const asSent: Brand = { ...brands[0], key: 'as-sent', priceRules: 'as-sent' };
const lawful: Brand = { ...brands[0], key: 'lawful', priceRules: 'eu' };
const later: Brand = { ...lawful, key: 'later', priorPrice: { newArrivals: 'known-days' } };

/** Half price by what was sent, a quarter less by the lowest price of 30 days. */
const reduced = aProduct({
  id: 'reduced',
  price: { current: 30, previous: 60, prior30: { each: { amount: 40, days: 30 } } },
});
const unproven = aProduct({ id: 'unproven', price: { current: 30, previous: 60 } });

async function openApi(shopBrands: Brands) {
  const facets = withDiscounts(testOutline.facets, priorReadingsOf([lawful]));
  const outline = { ...testOutline, facets };
  const engine = await openTestCatalogue({ outline, products: [reduced, unproven] });
  const warn = jest.fn();
  const respond = createListingApi({ engine, brands: shopBrands, warn });
  const request = async (brand: string, url: string) => {
    const { body } = await respond({ url, brand });
    const { facet_list = [], product_list = [] } = (body as WireListingBody).response ?? {};
    return {
      products: product_list.map(({ product_id }) => product_id),
      discounts: facet_list
        .filter(({ id }) => id.startsWith('discount'))
        .map(({ id, values }) => [id, values?.map(({ id: band, count }) => [band, count])]),
    };
  };
  return { request, warn };
}

const halfPrice = '/group_id/all?filters[discount]="50"-"inf"';

it('each brand has one discount facet, and filters by its own', async () => {
  const { request, warn } = await openApi([asSent, lawful]);
  expect((await request('as-sent', '/group_id/all')).discounts).toEqual([
    [
      'discount',
      [
        ['"10"-"inf"', 2],
        ['"25"-"inf"', 2],
        ['"50"-"inf"', 2],
      ],
    ],
  ]);
  expect((await request('lawful', '/group_id/all')).discounts).toEqual([
    [
      'discount',
      [
        ['"10"-"inf"', 1],
        ['"25"-"inf"', 1],
      ],
    ],
  ]);
  expect((await request('as-sent', halfPrice)).products).toEqual(['reduced', 'unproven']);
  expect((await request('lawful', halfPrice)).products).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

it('a brand whose rules the catalogue was not built for has none, and the operator is told once', async () => {
  const { request, warn } = await openApi([asSent, later]);
  expect((await request('later', '/group_id/all')).discounts).toEqual([]);
  await request('later', '/group_id/Home');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('priorPrice of later')]]);
});
