import { mapOption } from '../../../shop/import/columns/map-option';
import { asColumns } from '../../../shop/import/formats/native-columns';

it.each([
  ['Preis in €', `--map 'price=Preis in €'`],
  ['Preis', '--map "price=Preis"'],
  ['price$(id)', `--map 'price=price$(id)'`],
  ["it's", String.raw`--map 'price=it'\''s'`],
])('a shell reads the option for the column %s as it is', (name, option) => {
  expect(mapOption('price', name)).toBe(option);
});

it('a row of JSON has few columns with short names', () => {
  const inner = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`a${at}`, 1]));
  const value = { ['k'.repeat(600_000)]: inner, id: 1, other: inner };
  const row = asColumns({ kind: 'native', line: 1, value });
  const names =
    row.kind === 'flat' ? [...row.fields.keys()].map((key) => row.fields.get(key)?.name) : [];
  expect(names).toHaveLength(1_000);
  expect(names).toContain('id');
});
