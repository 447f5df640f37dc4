import { push } from 'redux-first-history';
import { selectShownListing } from '../../src/listing/shown-listing';
import type { Brand } from '../../src/storefront/brand';
import { aPageStore } from '../support/a-page-store';
import { aQueryState } from '../support/a-query-state';
import { brands } from '../support/english';
import { fakePlatform } from '../support/fake-platform';
import { aBody, aResponse } from '../support/listing-service';

/** With these products alone. */
function bodyOf(products: readonly object[]) {
  const body = aBody({ productIds: ['p'] });
  return { ...body, response: { ...body.response, product_list: products } };
}

const american: Brand = { ...brands[0], locale: 'en-US', currencyCode: 'USD', money: 'locale' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function bodyIn(...currencies: readonly string[]) {
  const body = aBody({ productIds: currencies.map((_, index) => `p${index}`) });
  const products = body.response.product_list ?? [];
  return {
    ...body,
    response: {
      ...body.response,
      product_list: products.map((product, index) => ({
        ...product,
        price: { current: 5, currencyCode: currencies[index] },
      })),
    },
  };
}

describe('prices in a currency that the brand does not sell in', () => {
  it('are reported once for each currency, from the first listing on', async () => {
    const reportError = jest.fn();
    const platform = fakePlatform(() => aResponse(bodyIn('EUR', 'USD', 'CHF', 'CHF')), {
      reportError,
    });
    const page = aPageStore({ path: '/browse/sofas', platform, brand: american });
    page.start();
    await jest.advanceTimersByTimeAsync(100);
    page.store.dispatch(push('/browse/lamps'));
    await jest.advanceTimersByTimeAsync(100);
    expect(reportError.mock.calls.map((call: readonly unknown[]) => call.map(String))).toEqual([
      ['Error: marlow does not sell in EUR', 'currency'],
      ['Error: marlow does not sell in CHF', 'currency'],
    ]);
  });

  it('are reported of a listing that the server rendered too', async () => {
    const reportError = jest.fn();
    const platform = fakePlatform(() => new Promise(() => undefined), { reportError });
    const page = aPageStore({
      path: '/browse/sofas',
      platform,
      brand: american,
      globals: { queryState: aQueryState('/browse/sofas', bodyIn('GBP')) },
    });
    page.start();
    await jest.advanceTimersByTimeAsync(100);
    expect(reportError).toHaveBeenCalledTimes(1);
  });
});

describe('fields that make no sense', () => {
  it('are left out and reported once each, and the product stays', async () => {
    const error = jest.fn();
    const energy = { class: 'H', range: ['A', 'G'] };
    const products = ['p1', 'p2'].map((product_id) => ({
      product_id,
      title: 'Fridge',
      energy,
      price: { current: 20, reference: { amount: 15, kind: 'prior30' } },
    }));
    const platform = fakePlatform(() => aResponse(bodyOf(products)), {
      log: { error, info: jest.fn() },
    });
    const page = aPageStore({ path: '/browse/fridges', platform });
    page.start();
    await jest.advanceTimersByTimeAsync(100);
    expect(selectShownListing(page.store.getState())?.products).toHaveLength(2);
    expect(error.mock.calls).toEqual([
      ['The value of price.reference is left out', { productId: 'p1' }],
      ['The value of energy is left out', { productId: 'p1' }],
    ]);
  });
});
