/** Reads exports with a row for each product or variant, whose columns have names of their own. */
import type { FlatFields, Row, Rows } from '../row';
import { type Attribute, flatRow, textOf, type VendorOptions } from './flat-row';

type Columns = Parameters<typeof flatRow>[1];
/** The first of some columns that has a value; empty when none has. */
export type TextOf = (...keys: readonly string[]) => string;

type Reading = {
  readonly columns: (text: TextOf, options: VendorOptions, fields: FlatFields) => Columns;
  readonly attributes?: (text: TextOf, fields: FlatFields) => readonly Attribute[];
};

export const createReader = ({ columns, attributes }: Reading) =>
  async function* read(rows: Rows, options: VendorOptions): AsyncGenerator<Row> {
    for await (const row of rows) {
      if (row.kind !== 'flat') {
        yield row;
        continue;
      }
      const { line, fields } = row;
      const text: TextOf = (...keys) => textOf(fields, ...keys);
      yield flatRow(
        { line, sources: [fields] },
        columns(text, options, fields),
        attributes?.(text, fields),
      );
    }
  };
