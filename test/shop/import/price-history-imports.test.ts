import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WireListingBody } from '../../../src/catalogue/listing-response';
import type { Brand, Brands } from '../../../src/storefront/brand';
import { respondToListingRequest } from '../../../shop/catalogue/listing-api';
import { readCurrent } from '../../../shop/catalogue/embedded/generation-store';
import { brands as ownBrands } from '../../support/english';
import { readStory, struckAfter, type StoryImport } from '../catalogue/price-story';
import { openTestShop, type TestShop } from './import-text';

const [marlow] = ownBrands;
const lawful = (key: string, priorPrice: Brand['priorPrice'] = {}): Brand => ({
  ...marlow,
  key,
  priceRules: 'eu',
  priorPrice,
});
const brands: Brands = [
  marlow,
  lawful('each'),
  lawful('first', { steps: 'first' }),
  lawful('known', { newArrivals: 'known-days' }),
];

const dayMs = 86_400_000;
const firstMs = Date.UTC(2026, 2, 1, 9);

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const isoDay = (day: number): string => new Date(firstMs + day * dayMs).toISOString();

function rowOf(id: string, { price, stated, saleDay }: StoryImport): readonly string[] {
  if (price === null) return [];
  const period = saleDay === undefined ? '' : `${isoDay(saleDay)}/${isoDay(900)}`;
  return [`${id}\tThing\t${price} EUR\t${stated === undefined ? '' : stated}\t${period}`];
}

async function importRows(day: number, rows: readonly string[], options = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(firstMs + day * dayMs);
  const header = 'id\ttitle\tprice\tlowest_price_30d\tsale_price_effective_date';
  const always = 'always\tLamp\t7 EUR\t\t';
  const text = [header, always, ...rows].join('\n');
  const { summary } = await shop.importText(`${text}\n`, { brands, timeZone: 'UTC', ...options });
  return summary;
}

/** Stories of several products, played in the same imports. */
async function play(stories: Readonly<Record<string, string>>) {
  const days = Object.entries(stories).map(([id, story]) => [id, readStory(story)] as const);
  const length = Math.max(...days.map(([, story]) => story.length));
  let summary;
  for (let day = 0; day < length; day += 1) {
    const times = Math.max(...days.map(([, story]) => story[day]?.length ?? 0));
    for (let time = 0; time < times; time += 1) {
      const rows = days.flatMap(([id, story]) => {
        const imports = story[day] ?? [];
        const one = imports[time] ?? imports.at(-1);
        return one === undefined ? [] : rowOf(id, one);
      });
      summary = await importRows(day, rows);
    }
  }
  return summary;
}

async function request(url: string, brand: string) {
  const engine = await shop.openEngine();
  const { body } = await respondToListingRequest({ engine, brands }, { url, brand });
  return (body as WireListingBody).response;
}

async function productsOf(brand: string) {
  const response = await request('/group_id/all', brand);
  return new Map(response?.product_list?.map((one) => [one.product_id, one.price]));
}

const amountOf = (price: { reference?: { amount: number; kind: string } } | undefined) =>
  price?.reference?.kind === 'prior30' ? String(price.reference.amount) : '-';

describe('prices of 90 simulated days', () => {
  // Each day of a story is one of the imports: a day without any is one for all of them.
  const stories = {
    day: '100x89 80',
    runs: '100x40 80x50',
    steps: '100x80 90x5 80x5',
    returned: '100x80 80x5 100x5',
    raised: '100x80 120x5 100x5',
    again: '100x50 80x5 100x34 80',
    soon: '100x60 80x5 100x24 80',
    fresh: '-x70 100x15 80x5',
    back: '100x60 80x5 -x20 80x5',
    lost: '100x50 80x5 -x33 80x2',
    stated: '-x85 80?95x5',
    lower: '90x80 80?95x10',
    twice: '100x88 100/70/100 80',
  };

  it('are remembered from import to import as the history has them, for each brand', async () => {
    const summary = await play(stories);
    for (const [at, key] of ['each', 'first', 'known'].entries()) {
      const products = await productsOf(key);
      const struck = Object.keys(stories).map((id) => [id, amountOf(products.get(id))]);
      const expected = Object.entries(stories).map(([id, story]) => [
        id,
        struckAfter(story).split(' ')[at],
      ]);
      expect(struck).toEqual(expected);
    }
    expect(summary?.reductions).toEqual([
      {
        brands: ['each'],
        shown: 7,
        hidden: new Map([
          ['not below the lowest price of 30 days', 3],
          ['known for less than 30 days', 1],
        ]),
      },
      expect.objectContaining({ brands: ['first'] }),
      expect.objectContaining({ brands: ['known'] }),
    ]);
  }, 120_000);
});

