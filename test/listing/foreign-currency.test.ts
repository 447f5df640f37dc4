import { push } from 'redux-first-history';
import type { Brand } from '../../src/storefront/brand';
import { aPageStore } from '../support/a-page-store';
import { aQueryState } from '../support/a-query-state';
import { brands } from '../support/english';
import { fakePlatform } from '../support/fake-platform';
import { aBody, aResponse } from '../support/listing-service';

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
