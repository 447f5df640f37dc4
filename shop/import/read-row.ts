/**
 * Makes of a row of the file what an import gathers. It needs no other row for that, so that a thread of its own can do
 * it.
 */
import type { CatalogueCategory, CatalogueCollection } from '../catalogue/catalogue-product';
import type { Row, SkipReason } from './formats/row';
import { convertPrices, rateOf, type Rates } from './products/convert-prices';
import { placePictures } from './products/place-pictures';
import { type ReadDraft, RowProblem, SkippedRow } from './products/product-draft';
import { slugOf } from './products/attribute-id';
import { readFlatProduct } from './products/read-flat-product';
import { readNativeRow } from './products/read-native-row';
import type { PriceMarks } from './products/read-price';

export type RowReading = {
  /** The ISO 4217 code of the catalogue, where it is known. */
  readonly currency?: string | undefined;
  /** Rates of other currencies. */
  readonly rates?: Rates | undefined;
  /** The address before pictures of which the file has only a path. */
  readonly imageBase?: string | undefined;
  readonly makesIds?: boolean;
  readonly marks?: PriceMarks | undefined;
};

export type GivenProduct = Omit<ReadDraft, 'draft'> & {
  readonly kind: 'product';
  readonly line: number;
  /** The draft as JSON: one string is copied faster than the objects it stands for, and it is stored as it is. */
  readonly text: string;
  /** Of a product whose id is made: one that it has where another product has the same words, and another link. */
  readonly otherId?: string;
};

export type GivenRow =
  | GivenProduct
  | { readonly kind: 'category'; readonly line: number; readonly category: CatalogueCategory }
  | { readonly kind: 'collection'; readonly line: number; readonly collection: CatalogueCollection }
  | { readonly kind: 'problem'; readonly line: number; readonly problem: string }
  | {
      readonly kind: 'skipped';
      readonly line: number;
      readonly reason: SkipReason;
      readonly message?: string;
    };

/** The row with its prices in the currency that is chosen, where the user gives a rate for its own. */
function convert(read: ReadDraft, { currency, rates }: RowReading): ReadDraft {
  if (currency === undefined || rates === undefined) return read;
  const rate = rateOf(read.currency, currency, rates);
  if (rate === undefined) return read;
  const draft = { ...read.draft, ...convertPrices(read.draft, rate, currency) };
  return { ...read, draft, currency: { said: currency, codes: [currency] } };
}

/** Of two parts, so that both are within the limit of an id. */
const longestPart = 90;

function otherIdOf(
  { id, url }: ReadDraft['draft'],
  makesIds = false,
): Pick<GivenProduct, 'otherId'> {
  if (!makesIds || url === undefined) return {};
  const link = url.endsWith('/') ? url.slice(0, -1) : url;
  const end = link.slice(link.lastIndexOf('/') + 1).slice(0, longestPart);
  return { otherId: slugOf(`${id.slice(0, longestPart)} ${end}`).slice(0, 2 * longestPart) };
}

function giveProduct(line: number, read: ReadDraft, reading: RowReading): GivenProduct {
  const { draft, ...facts } = convert(read, reading);
  const text = JSON.stringify(placePictures(draft, reading.imageBase));
  return { kind: 'product', line, ...facts, ...otherIdOf(draft, reading.makesIds), text };
}

function readGood(row: Row, reading: RowReading): GivenRow {
  const { line } = row;
  if (row.kind === 'problem' || row.kind === 'skipped') return row;
  if (row.kind === 'flat') return giveProduct(line, readFlatProduct(row.fields, reading), reading);
  const native = readNativeRow(row.value, reading.currency);
  return native.kind === 'product' ? giveProduct(line, native.read, reading) : { line, ...native };
}

export function readRow(row: Row, reading: RowReading): GivenRow {
  const { line } = row;
  try {
    return readGood(row, reading);
  } catch (error) {
    if (error instanceof SkippedRow)
      return { kind: 'skipped', line, reason: error.reason, message: error.message };
    if (error instanceof RowProblem) return { kind: 'problem', line, problem: error.message };
    throw error;
  }
}
