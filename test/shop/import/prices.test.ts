/** Prices as the exports of shops of many countries write them. */
import { RowProblem, SkippedRow } from '../../../shop/import/products/product-draft';
import { readMoney } from '../../../shop/import/products/read-price';
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

async function importPrices(
  prices: readonly string[],
  options: Parameters<TestShop['importText']>[1] = {},
) {
  const rows = prices.map((price, at) => `${at}\tLamp\t${price}\n`);
  const { problems } = await shop.importText(`id\ttitle\tprice\n${rows.join('')}`, options);
  const byId = new Map((await shop.products()).map(({ id, price }) => [id, price.current]));
  return { problems, amounts: prices.map((_, at) => byId.get(String(at))) };
}

describe('the price of an import', () => {
  it.each([
    ['19.99', 19.99, undefined],
    ['19,99', 19.99, undefined],
    ['1,299.00', 1299, undefined],
    ['1.299,00', 1299, undefined],
    ['1 299,00', 1299, undefined],
    ['1’299.00', 1299, undefined],
    ['1,299', 1299, undefined],
    ['12.5', 12.5, undefined],
    ['19.99 GBP', 19.99, 'GBP'],
    ['£1,299.00', 1299, 'GBP'],
    ['GBP £5', 5, 'GBP'],
    ['€ 1.299,00', 1299, 'EUR'],
    ['1.299,00 €', 1299, 'EUR'],
    ['EUR 1 299,00', 1299, 'EUR'],
  ])('%s is an amount', (text, amount, currency) => {
    expect(readMoney('price', text)).toEqual({ amount, ...(currency && { currency }) });
  });

  it.each([
    ['$19.99', 'USD'],
    ['US$ 19.99', 'USD'],
    ['¥1,299', 'JPY'],
    ['129,00 zł', 'PLN'],
    ['1’299.00 CHF', 'CHF'],
    ['CHF 1’299.00', 'CHF'],
    ['499 Kč', 'CZK'],
    ['kr. 129,00', 'kroner'],
    ['129 kr', 'kroner'],
  ])('%s is of a currency that the shop does not show', (text, currency) => {
    expect(() => readMoney('price', text)).toThrow(
      new RowProblem(`the price is in ${currency}; the shop shows pounds (GBP) and euros (EUR)`),
    );
  });

  it.each(['-5', '-£5', '£-5', 'EUR -5', '1.299', '1,29,9', 'from £5 to £9', '5 XYZ', ',', '£'])(
    '%s is no price',
    (text) => {
      expect(() => readMoney('price', text)).toThrow(RowProblem);
    },
  );

  it.each(['0', '0.00', '£0,00'])('%s is that of a sample', (text) => {
    expect(() => readMoney('price', text)).toThrow(SkippedRow);
  });

  it.each([
    ['comma', ['1.299', '1.299,00', '12.345.678'], [1299, 1299, undefined]],
    ['comma', ['1.299', '19,99', '19.99'], [1299, 19.99, 19.99]],
    ['point', ['1,299', '1,299.00'], [1299, 1299]],
  ])('follows the %s of the other prices of the file', async (_, prices, amounts) => {
    expect(await importPrices(prices)).toMatchObject({ amounts });
  });

  it.each([
    [',', ['1.299', '12,5', '19.99'], [1299, 12.5, undefined]],
    ['.', ['1,299', '12.5', '19,99'], [1299, 12.5, undefined]],
  ] as const)('follows the mark %s of --locale alone', async (decimal, prices, amounts) => {
    const { problems, amounts: found } = await importPrices(prices, { decimal });
    expect(found).toEqual(amounts);
    expect(problems).toEqual([expect.stringContaining('the price cannot be read')]);
  });

  it('says that its currency is assumed, unless the file or the user names it', async () => {
    const text = 'id\ttitle\tprice\n1\tLamp\t5\n';
    const assumed = async (file: string, currency?: 'EUR') =>
      (await shop.importText(file, currency && { currency })).summary;
    expect(await assumed(text)).toMatchObject({ currency: 'GBP', isCurrencyAssumed: true });
    expect(await assumed(text, 'EUR')).toMatchObject({ currency: 'EUR', isCurrencyAssumed: false });
    expect(await assumed(text.replace('5', '€5'))).toMatchObject({
      currency: 'EUR',
      isCurrencyAssumed: false,
    });
  });
});
