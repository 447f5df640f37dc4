/** Whatever the file: no value of a confidential column reaches a response of the listing API. */
import fc from 'fast-check';
import { respondToListingRequest } from '../../../shop/catalogue/listing-api';
import { brands } from '../../support/english';
import { openTestShop } from './import-text';

const confidential = [
  'cost',
  'Cost price',
  'cost_per_item',
  'purchasePrice',
  'WHOLESALE PRICE',
  'dealer-price',
  'Margin %',
  'markup',
  'Net profit',
  'supplier',
  'Supplier name',
  'Revenue 2025',
  'Turnover',
  'stock location',
  'Internal note',
  'EK',
  'EK netto',
  'Einkaufspreis',
  'Händlerpreis',
  'Lieferant',
  "Prix d'achat",
  'Coût',
  'Fournisseur',
  'Costo unitario',
  'Fornitore',
  'Precio de compra',
  'Proveedor',
  'Preço de custo',
  'Inkoopprijs',
  'Leverancier',
  'Koszt zakupu',
  'Nákupní cena',
  'Inköpspris',
  'Закупочная цена',
  'Себестоимость',
  'Поставщик',
  'Τιμή αγοράς',
  'Alış fiyatı',
  'سعر الشراء',
  '仕入価格',
  '成本价',
  '원가',
  'ราคาต้นทุน',
];
/** They have such letters in them, or look as if. */
const ordinary = [
  'Costume',
  'Week',
  'Costa',
  'Margarine',
  'Ekologisk',
  'Optik',
  'Hurtig',
  'Colour',
];

type Table = { readonly names: readonly string[]; readonly rows: readonly (readonly string[])[] };

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
const recordsOf = ({ names, rows }: Table) =>
  rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
/** In the project's own format. */
const ownRecordsOf = (table: Table) =>
  recordsOf(table).map(({ id, title, price, ...attributes }) => ({
    id,
    title,
    price: Number(price),
    attributes,
  }));

const formats: Readonly<Record<string, (table: Table) => string>> = {
  csv: ({ names, rows }) => [names, ...rows].map((row) => row.map(quoted).join(',')).join('\n'),
  semicolons: ({ names, rows }) =>
    [names, ...rows].map((row) => row.map(quoted).join(';')).join('\n'),
  json: (table) => JSON.stringify({ products: recordsOf(table) }),
  lines: (table) =>
    ownRecordsOf(table)
      .map((record) => JSON.stringify(record))
      .join('\n'),
  nested: (table) => JSON.stringify(ownRecordsOf(table)),
  feed: ({ names, rows }) =>
    `<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>${rows
      .map(
        (row) =>
          `<item>${names
            .map((name, at) =>
              at < 3
                ? `<g:${name}>${escaped(row[at] ?? '')}</g:${name}>`
                : `<g:product_detail><g:attribute_name>${escaped(name)}</g:attribute_name><g:attribute_value>${escaped(row[at] ?? '')}</g:attribute_value></g:product_detail>`,
            )
            .join('')}</item>`,
      )
      .join('')}</channel></rss>`,
};

const aFile = fc.record({
  format: fc.constantFrom(...Object.keys(formats)),
  hidden: fc.uniqueArray(fc.constantFrom(...confidential), { minLength: 1, maxLength: 4 }),
  shown: fc.uniqueArray(fc.constantFrom(...ordinary), { minLength: 1, maxLength: 3 }),
  secrets: fc.array(fc.oneof(fc.constant('word'), fc.constant('number')), {
    minLength: 4,
    maxLength: 4,
  }),
  isFirst: fc.boolean(),
});

const secretOf = (kind: string | undefined, at: number, row: number) =>
  kind === 'number' ? `${7_310 + at}.${10 + (row % 3)}` : `Zyxwv${at}${'abc'[row % 3]}`;

async function responsesTo(file: string, secret: string): Promise<string> {
  const shop = openTestShop();
  await shop.importText(file);
  const engine = await shop.openEngine();
  const paths = [
    '/group_id/all?num_results_per_page=96',
    `/${encodeURIComponent(secret)}`,
    `/suggestions/${encodeURIComponent(secret.slice(0, 4))}`,
    '/product_id/p0,p1,p2',
  ];
  const bodies = await Promise.all(
    paths.map((url) => respondToListingRequest({ engine, brands }, { url, brand: 'marlow' })),
  );
  // A response repeats the words that were searched for.
  return JSON.stringify(bodies).replaceAll(`"term":"${secret}"`, '');
}

it('no value of a confidential column reaches a shopper, and what only looks like one does', async () => {
  await fc.assert(
    fc.asyncProperty(aFile, async ({ format, hidden, shown, secrets, isFirst }) => {
      const own = isFirst ? [...hidden, ...shown] : [...shown, ...hidden];
      const names = ['id', 'title', 'price', ...own];
      const rows = Array.from({ length: 12 }, (_, row) => [
        `p${row}`,
        `Oak table ${row}`,
        `${20 + row}.50`,
        ...own.map((name) =>
          hidden.includes(name)
            ? secretOf(secrets[hidden.indexOf(name)], hidden.indexOf(name), row)
            : `Seen${'xy'[row % 2]}`,
        ),
      ]);
      const file = formats[format]?.({ names, rows }) ?? '';
      const text = await responsesTo(file, secretOf(secrets[0], 0, 0));
      for (const [at] of hidden.entries())
        for (const row of [0, 1, 2]) expect(text).not.toContain(secretOf(secrets[at], at, row));
      expect(text).toContain('Seenx');
    }),
    { numRuns: 60 },
  );
});
