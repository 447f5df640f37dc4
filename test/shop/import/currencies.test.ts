/** Files whose prices are in several currencies. */
import { describeSummary } from '../../../shop/import/describe-summary';
import { readRates } from '../../../shop/import/option-values';
import { defaultLimit } from '../../../shop/import/row-report';
import { csv } from './csv-text';
import { failureOf, openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const mixed =
  'id,title,price,Wood\n1,A,1.80 USD,Oak\n2,B,149.00 EUR,Ash\n3,C,20.00 USD,Oak\n4,D,9.00 CAD,Elm\n5,E,5 XYZ,Oak\n';
const rates = (...texts: readonly string[]) => readRates(texts) ?? new Map<string, number>();
const prices = async () => (await shop.products()).map(({ id, price }) => [id, price.current]);

it('the currency of most rows stays, and a line for each other names the option that takes them', async () => {
  const { summary, problems } = await shop.importText(mixed);
  // Once, although the file is read again for the currency.
  expect(problems).toEqual([expect.stringContaining('line 6: ')]);
  expect(await prices()).toEqual([
    ['1', 1.8],
    ['3', 20],
  ]);
  const options = { file: 'f', dataDir: '', limit: defaultLimit, dryRun: false };
  expect(describeSummary(summary, options).split('\n')).toEqual(
    expect.arrayContaining([
      '  prices in  USD',
      '  prices     1 row in EUR left out: --rate EUR=N takes them, where 1 EUR is N USD',
      '  prices     1 row in CAD left out: --rate CAD=N takes them, where 1 CAD is N USD',
    ]),
  );
  // What only rows have that are left out is no option.
  const { facets } = await shop.readAll();
  expect(JSON.stringify(facets)).not.toMatch(/Ash|Elm/);
});

it('rates convert every amount of a row into the currency of the others', async () => {
  const full = csv(
    'id,title,price,was_price,rrp,unit_pricing_measure,lowest_price_30d,currency',
    {
      ...{ id: '1', title: 'A', price: '10', was_price: '20', rrp: '30', currency: 'EUR' },
      ...{ unit_pricing_measure: '500 ml', lowest_price_30d: '12' },
    },
    { id: '2', title: 'B', price: '5', currency: 'USD' },
  );
  const { summary } = await shop.importText(full, { rates: rates('EUR=1.5'), currency: 'USD' });
  expect(summary).toMatchObject({ products: 2, rejected: 0, currency: 'USD' });
  expect((await shop.products())[0]?.price).toMatchObject({
    current: 15,
    previous: 30,
    reference: { amount: 45, kind: 'rrp' },
    unit: { amount: 30 },
  });
});

it('a rate needs no currency where the other rows name it, and several may be given', async () => {
  const { summary } = await shop.importText(mixed, { rates: rates('EUR=1.17', 'cad=0.7') });
  expect(summary).toMatchObject({ currency: 'USD', products: 4 });
  expect(summary.otherCurrencies.size).toBe(0);
  expect(await prices()).toEqual([
    ['1', 1.8],
    ['2', 174.33],
    ['3', 20],
    ['4', 6.3],
  ]);
  const euros = 'id,title,price\n1,A,5 EUR\n';
  expect(await failureOf(shop.importText(euros, { rates: rates('EUR=1.17') }))).toBe(
    'ImportFailure: all prices are in EUR, which --rate converts; say into what, such as --currency USD',
  );
  await shop.importText(euros, { rates: rates('EUR=170.4'), currency: 'JPY' });
  expect(await prices()).toEqual([['1', 852]]);
});

it('a rate holds for an update too', async () => {
  await shop.importText(mixed, { rates: rates('EUR=1.17') });
  const { summary } = await shop.updateText('id,price\n2,100 EUR\n1,2 USD\n', {
    rates: rates('EUR=1.5'),
  });
  expect(summary.changes.changed).toBe(2);
  expect(await prices()).toEqual(
    expect.arrayContaining([
      ['2', 150],
      ['1', 2],
    ]),
  );
});

it('lines of JSON are converted with all their parts', async () => {
  const line = (id: string, price: object) => JSON.stringify({ id, title: 'Lamp', price });
  await shop.importText(
    [
      line('a', {
        current: 10,
        previous: 20,
        currency: 'EUR',
        offers: [{ amount: 8, condition: 'with a card' }],
      }),
      line('b', { current: 1, currency: 'USD' }),
      line('c', { current: 2, currency: 'USD' }),
    ].join('\n'),
    { rates: rates('EUR=2') },
  );
  expect((await shop.products())[0]?.price).toMatchObject({
    current: 20,
    previous: 40,
    offers: [{ amount: 16, condition: 'with a card' }],
  });
});

it.each([
  'EUR',
  'EUR=',
  'EUR=0',
  'EUR=-1',
  'EUR=1,17',
  'XXQ=1',
  'EUR=1e5',
  '€=1',
  'EUR=9999999',
  'EUR=NaN',
])('a rate such as %s is refused', (text) => {
  expect(() => rates(text)).toThrow(/--rate is a currency and how much one unit/);
});
