/** The file of articles that JTL-Ameise exports and imports: parents first, then the variants that name them. */
import type { FlatFields, FlatRow, Row, Rows } from '../row';
import {
  type Attribute,
  flatRow,
  pathOf,
  pictureAddress,
  pictureColumns,
  textOf,
  type VendorOptions,
  numbers,
} from './flat-row';
import { readInGroups } from './rows-in-groups';

const parentKeys = ['vaterartikel_id_feld', 'vaterartikel', 'vaterartikelnummer'];
const isFilled = (text: string): boolean => text !== '';

function readArticle(
  parent: FlatFields,
  { fields, line }: FlatRow,
  options: VendorOptions & { readonly isVariant: boolean },
): Row {
  const own = (...keys: readonly string[]): string =>
    textOf(fields, ...keys) || textOf(parent, ...keys);
  const each = (name: string): readonly string[] =>
    numbers.map((number) => own(`${name}_${number}`)).filter(isFilled);
  const pictures = each('bild').map((path) => pictureAddress(path, options.imageBase));
  return flatRow(
    { line, sources: [fields, parent] },
    {
      id: textOf(fields, 'artikelnummer'),
      ...(options.isVariant && { item_group_id: textOf(parent, 'artikelnummer') }),
      title: own('artikelname'),
      description: own('beschreibung', 'kurzbeschreibung'),
      category: pathOf([...each('kategorie_level'), ...each('kategorie_ebene')]),
      ...pictureColumns(pictures.filter(isFilled)),
      price: own('brutto_vk', 'std._vk_brutto', 'std._vk_netto'),
      rrp: own('uvp'),
      brand: own('hersteller'),
      availability: own('lagerbestand_gesamt', 'lagerbestand'),
      active: own('aktiv'),
    },
    numbers.map((number): Attribute => [
      own(`variationsname_${number}`),
      [textOf(fields, `variationswertname_${number}`)],
    ]),
  );
}

/** A parent is no product of its own where it has variants. */
export const readJtl = (rows: Rows, { imageBase }: VendorOptions): Rows =>
  readInGroups(rows, {
    keyOf: ({ fields }) => textOf(fields, ...parentKeys, 'artikelnummer'),
    read: (first, others) => {
      // A variant without its parent's row stands for itself.
      const isParent = textOf(first.fields, ...parentKeys) === '' && others.length > 0;
      const articles = isParent ? others : [first, ...others];
      const isVariant = articles.length > 1 || isParent;
      return articles.map((row) => readArticle(first.fields, row, { imageBase, isVariant }));
    },
  });
