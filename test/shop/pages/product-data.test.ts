import { productData } from '../../../shop/pages/product-data';
import { aProduct } from '../../support/a-product';
import { english } from '../../support/english';

describe('the offer that search engines read', () => {
  it.each([
    ['USD', 'GBP'],
    ['', 'GBP'],
    ['eur', 'EUR'],
  ])('with the currency code %j is in the currency that shoppers see', (currencyCode, shown) => {
    const price = {
      current: 20,
      currentFrom: false,
      previousFrom: false,
      displaySavePriceInd: false,
      currencyCode,
    };
    const [product] = productData(aProduct({ price }), {
      brandName: 'Acme',
      description: '',
      trail: [],
      origin: 'https://shop.example',
      mount: '',
      language: english,
    });
    expect(product).toMatchObject({ offers: { price: 20, priceCurrency: shown } });
  });
});
