/** What is known of a product feed in XML: which element is a product, and which of its names mean what. */

/** Fields of a product that are still changed. */
export type OpenFields = Map<string, { readonly name: string; readonly values: readonly string[] }>;

/** The names of categories by their ids, from the top, where a feed lists them before its products. */
type XmlCategories = ReadonlyMap<string, readonly string[]>;

export type XmlDialect = {
  /** Whose feed it is. */
  readonly name: string;
  /** Its element of a product, in lower case. */
  readonly items: readonly string[];
  /** Its element of a variant within that of a product, in lower case. */
  readonly variant?: string;
  /** What begins such a feed. */
  readonly sign: RegExp;
  /** Whether elements within others are columns too: `imgs.main`. Those that `columns` names always are. */
  readonly hasNested?: boolean;
  /** Whether all other elements are settings of the shop's system, and nothing for shoppers. */
  readonly hasOnlyColumns?: boolean;
  /** Columns of the import by names of elements in lower case; a name within another is `imgs.main.url`. */
  readonly columns?: Readonly<Record<string, string>>;
  /** The elements of an id and of its name in lists before the products, in lower case. */
  readonly listed?: { readonly id: string; readonly name: string };
  /** Changes what has another form than the column has. */
  readonly finish?: (fields: OpenFields, categories: XmlCategories) => void;
};

export const valuesOf = (fields: OpenFields, key: string): readonly string[] =>
  fields.get(key)?.values ?? [];

export const firstOf = (fields: OpenFields, key: string): string => valuesOf(fields, key)[0] ?? '';

export function set(fields: OpenFields, key: string, value: string): void {
  if (value === '') fields.delete(key);
  else fields.set(key, { name: key, values: [value] });
}
