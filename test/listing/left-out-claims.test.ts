import { watchLeftOutClaims } from '../../src/listing/left-out-claims';
import { selectShownListing } from '../../src/listing/shown-listing';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { aBody, aResponse } from '../support/listing-service';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A listing of these products alone. */
function bodyOf(products: readonly object[]) {
  const body = aBody({ productIds: ['p'] });
  return { ...body, response: { ...body.response, product_list: products } };
}

describe('claims that make no sense', () => {
  it('are left out and reported once each, and the products stay', async () => {
    const energy = { class: 'B', range: ['A', 'G'], labelUrl: 'javascript:alert(1)' };
    const price = { current: 20, reference: { amount: 15, kind: 'prior30' } };
    const products = ['p1', 'p2'].map((product_id) => ({
      product_id,
      title: 'Fridge',
      energy,
      price,
    }));
    const platform = fakePlatform(() => aResponse(bodyOf(products)));
    const page = aPageStore({ path: '/browse/fridges', platform });
    const error = jest.fn();
    watchLeftOutClaims({ store: page.store, log: { error, info: jest.fn() } });
    page.start();
    await jest.advanceTimersByTimeAsync(100);
    expect(selectShownListing(page.store.getState())?.products).toHaveLength(2);
    expect(error.mock.calls).toEqual([
      ['The value of price.reference is left out', { productId: 'p1' }],
      ['The value of energy.labelUrl is left out', { productId: 'p1' }],
    ]);
  });
});
