import { selectItem, viewItemList } from '../../src/events/data-layer';
import type { Brand } from '../../src/storefront/brand';
import { aListing } from '../support/a-listing';
import { aWireProduct } from '../support/a-product';
import { brands } from '../support/english';

const [marlow] = brands;
const german: Brand = { ...marlow, locale: 'de-DE', currencyCode: 'EUR', money: 'locale' };

describe('the currency of an entry', () => {
  it.each([
    [{ currencyCode: 'USD' }, marlow, 'GBP'],
    [{ currencyCode: 'USD', currency: 'USD' }, marlow, 'USD'],
    [{}, marlow, 'GBP'],
    [{}, german, 'EUR'],
    [{ currencyCode: 'GBP', currency: 'CHF' }, german, 'CHF'],
  ])('is the one that shoppers see: of %j', (fields, brand, currency) => {
    const listing = aListing({ products: [aWireProduct({ price: { current: 5, ...fields } })] });
    const ecommerce = expect.objectContaining({ currency }) as unknown;
    expect(viewItemList(listing, brand)).toMatchObject({ ecommerce });
    expect(selectItem(listing, 0, brand)).toMatchObject({ ecommerce });
  });

  it('is none without a price', () => {
    const listing = aListing({ products: [aWireProduct({ price: { current: -1 } })] });
    expect(viewItemList(listing, german).ecommerce).not.toHaveProperty('currency');
  });
});
