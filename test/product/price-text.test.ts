import fc from 'fast-check';
import type { Price } from '../../src/catalogue/price';
import { readProducts } from '../../src/catalogue/product';
import { readPriceText, type PriceText } from '../../src/product/price-text';
import { createLanguage } from '../../src/storefront/language';
import { englishTexts } from '../../src/storefront/texts/english/english';
import { aWireProduct } from '../support/a-product';
import { brands, english, productTexts } from '../support/english';

const aPrice = (fields: Partial<Price>): Price => ({
  current: 20,
  currentFrom: false,
  previousFrom: false,
  displaySavePriceInd: false,
  currencyCode: 'GBP',
  ...fields,
});

const { from, priorPrice, regularPrice, save, saveUpTo, spokenUnitPrice, unitPrice } = productTexts;
const lawful = createLanguage({ ...brands[0], priceRules: 'eu' }, englishTexts);
const cut = { previous: 25.5, saving: 5.5 };

describe('the price text', () => {
  it.each<[string, Partial<Price>, PriceText]>([
    ['a plain price', {}, { current: '£20' }],
    ['pennies', { current: 12.5 }, { current: '£12.50' }],
    ['euros', { currencyCode: 'EUR' }, { current: '€20' }],
    ['another currency code', { currencyCode: 'USD' }, { current: '£20' }],
    ['no currency code', { currencyCode: '' }, { current: '£20' }],
    [
      'a currency that the API names',
      { currencyCode: 'USD', currency: 'USD' },
      { current: 'USD 20.00' },
    ],
    ['thousands', { current: 1299.99 }, { current: '£1,299.99' }],
    ['a lowest price', { currentFrom: true }, { current: from('£20') }],
    [
      'a cut price',
      { previous: 25.5 },
      { current: '£20', previous: '£25.50', previousLabel: regularPrice },
    ],
    [
      'a cut from a lowest price',
      { previous: 25.5, previousFrom: true },
      { current: '£20', previous: from('£25.50'), previousLabel: regularPrice },
    ],
    [
      'a saving to show',
      { ...cut, displaySavePriceInd: true },
      { current: '£20', previous: '£25.50', previousLabel: regularPrice, saving: save('£5.50') },
    ],
    [
      'a saving on the lowest of several prices',
      { ...cut, currentFrom: true, displaySavePriceInd: true },
      {
        current: from('£20'),
        previous: '£25.50',
        previousLabel: regularPrice,
        saving: saveUpTo('£5.50'),
      },
    ],
    [
      'a saving not to show',
      { ...cut },
      { current: '£20', previous: '£25.50', previousLabel: regularPrice },
    ],
    [
      'a saving that the API did not state',
      { previous: 25.5, displaySavePriceInd: true },
      { current: '£20', previous: '£25.50', previousLabel: regularPrice, saving: save('£5.50') },
    ],
    [
      'a price by a unit',
      {
        unit: {
          amount: 8,
          measure: { value: 2.5, unit: 'kg' },
          reference: { value: 1, unit: 'kg' },
        },
      },
      {
        current: '£20',
        unit: { shown: unitPrice('£8', 'kg'), spoken: spokenUnitPrice('£8', 'kg') },
      },
    ],
    [
      'a price by several square metres',
      {
        unit: {
          amount: 8,
          measure: { value: 25, unit: 'sqm' },
          reference: { value: 10, unit: 'sqm' },
        },
      },
      {
        current: '£20',
        unit: {
          shown: unitPrice('£8', '10\u00a0m²'),
          spoken: spokenUnitPrice('£8', '10\u00a0m²'),
        },
      },
    ],
    [
      'a price under a condition, with its price by the piece',
      {
        offers: [{ amount: 15, condition: 'with a card' }],
        unit: {
          amount: 2,
          measure: { value: 10, unit: 'ct' },
          reference: { value: 1, unit: 'ct' },
        },
      },
      {
        current: '£20',
        unit: { shown: '£2/item', spoken: '£2 per item' },
        offers: ['£15 (£1.50/item) with a card'],
      },
    ],
    [
      'a recommended price, never struck',
      { reference: { amount: 25, kind: 'rrp' }, displaySavePriceInd: true },
      { current: '£20', reference: productTexts.reference.rrp('£25') },
    ],
    [
      'the lowest price of 30 days as a text',
      { reference: { amount: 25, kind: 'prior30' }, previous: 30 },
      {
        current: '£20',
        previous: '£30',
        previousLabel: regularPrice,
        reference: productTexts.reference.prior30('£25'),
      },
    ],
    ['nothing saved', { saving: 0, displaySavePriceInd: true }, { current: '£20' }],
    ['a price that rose', { previous: 18, displaySavePriceInd: true }, { current: '£20' }],
    ['a price that stayed', { previous: 20.001 }, { current: '£20' }],
  ])('shows %s', (_case, fields, text) => {
    expect(readPriceText(aPrice(fields), english)).toEqual(text);
  });

  it.each<[string, Partial<Price>, PriceText]>([
    ['nothing of a previous price', { previous: 25, saving: 5 }, { current: '£20' }],
    [
      'a text for a recommended price',
      { previous: 25, reference: { amount: 25, kind: 'rrp' } },
      { current: '£20', reference: productTexts.reference.rrp('£25') },
    ],
    [
      'the lowest price of the 30 days before, and what follows from it alone',
      { previous: 30, saving: 10, reference: { amount: 25, kind: 'prior30' } },
      { current: '£20', previous: '£25', previousLabel: priorPrice, saving: save('£5') },
    ],
  ])('shows under the rules of the EU %s', (_case, fields, text) => {
    expect(readPriceText(aPrice({ ...fields, displaySavePriceInd: true }), lawful)).toEqual(text);
  });

  it('is in the currency of a brand with the money of its locale where the API sends no code', () => {
    const german = createLanguage(
      { ...brands[0], locale: 'de-DE', currencyCode: 'EUR', money: 'locale' },
      englishTexts,
    );
    const [product] = readProducts([aWireProduct({ price: { current: 12.5 } })]);
    expect(product?.price && readPriceText(product.price, german)).toEqual({
      current: '12,50\u00a0€',
    });
  });

  it('shows a regular price only above the current one', () => {
    const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(amount, amount, (current, previous) => {
        const { previous: shown } = readPriceText(aPrice({ current, previous }), english);
        return shown === undefined || previous > current;
      }),
    );
  });
});
