import { productData } from '../../../shop/pages/product-data';
import { aProduct } from '../../support/a-product';
import { english } from '../../support/english';

const context = {
  brandName: 'Acme',
  description: '',
  trail: [],
  origin: 'https://shop.example',
  mount: '',
};
const price = {
  current: 4,
  previous: 6,
  currentFrom: false,
  previousFrom: false,
  displaySavePriceInd: true,
  currencyCode: 'EUR',
  reference: { amount: 5, kind: 'prior30' },
  unit: {
    amount: 16,
    measure: { value: 250, unit: 'g' },
    reference: { value: 1, unit: 'kg' },
  },
} as const;

describe('the price that search engines read', () => {
  it.each([
    ['as-sent', 6],
    ['eu', 5],
  ] as const)('by the rules %s strikes what shoppers see struck', (priceRules, struck) => {
    const language = { ...english, priceRules };
    const [product] = productData(aProduct({ price }), { ...context, language });
    expect(product).toMatchObject({
      offers: {
        '@type': 'Offer',
        price: 4,
        priceSpecification: [
          {
            '@type': 'UnitPriceSpecification',
            price: 4,
            priceCurrency: 'EUR',
            referenceQuantity: {
              value: 250,
              unitCode: 'g',
              valueReference: { value: 1, unitCode: 'kg' },
            },
          },
          { price: struck, priceType: 'https://schema.org/StrikethroughPrice' },
        ],
      },
    });
  });

  it('says no more than the amount of a plain price, or of the lowest of several', () => {
    const language = english;
    const plain = { ...price, previous: undefined, reference: undefined, unit: undefined };
    const offersOf = (other: object) =>
      JSON.stringify(productData(aProduct(other), { ...context, language }));
    expect(offersOf({ price: plain })).not.toContain('priceSpecification');
    expect(offersOf({ price: { ...price, currentFrom: true } })).not.toContain('Specification');
  });
});

describe('the energy class that search engines read', () => {
  it.each([
    ['B', ['A', 'G'], ['B', 'G', 'A']],
    ['A++', ['A+++', 'D'], ['A2Plus', 'D', 'A3Plus']],
  ] as const)('is %s of %j', (own, range, [category, min, max]) => {
    const energy = { class: own, range };
    const [product] = productData(aProduct({ energy }), { ...context, language: english });
    const prefix = 'https://schema.org/EUEnergyEfficiencyCategory';
    expect(product).toMatchObject({
      hasEnergyConsumptionDetails: {
        hasEnergyEfficiencyCategory: prefix + category,
        energyEfficiencyScaleMin: prefix + min,
        energyEfficiencyScaleMax: prefix + max,
      },
    });
  });
});

describe('the offer that search engines read', () => {
  it.each([
    ['USD', 'GBP'],
    ['', 'GBP'],
    ['eur', 'EUR'],
  ])('with the currency code %j is in the currency that shoppers see', (currencyCode, shown) => {
    const own = {
      current: 20,
      currentFrom: false,
      previousFrom: false,
      displaySavePriceInd: false,
      currencyCode,
    };
    const [product] = productData(aProduct({ price: own }), { ...context, language: english });
    expect(product).toMatchObject({ offers: { price: 20, priceCurrency: shown } });
  });
});
