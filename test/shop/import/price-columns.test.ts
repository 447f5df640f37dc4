import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

async function importCells(cells: Readonly<Record<string, string>>) {
  const all = { id: 'a', title: 'Thing', price: '6 EUR', ...cells };
  const text = `${Object.keys(all).join('\t')}\n${Object.values(all).join('\t')}\n`;
  const { summary } = await shop.importText(text);
  const [product] = await shop.products();
  return { product, leftOut: [...summary.leftOut.keys()], rejected: summary.rejected };
}

const loyalty = 'loyalty_program(program_label:tier_label:price)';

describe('columns besides the price', () => {
  it.each<[string, Readonly<Record<string, string>>, object]>([
    ['a recommended price', { rrp: '8 EUR' }, { reference: { amount: 8, kind: 'rrp' } }],
    ['one of a list', { list_price: '8' }, { reference: { amount: 8, kind: 'list' } }],
    ['nothing of one that is not above', { msrp: '6' }, {}],
    [
      'the price of a unit',
      { unit_pricing_measure: '750 ml', unit_pricing_base_measure: '100ml' },
      {
        unit: {
          amount: 0.8,
          measure: { value: 750, unit: 'ml' },
          reference: { value: 100, unit: 'ml' },
        },
      },
    ],
    [
      'that of a litre where nothing is said',
      { unit_pricing_measure: '75cl' },
      {
        unit: { amount: 8, measure: { value: 75, unit: 'cl' }, reference: { value: 1, unit: 'l' } },
      },
    ],
    [
      'the price of members',
      { [loyalty]: 'Club:Gold:5.50 EUR' },
      { offers: [{ amount: 5.5, condition: 'Club Gold' }] },
    ],
  ])('say %s', async (_case, cells, expected) => {
    const { product, leftOut } = await importCells(cells);
    expect(product?.price).toEqual({ current: 6, ...expected });
    expect(leftOut).toEqual([]);
  });

  it.each([
    ['min', 'max'],
    ['max', 'min'],
  ])('have the ends of an energy range in either order: the best in %s', async (best, worst) => {
    const { product } = await importCells({
      energy_efficiency_class: 'a+',
      [`${best}_energy_efficiency_class`]: 'A+++',
      [`${worst}_energy_efficiency_class`]: 'D',
      energy_label_link: 'https://shop.example/label.png',
    });
    expect(product?.energy).toEqual({
      class: 'A+',
      range: ['A+++', 'D'],
      labelUrl: 'https://shop.example/label.png',
    });
    expect(Object.values(product?.attributes ?? {})).toContainEqual(['a+']);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['unit_pricing_measure', { unit_pricing_measure: '3 stones' }],
    ['unit_pricing_measure', { unit_pricing_measure: '1 pt', unit_pricing_base_measure: '1 l' }],
    ['energy_efficiency_class', { energy_efficiency_class: 'H' }],
    ['energy_efficiency_class', { energy_efficiency_class: 'A+' }],
    [
      'energy_label_link',
      { energy_efficiency_class: 'B', energy_label_link: 'javascript:alert(1)' },
    ],
    ['rrp', { rrp: '8 USD 9' }],
    ['lowest_price_30d', { lowest_price_30d: 'about 9' }],
    ['loyalty_program', { [loyalty]: 'Club:Gold:5.5x0' }],
  ])('leave out and count what makes no sense: %s of %j', async (field, cells) => {
    const { product, leftOut, rejected } = await importCells(cells);
    expect(leftOut).toEqual([field]);
    expect(rejected).toBe(0);
    expect(product?.price.current).toBe(6);
  });

  it('are read from the elements of a feed and from NDJSON alike', async () => {
    const item =
      '<item><g:id>a</g:id><title>T</title><g:price>6 EUR</g:price><g:loyalty_program>' +
      '<g:program_label>Club</g:program_label><g:price>5 EUR</g:price></g:loyalty_program></item>';
    await shop.importText(
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item}</channel></rss>`,
    );
    const offers = [{ amount: 5, condition: 'Club' }];
    expect((await shop.products())[0]?.price).toEqual({ current: 6, offers });
    const unit = { measure: { value: 500, unit: 'g' }, reference: { value: 1, unit: 'kg' } };
    const energy = { class: 'B', range: ['A', 'G'] };
    const price = {
      current: 6,
      currency: 'EUR',
      offers,
      unit,
      reference: { amount: 8, kind: 'rrp' },
    };
    const row = { id: 'a', title: 'T', price, energy, sponsored: { by: 'Maker' } };
    await shop.importText(JSON.stringify(row));
    expect((await shop.products())[0]).toMatchObject({
      energy,
      sponsored: { by: 'Maker' },
      price: {
        current: 6,
        offers,
        unit: { ...unit, amount: 12 },
        reference: { amount: 8, kind: 'rrp' },
      },
    });
  });
});
