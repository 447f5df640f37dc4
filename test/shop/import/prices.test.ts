/** Prices as the exports of shops of many countries write them. */
import { RowProblem, SkippedRow } from '../../../shop/import/products/product-draft';
import { readMoney } from '../../../shop/import/products/read-price';
import { failureOf, openTestShop, type TestShop } from './import-text';

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
    ['US$ 19.99', 19.99, 'USD'],
    ['$19.99 USD', 19.99, 'USD'],
    ['A$1,299', 1299, 'AUD'],
    ['C$ 5', 5, 'CAD'],
    ['129,00 zł', 129, 'PLN'],
    ['1’299.00 CHF', 1299, 'CHF'],
    ['Fr. 129.–', 129, 'CHF'],
    ['499 Kč', 499, 'CZK'],
    ['₹1,299', 1299, 'INR'],
    ['1,234.50 د.إ.\u200f', 1234.5, 'AED'],
    ['129,- SEK', 129, 'SEK'],
    ['1.299,- €', 1299, 'EUR'],
    ['CHF 1,299.–', 1299, 'CHF'],
    ['1.299 JPY', 1299, 'JPY'],
    ['12.345 KWD', 12.345, 'KWD'],
    ['29.0000', 29, undefined],
    ['1.299,0000', 1299, undefined],
    ['19.990000000000002', 19.99, undefined],
    ['19,990000000000002 €', 19.99, 'EUR'],
    ['12.3450000 KWD', 12.345, 'KWD'],
    ['5 000 F CFA', 5000, 'XOF'],
    ['R$ 497,00', 497, 'BRL'],
    ['129:- SEK', 129, 'SEK'],
    ['129 zł', 129, 'PLN'],
    ['129,50zl', 129.5, 'PLN'],
    ['499 Kc', 499, 'CZK'],
    ['₺1.299,00', 1299, 'TRY'],
    ['1.299,00 TL', 1299, 'TRY'],
    ['1 299 ₽', 1299, 'RUB'],
    ['1 299 руб.', 1299, 'RUB'],
    ['500 р.', 500, 'RUB'],
    ['500 грн.', 500, 'UAH'],
    ['₪ 99', 99, 'ILS'],
    ['99 ש"ח', 99, 'ILS'],
    ['฿1,299', 1299, 'THB'],
    ['1299 บาท', 1299, 'THB'],
    ['1.299.000 ₫', 1_299_000, 'VND'],
    ['129.000 đ', 129_000, 'VND'],
    ['₩12,900', 12_900, 'KRW'],
    ['12,900원', 12_900, 'KRW'],
    ['1,299円', 1299, 'JPY'],
    ['CN¥5', 5, 'CNY'],
    ['HK$5', 5, 'HKD'],
    ['US $5', 5, 'USD'],
    ['5 990 Ft', 5990, 'HUF'],
    ['5 lei', 5, 'RON'],
    ['5 лв.', 5, 'BGN'],
    ['19,99 Euro', 19.99, 'EUR'],
    ['S/. 5', 5, 'PEN'],
    ['₸ 500', 500, 'KZT'],
    ['KSh 500', 500, 'KES'],
    ['R 1 299,00', 1299, 'ZAR'],
  ])('%s is an amount', (text, amount, currency) => {
    const named = currency && { currency: { said: currency, codes: [currency] } };
    expect(readMoney('price', text)).toEqual({ amount, ...named });
  });

  it.each([
    ['$19.99', '$', 'USD'],
    ['kr. 129,00', 'kr', 'SEK'],
    ['¥1,299', '¥', 'JPY'],
    ['￥1,299', '¥', 'JPY'],
    ['129:- kr', 'kr', 'SEK'],
    ['Rs. 1,299', 'rs', 'INR'],
    ['1299元', '元', 'CNY'],
    ['500 dh', 'dh', 'AED'],
  ])('%s has the sign of several currencies', (text, said, usual) => {
    const codes = expect.arrayContaining([usual, expect.not.stringContaining(usual)]);
    expect(readMoney('price', text).currency).toEqual({ said, codes });
  });

  it.each([
    '-5',
    '-£5',
    '£-5',
    'EUR -5',
    '1.299',
    '1,29,9',
    'from £5 to £9',
    '5 XYZ',
    '99p',
    ',',
    '£',
  ])('%s is no price', (text) => {
    expect(() => readMoney('price', text)).toThrow(RowProblem);
  });

  it.each(['0', '0.00', '£0,00'])('%s is that of a sample', (text) => {
    expect(() => readMoney('price', text)).toThrow(SkippedRow);
  });

  it.each([
    ['comma', ['1.299', '1.299,00', '12.345.678.901'], [1299, 1299, undefined]],
    ['comma', ['1.299', '19,99', '19.99'], [1299, 19.99, 19.99]],
    ['point', ['1,299', '1,299.00'], [1299, 1299]],
    ['comma', ['1.299', '1299,0000'], [1299, 1299]],
  ])('follows the %s of the other prices of the file', async (_, prices, amounts) => {
    expect(await importPrices(prices)).toMatchObject({ amounts });
  });

  it.each([
    [',', ['1.299', '12,500000001', '19.99'], [1299, 12.5, undefined]],
    ['.', ['1,299', '12.500000001', '19,99'], [1299, 12.5, undefined]],
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

  it.each([
    ['kr 129', 'sv-SE', 'SEK'],
    ['129 kr', 'nb-NO', 'NOK'],
    ['129,00 kr.', 'da-DK', 'DKK'],
    ['$5', 'en-CA', 'CAD'],
    ['$5', 'en-US', 'USD'],
    ['$5', 'es-MX', 'MXN'],
    ['¥500', 'ja-JP', 'JPY'],
    ['¥500', 'zh-CN', 'CNY'],
    ['Rs. 500', 'ur-PK', 'PKR'],
  ])(
    'whose sign several currencies have, such as %s, is that of --locale %s',
    async (price, locale, currency) => {
      const text = `id\ttitle\tprice\n1\tLamp\t${price}\n`;
      expect((await shop.importText(text, { locale })).summary).toMatchObject({ currency });
    },
  );

  it('is in one currency, which the user chooses where the file has several or the sign of several', async () => {
    const imported = (prices: string, currency?: string) => {
      const rows = prices.split(';').map((price, at) => `${at}\tLamp\t${price}\n`);
      return shop.importText(`id\ttitle\tprice\n${rows.join('')}`, currency ? { currency } : {});
    };
    const most = (await imported('€5;$6;US$7;8 USD')).summary;
    expect(most).toMatchObject({ currency: 'USD', products: 3, isCurrencyAssumed: false });
    expect(most.otherCurrencies.get('EUR')).toMatchObject({ rows: 1 });
    expect(await failureOf(imported('$5;$6;7'))).toContain(
      'the file\'s prices say "$", the sign of several currencies: choose with --currency USD (or ',
    );
    const chosen = (await imported('€5;$6;US$7;8', 'USD')).summary;
    expect(chosen).toMatchObject({ products: 3, rejected: 0, currency: 'USD' });
    expect(chosen.skipped).toEqual(new Map([['price in another currency', 1]]));
    // The sign is that of the code which other rows name.
    expect(await failureOf(imported('$5;$6;€7'))).toContain('say "$", the sign of several');
    expect((await imported('$5;6 CAD')).summary).toMatchObject({ currency: 'CAD', products: 2 });
    expect((await shop.readAll()).outline.currencyCode).toBe('CAD');
  });
});
