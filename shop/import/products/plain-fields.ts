/**
 * Fields of a product that a row has as one text or number: all that the import knows of them. NDJSON has them by their
 * own names.
 */
import { withoutUndefined } from '../../../src/lib/without-undefined';
import type { ProductDraft } from './product-draft';
import { readAvailability } from './read-availability';
import { readNumberOf, readOptionalId, readPlain } from './read-texts';

type PlainField<Value> = {
  /** The names of its column, in lower case with underscores; the first that a row has counts. */
  readonly columns: readonly string[];
  readonly meaning: string;
  readonly example: string;
  /** Throws a `RowProblem` that begins with `name`. */
  readonly read: (name: string, text: string) => Value | undefined;
};

const readNumber = (name: string, text: string) => readOptionalId(name, readPlain(name, text));

export const plainFields = {
  imageAlt: {
    columns: ['image_alt', 'image_text', 'alt_text'],
    meaning: 'text in place of the picture',
    example: 'A green sofa',
    read: readPlain,
  },
  popularity: {
    columns: ['popularity', 'sales', 'units_sold'],
    meaning: 'for the sort orders',
    example: '120',
    read: readNumberOf,
  },
  roundelId: {
    columns: ['roundel', 'roundel_id', 'badge'],
    meaning: 'badge on the picture',
    example: 'new',
    read: readPlain,
  },
  catalogueNumber: {
    columns: ['catalogue_number', 'catalog_number'],
    meaning: "the retailer's number",
    example: '12/3456',
    read: readNumber,
  },
  variationId: {
    columns: ['variation_id'],
    meaning: "the variation's number",
    example: 'v1',
    read: readNumber,
  },
  availability: {
    columns: [
      'availability',
      'stock_status',
      'is_in_stock',
      'in_stock',
      'in_stock?',
      'instock',
      'stock',
      'stock_quantity',
      'stock_level',
      'inventory_quantity',
      'inventory',
    ],
    meaning: 'whether it is in stock, or how many are',
    example: 'InStock',
    read: (_name, text) => readAvailability(text),
  },
} as const satisfies { readonly [Name in keyof ProductDraft]?: PlainField<ProductDraft[Name]> };

export type PlainName = keyof typeof plainFields;

export const plainNames = Object.keys(plainFields) as readonly PlainName[];

type Reading = <Value>(name: string, read: () => Value | undefined) => Value | undefined;

/** `textOf` gives what a row has for a field, `nameOf` the name that a fault of its text has. */
export function readPlainFields(
  textOf: (field: PlainName) => string | undefined,
  nameOf: (field: PlainName) => string,
  reading: Reading = (_, read) => read(),
): Pick<ProductDraft, PlainName> {
  const values: Partial<Record<PlainName, ProductDraft[PlainName]>> = {};
  for (const field of plainNames) {
    const text = textOf(field);
    if (text === undefined) continue;
    const name = nameOf(field);
    values[field] = reading(name, (): ProductDraft[PlainName] =>
      plainFields[field].read(name, text),
    );
  }
  return withoutUndefined(values as Pick<ProductDraft, PlainName>);
}
