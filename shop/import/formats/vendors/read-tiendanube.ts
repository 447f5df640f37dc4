/** The product CSV of Tiendanube and Nuvemshop, in Spanish and Portuguese: a row for each variant. */
import { isNo } from '../../products/yes-and-no';
import type { FlatFields, FlatRow, Row, Rows } from '../row';
import { type Attribute, flatRow, listOf, pathOf, salePriceOf, textOf } from './flat-row';
import { keyOrOwn, readInGroups } from './rows-in-groups';
import type { Vendor } from './vendor';

const handleOf = (fields: FlatFields): string =>
  textOf(fields, 'identificador_de_url', 'identificador_url');

const optionsOf = (own: (...keys: readonly string[]) => string): readonly Attribute[] =>
  [1, 2, 3].map((number): Attribute => [
    own(`nombre_de_propiedad_${number}`, `nome_da_variação_${number}`),
    [own(`valor_de_propiedad_${number}`, `valor_da_variação_${number}`)],
  ]);

/** A variant has only what differs from the first of its product. */
function readVariant(first: FlatRow, row: FlatRow, group: string): Row {
  const own = (...keys: readonly string[]): string =>
    textOf(row.fields, ...keys) || textOf(first.fields, ...keys);
  const options = optionsOf(own);
  const [handle, sku] = [handleOf(first.fields), textOf(row.fields, 'sku')];
  const shown = own('mostrar_en_tienda', 'exibir_na_loja');
  if (isNo(shown)) return { kind: 'skipped', line: row.line, reason: 'not visible' };
  return flatRow(
    { line: row.line, sources: [row.fields, first.fields] },
    {
      id: sku || [handle, ...options.flatMap(([, values]) => values)].join(' ').trim(),
      item_group_id: group,
      catalogue_number: sku,
      title: own('nombre', 'nome'),
      description: own('descripción', 'descrição'),
      category: listOf(own('categorías', 'categorias'), ',').map((path) => pathOf(path.split('>'))),
      price: textOf(row.fields, 'precio', 'preço'),
      sale_price: salePriceOf(textOf(row.fields, 'precio_promocional', 'preço_promocional')),
      brand: own('marca'),
      availability: textOf(row.fields, 'stock', 'estoque'),
    },
    [...options, ['Tags', listOf(own('tags'), ',')]],
  );
}

export const tiendanube: Vendor = {
  name: 'Tiendanube product CSV',
  columns: [
    ['identificador_de_url', 'nombre', 'precio'],
    ['identificador_url', 'nome', 'preço'],
  ],
  read: (rows: Rows): Rows =>
    readInGroups(rows, {
      keyOf: (row) => keyOrOwn(handleOf(row.fields), textOf(row.fields, 'nombre', 'nome'), row),
      read: (first, others) => {
        const group = others.length > 0 ? handleOf(first.fields) : '';
        return [first, ...others].map((row) => readVariant(first, row, group));
      },
    }),
};
