/** Looks in the first rows of a file for the mark that parts the decimals of its prices. */
import { readFirstRows } from './formats/first-rows';
import type { Rows } from './formats/row';
import { columnsOf } from './products/column-names';
import { decimalMarkOf, type PriceMarks } from './products/read-price';

const columns = [columnsOf.price, columnsOf.salePrice, columnsOf.previousPrice].flat();

/** Undefined where no price has decimals. The pass that follows reports what is wrong with the file. */
export async function findDecimalMark(rows: Rows): Promise<PriceMarks | undefined> {
  for await (const row of readFirstRows(rows)) {
    if (row.kind !== 'flat') continue;
    const texts = columns.flatMap((column) => row.fields.get(column)?.values ?? []);
    const [decimal] = texts.flatMap((text) => decimalMarkOf(text) ?? []);
    if (decimal !== undefined) return { decimal, isGiven: false };
  }
  return undefined;
}
