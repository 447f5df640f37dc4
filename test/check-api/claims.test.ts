/** What the check says of prices and labels: of true ones nothing, of each lie its figures. */
import '../support/as-in-production';
import type { FastifyInstance } from 'fastify';
import { openCatalogue } from '../../shop/catalogue/open-catalogue';
import { aServer } from '../server/a-server';
import { closeAfterTest } from '../support/close-after-test';
import { aSampleFolder } from '../support/sample-folder';
import { checksOf, listing, run, serve } from './an-api';

let services: FastifyInstance;
beforeAll(async () => {
  const { engine } = await openCatalogue({ dataDir: await aSampleFolder() });
  closeAfterTest(engine.close);
  services = await aServer({ engine, env: { READS_PER_MINUTE: '100000' } });
});

type Price = { current: number; previous?: number; [field: string]: unknown };
type Product = { price: Price; [field: string]: unknown };

const gram = { value: 250, unit: 'g' };
const kilogram = { value: 1, unit: 'kg' };

const unitOf = (current: number) => ({
  amount: Number((current * 4).toFixed(2)),
  measure: gram,
  reference: kilogram,
});

/** With claims that follow: what the sample calls the previous price is taken for the lowest of 30 days. */
function makeTrue(product: Product): void {
  const { current, previous, currencyCode, displaySavePriceInd } = product.price;
  product.price = {
    ...{ current, currencyCode, displaySavePriceInd },
    ...(previous !== undefined && {
      previous,
      saving: Number((previous - current).toFixed(2)),
      reference: { amount: previous, kind: 'prior30' },
    }),
    unit: unitOf(current),
    offers: [{ amount: current / 2, condition: 'with a card' }],
  };
  product.energy = { class: 'B', range: ['A', 'G'], labelUrl: '/b.webp', sheetUrl: '/b.pdf' };
}

/** The check of an API whose products are true but for a change. */
async function check(
  args: readonly string[],
  change: (product: Product) => void = () => undefined,
) {
  const address = await serve(
    services,
    listing(({ product_list }) => {
      for (const product of product_list as Product[]) {
        makeTrue(product);
        change(product);
      }
    }),
  );
  return checksOf([`${address}/listing-api`, ...args]);
}

const priced =
  (price: object) =>
  (product: Product): void => {
    product.price = { current: 40, ...price };
  };

const european = ['--price-rules', 'eu'];
const claimed = 'Prices and labels';