describe('the discount facet', () => {
  const bandFrom = (from: number) => `"${from}"-"inf"`;
  const half = `?filters[discount]=${encodeURIComponent(bandFrom(50))}`;
  const facetOf = async (brand: string, filter = '') => {
    const response = await request(`/group_id/all${filter}`, brand);
    const facets = response?.facet_list?.filter(({ id }) => id.startsWith('discount'));
    return {
      total: response?.meta?.num_results,
      filters: response?.meta?.request?.filters,
      facets: facets?.map(({ id, values }) => [
        id,
        values.map(({ id: value, count }) => [value, count]),
      ]),
    };
  };

  it('is computed by the rules of each brand, under its own name', async () => {
    await play({ steps: '100x40 90 45', fresh: '-x39 100x2 50' });
    const counted = (count: number) => [10, 20, 30, 40, 50].map((from) => [bandFrom(from), count]);
    expect((await facetOf('each')).facets).toEqual([['discount', counted(1)]]);
    expect((await facetOf('known')).facets).toEqual([['discount', counted(2)]]);
    expect((await facetOf('marlow')).facets).toEqual([]);
    expect(await facetOf('known', half)).toMatchObject({
      total: 2,
      filters: { discount: [bandFrom(50)] },
    });
    expect(await facetOf('marlow', half)).toMatchObject({ total: 0 });
  });

  it('is missing for a brand whose rules the catalogue was not built for', async () => {
    await importRows(0, ['a\tThing\t80 EUR\t100\t'], { brands: [marlow, lawful('each')] });
    expect((await facetOf('each')).facets).toHaveLength(1);
    expect((await facetOf('first')).facets).toEqual([]);
  });
});

const priceOf = async (id = 'a') => amountOf((await productsOf('each')).get(id));
const rows = ['a\tThing\t80 EUR\t\t'];

describe('a history that cannot go on', () => {
  /** Where a product has had one price in an import on each of 31 days. */
  let begun: string;
  beforeAll(async () => {
    shop = openTestShop();
    for (let day = 0; day < 31; day += 1) await importRows(day, ['a\tThing\t100 EUR\t\t']);
    begun = shop.root;
  });
  beforeEach(() => cpSync(begun, shop.root, { recursive: true }));

  it('claims nothing after another currency', async () => {
    const text = 'id\ttitle\tprice\tprevious_price\na\tThing\t80 GBP\t100 GBP\n';
    const { summary } = await shop.importText(text, { brands });
    expect(summary.lostHistory).toBe('currency');
    expect(summary.reductions[0]).toMatchObject({
      shown: 0,
      hidden: new Map([['after a change of the currency', 1]]),
    });
    expect(await priceOf()).toBe('-');
  });

  it('claims nothing when the clock goes back by more than a day', async () => {
    expect(await importRows(28, rows)).toMatchObject({ lostHistory: 'future' });
    expect(await priceOf()).toBe('-');
  });

  it('goes on when the clock goes back by a day', async () => {
    expect((await importRows(29, rows)).lostHistory).toBeUndefined();
    expect(await priceOf()).toBe('100');
  });

  it('claims nothing after damage, and the generation with the damage is still served', async () => {
    const folder = readCurrent(shop.root)?.folder ?? '';
    writeFileSync(join(shop.root, folder, 'prices.sqlite'), 'x');
    expect((await productsOf('each')).size).toBe(2);
    expect(await importRows(31, rows)).toMatchObject({ lostHistory: 'damaged' });
    expect(await priceOf()).toBe('-');
  });
});

it('a history counts days in the time zone of the shop', async () => {
  // 22:30 in London is half past midnight of the next day in Athens.
  const late = 13.5 / 24;
  for (let day = 0; day < 30; day += 1)
    await importRows(day + late, ['a\tThing\t100 EUR\t\t'], { timeZone: 'Europe/Athens' });
  await importRows(30, rows, { timeZone: 'Europe/Athens' });
  expect(await priceOf()).toBe('-');
  await importRows(30 + late, ['a\tThing\t70 EUR\t\t'], { timeZone: 'Europe/Athens' });
  expect(await priceOf()).toBe('80');
});

it('a product of variants claims what each of its cheapest variants can', async () => {
  const header = 'id\ttitle\tprice\titem_group_id\tsize\n';
  const variants = (one: number, other?: number) =>
    `${header}a\tThing\t${one} EUR\tg\tS\n${other === undefined ? '' : `b\tThing\t${other} EUR\tg\tM\n`}`;
  const importDay = (day: number, text: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(firstMs + day * dayMs);
    return shop.importText(text, { brands, timeZone: 'UTC' });
  };
  await importDay(0, variants(100));
  await importDay(40, variants(100, 50));
  // A cheaper variant that is new is no reduction of the product.
  expect(amountOf((await productsOf('known')).get('g'))).toBe('-');
  await importDay(80, variants(40, 45));
  expect((await productsOf('each')).get('g')).toMatchObject({
    currentFrom: true,
    previousFrom: true,
    reference: { amount: 100, kind: 'prior30' },
  });
  await importDay(81, variants(40, 40));
  expect(amountOf((await productsOf('each')).get('g'))).toBe('45');
});
