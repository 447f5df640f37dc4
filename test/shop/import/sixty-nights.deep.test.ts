import { readdirSync } from 'node:fs';
import { createChance } from '../../../shop/pictures/chance';
import type { CatalogueProduct } from '../../../shop/catalogue/catalogue-product';
import { brands } from '../../support/english';
import { openTestShop } from './import-text';

const [brand] = brands;
const options = {
  brands: [{ ...brand, priceRules: 'eu' as const }],
  timeZone: 'UTC',
  acceptChanges: false,
};

const ids = Array.from({ length: 12 }, (_, at) => `p${at}`);
/** Half of them are variants of three products. */
const groupOf = (at: number): string => (at < 6 ? `g${at % 3}` : '');

type Night = ReadonlyMap<string, { readonly price: number; readonly stock: number }>;

const wholeFile = (night: Night): string =>
  [
    'id,item_group_id,title,price,stock',
    ...ids.map((id, at) => {
      const { price = 0, stock = 0 } = night.get(id) ?? {};
      return `${id},${groupOf(at)},Lamp ${groupOf(at) || at},${price} GBP,${stock}`;
    }),
    '',
  ].join('\n');

const changesOf = (night: Night, before: Night): string =>
  [
    'id,price,stock',
    ...[...night]
      .filter(([id, now]) => JSON.stringify(now) !== JSON.stringify(before.get(id)))
      .map(([id, { price, stock }]) => `${id},${price},${stock}`),
    '',
  ].join('\n');

const offersOf = (products: readonly CatalogueProduct[]) =>
  new Map(products.map(({ id, price, availability }) => [id, { price, availability }]));

it('has the same prices after sixty nights of updates as after sixty imports', async () => {
  const [imported, updated] = [openTestShop(), openTestShop()];
  const chance = createChance(60);
  const firstMs = Date.UTC(2026, 0, 1, 2);
  let night: Night = new Map(ids.map((id) => [id, { price: 100, stock: 1 }]));
  for (let day = 0; day < 60; day += 1) {
    jest.spyOn(Date, 'now').mockReturnValue(firstMs + day * 86_400_000);
    const before = night;
    night = new Map(
      [...night].map(([id, { price }]) => [
        id,
        {
          price: chance.is(0.3) ? 60 + chance.below(60) : price,
          stock: chance.is(0.3) ? 0 : 1,
        },
      ]),
    );
    const changes = changesOf(night, before);
    await imported.importText(wholeFile(night), options);
    if (day === 0) await updated.importText(wholeFile(night), options);
    else if (changes.includes('\np')) await updated.updateText(changes, options);
    expect(offersOf(await updated.products())).toEqual(offersOf(await imported.products()));
  }
  expect(readdirSync(updated.root).filter((name) => name.startsWith('g-'))).toHaveLength(2);
  jest.restoreAllMocks();
});