describe('the check of prices and labels', () => {
  it.each([
    ['as they are sent', [], 7],
    ['by the rules of the EU', european, 8],
  ])('finds nothing in true ones, %s', async (_case, args, count) => {
    const { code, checks, broken } = await check(args);
    expect([code, broken]).toEqual([0, []]);
    const held = checks.filter(({ group, result }) => group === claimed && result === 'holds');
    expect(held).toHaveLength(count);
  });

  it('says which claims no product makes', async () => {
    const address = await serve(
      services,
      listing(({ product_list }) => {
        for (const product of product_list) {
          product.price = { current: 5 };
          delete product.energy;
        }
      }),
    );
    const { checks } = await checksOf([`${address}/listing-api`, ...european]);
    expect(checks.filter(({ group }) => group === claimed)).toEqual([
      expect.objectContaining({
        name: 'claims that no product makes',
        result: 'none',
        reason:
          'price.saving, price.reference, price.offers, price.unit, energy.class, energy.labelUrl, price.previous',
      }),
    ]);
  });

  it.each<[string, (product: Product) => void, Readonly<Record<string, string>>]>([
    [
      'a saving that is not the difference',
      priced({ previous: 60, saving: 25 }),
      {
        name: 'a saving is the price before less the current one',
        expected: '60 less 40',
        got: 'a saving of 25',
        contract: 'docs/listing-api.md#price',
      },
    ],
    [
      'a saving that is a penny off',
      priced({ saving: 20.01, reference: { amount: 60, kind: 'rrp' } }),
      { expected: '60 less 40', got: 'a saving of 20.01' },
    ],
    [
      'a saving on nothing',
      priced({ previous: 39, saving: 5 }),
      { expected: 'a previous price or a reference above 40', got: 'a saving of 5' },
    ],
    [
      'a reference below the price',
      priced({ reference: { amount: 39.99, kind: 'prior30' } }),
      {
        name: 'a reference is above the current price',
        expected: 'an amount above 40',
        got: '39.99 as "prior30"',
        contract: 'docs/listing-api.md#pricereference',
      },
    ],
    [
      'an offer that is no lower',
      priced({ offers: [{ amount: 40, condition: 'with a card' }] }),
      {
        name: 'an offer is below the current price',
        expected: 'an amount below 40',
        got: '40',
        contract: 'docs/listing-api.md#priceoffer',
      },
    ],
    [
      'a unit price of other quantities',
      priced({ unit: { amount: 16, measure: gram, reference: { value: 1, unit: 'm' } } }),
      {
        name: 'the measures of a unit price are of one quantity',
        got: '250 g and 1 m',
        contract: 'docs/listing-api.md#unitprice',
      },
    ],
    [
      'a unit price that does not follow',
      priced({ unit: { amount: 160.2, measure: gram, reference: kilogram } }),
      {
        name: 'a unit price follows from the price and its measures',
        expected: '160.000 for 1 kg, as 40 buys 250 g',
        got: '160.2',
        contract: 'docs/listing-api.md#unitprice',
      },
    ],
    [
      'a class outside of its range',
      (product) => Object.assign(product, { energy: { class: 'E', range: ['A', 'D'] } }),
      {
        name: 'an energy class lies within its range',
        got: '"E" in the range ["A","D"]',
        contract: 'docs/listing-api.md#energylabel',
      },
    ],
    [
      'an unknown class',
      (product) => Object.assign(product, { energy: { class: 'H', range: ['A', 'G'] } }),
      { name: 'an energy class lies within its range', got: '"H" in the range ["A","G"]' },
    ],
    [
      'the address of a label that is refused',
      (product) => Object.assign(product.energy as object, { labelUrl: 'javascript:alert(1)' }),
      { name: 'labels and sheets can be opened', got: '"javascript:alert(1)"' },
    ],
    [
      'the address of a sheet that is refused',
      (product) => Object.assign(product.energy as object, { sheetUrl: '//other.example/b.pdf' }),
      {
        name: 'labels and sheets can be opened',
        got: '"//other.example/b.pdf"',
        contract: 'docs/listing-api.md#energylabel',
      },
    ],
  ])('finds %s', async (_case, change, { expected = '', got = '', ...other }) => {
    const { code, broken } = await check([], change);
    const found = broken.filter(({ group }) => group === claimed);
    expect(found).toEqual([
      expect.objectContaining({
        ...other,
        expected: expect.stringContaining(expected),
        got: expect.stringMatching(/^.*: the product "[^"]+", and \d+ more$/),
        repeat: expect.stringContaining('/listing-api/'),
      }),
    ]);
    expect(found[0]?.got).toContain(`${got}: the product `);
    expect(code).toBe(1);
  });

  it.each([
    ['ounces by the pound', 4, { value: 4, unit: 'oz' }, { value: 1, unit: 'lb' }, 16],
    ['grams by the ounce', 10, { value: 100, unit: 'g' }, { value: 1, unit: 'oz' }, 2.84],
    ['pints as in Great Britain', 2, { value: 1, unit: 'pt' }, { value: 1, unit: 'l' }, 3.52],
    ['pints as in the United States', 2, { value: 1, unit: 'pt' }, { value: 1, unit: 'l' }, 4.23],
    ['an amount rounded down', 1, { value: 3, unit: 'ct' }, { value: 1, unit: 'ct' }, 0.33],
    ['an amount rounded up', 1, { value: 3, unit: 'ct' }, { value: 1, unit: 'ct' }, 0.34],
  ])('takes %s for true', async (_case, current, measure, reference, amount) => {
    const unit = { amount, measure, reference };
    const { broken } = await check([], priced({ current, unit }));
    expect(broken.filter(({ group }) => group === claimed)).toEqual([]);
  });

  it('compares no saving where a product has several prices', async () => {
    const { broken } = await check([], priced({ previous: 60, saving: 35, currentFrom: true }));
    expect(broken.map(({ name }) => name)).not.toContain(
      'a saving is the price before less the current one',
    );
  });
});

describe('the check by the rules of the EU', () => {
  const strike = ({ price }: Product) => delete price.reference;

  it('finds previous prices without a kind, and discounts of them', async () => {
    const { code, broken } = await check(european, strike);
    expect(broken).toContainEqual(
      expect.objectContaining({
        name: 'a previous price comes with the lowest of the 30 days before',
        expected: 'a reference of the kind "prior30": no other price is struck',
        got: expect.stringMatching(
          /^a previous price of [\d.]+ without it: the product "\d+", and \d+ more$/,
        ),
        contract: 'docs/listing-api.md#pricereference',
      }),
    );
    expect(broken).toContainEqual(
      expect.objectContaining({
        group: 'Discounts',
        got: expect.stringMatching(/^no reference of the kind "prior30": the product "\d+"/),
        repeat: expect.stringContaining('filters[discount]'),
      }),
    );
    expect(code).toBe(1);
  });

  it('finds discounts that the lowest price of 30 days does not give', async () => {
    const { broken } = await check(european, ({ price }) => {
      if (price.reference)
        Object.assign(price, {
          reference: { amount: price.current * 1.05, kind: 'prior30' },
        });
    });
    expect(broken).toContainEqual(
      expect.objectContaining({
        group: 'Discounts',
        expected: expect.stringMatching(/^products that cost \d+ % less than that, at least$/),
        got: expect.stringMatching(/^4\.8 %, [\d.]+ instead of [\d.]+: the product "\d+"/),
        contract: 'docs/listing-api.md#prices-and-labels',
      }),
    );
  });

  it('says nothing of either unless it is asked', async () => {
    const { code, checks } = await check([], strike);
    expect(code).toBe(0);
    expect(checks.map(({ group }) => group)).not.toContain('Discounts');
  });

  it('is one of two rules', async () => {
    expect(await run(['http://a', '--price-rules', 'us'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--price-rules is eu or as-sent'),
    });
  });
});
