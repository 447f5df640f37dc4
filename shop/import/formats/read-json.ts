/** Products in one JSON document: a list, or an object with the list in one of its fields, by `@streamparser/json`. */
import { JSONParser } from '@streamparser/json';
import { isRecord, type UnknownRecord } from '../../../src/lib/read-unknown';
import { isNativeField } from '../products/native-fields';
import { moneyOf, unwrapProduct } from './json-shapes';
import { rowsOfVariants } from './json-variants';
import { asColumns } from './native-columns';
import { failureAt, ImportFailure, longestRow, type Row, tooLong } from './row';
import { isShopifyProduct, readShopifyProduct } from './vendors/read-shopify-json';

/** Of a field with products, and nothing else. */
const namesOfProducts: ReadonlySet<string> = new Set(
  (
    'products product_list produits produkte artikel productos artículos articulos produtos artigos prodotti articoli ' +
    'producten artikelen produkter varer produkty tuotteet termékek ürünler товары товари المنتجات 商品 产品'
  ).split(' '),
);
/** Of the only list of a document: within a product they may have its variants. */
const otherNames: ReadonlySet<string> = new Set(
  'items data results offers nodes articles catalog catalogue resources'.split(' '),
);
/** Within a field of these names, or of those of products. */
const namesOfParts: ReadonlySet<string> = new Set('edges nodes items hits'.split(' '));
/** The first list of an object, with characters before it, such as a count of its products. */
const firstList = /^\{[^[\]{}]{0,1000}"([^"[\]{}]{1,40})"\s*:\s*\[/;

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/gs;

/** The document, two fields in it, and the list. */
const deepestList = 4;

/** The names on the way to the lists of a document whose beginning this is, but for lists within lists. */
function listsIn(head: string): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const open: { readonly mark: string; readonly name: string }[] = [];
  let [name, last] = ['', ''];
  const enter = (mark: string): void => {
    open.push({ mark, name });
    const isNear = mark === '[' && open.length <= deepestList;
    if (isNear && open.slice(0, -1).every((outer) => outer.mark === '{'))
      found.push(open.slice(1).map((one) => one.name));
  };
  for (const [token] of head.matchAll(tokens)) {
    if (token === ':') name = last.slice(1, -1);
    else if ('{['.includes(token)) enter(token);
    else if ('}]'.includes(token)) open.pop();
    last = token;
  }
  return found;
}

function isOfProducts(path: readonly string[]): boolean {
  const [name = '', outer = ''] = path.toReversed();
  if (namesOfProducts.has(name)) return true;
  return namesOfParts.has(name) && (namesOfProducts.has(outer) || outer === name);
}

/** Of `{"shop":{"products":[]}}` too, and of all such lists where several fields have one. */
function pathOfProducts(head: string): string | undefined {
  const [nearest, ...others] = listsIn(head).filter(isOfProducts);
  if (nearest === undefined) return undefined;
  const path = others.reduce((best, one) => (one.length < best.length ? one : best), nearest);
  return `$.${'*.'.repeat(path.length - 1)}${path.at(-1) ?? ''}.*`;
}

/**
 * Where the products of a document are; undefined for another document.
 *
 * @param named by the user, such as `data[].products` for the lists of products in a list of the document
 */
export function listPathOf(head: string, named?: string): string | undefined {
  const text = head.trimStart();
  if (named !== undefined && /^[[{]/.test(text))
    return `$.${named.replaceAll('[]', '.*').replace(/^\./, '')}.*`;
  // A list of texts or of lists has no products.
  if (/^\[\s*(?:\{|\])/.test(text)) return '$.*';
  const [, name = ''] = firstList.exec(text) ?? [];
  if (otherNames.has(name)) return `$.${name}.*`;
  return text.startsWith('{') ? pathOfProducts(text) : undefined;
}

const isNativeProduct = (value: UnknownRecord): boolean =>
  'id' in value && Object.keys(value).every(isNativeField) && moneyOf(value['price']) === undefined;

/** Of the fields of this project's own format, its id too, they are read as that; as columns otherwise. */
export function rowsOfJson(found: unknown, line: number, isWhole = false): readonly Row[] {
  if (!isRecord(found)) return [{ kind: 'native', line, value: found }];
  const value = isWhole ? found : unwrapProduct(found);
  if (isShopifyProduct(value)) return readShopifyProduct(value, line);
  const native: Row = { kind: 'native', line, value };
  if (isNativeProduct(value)) return [native];
  return rowsOfVariants(value, line) ?? [asColumns(native)];
}

/** Names of the field next to the list with the number of its products. */
const countNames: readonly unknown[] = [
  'total',
  'count',
  'total_count',
  'totalCount',
  'total_products',
  'totalProducts',
  'totalResults',
];

function checkCount(told: number, count: number): void {
  const [says, has] = [told, count].map((number) => number.toLocaleString('en'));
  if (told > count)
    throw new ImportFailure(
      `the file says that there are ${says} products, and has ${has}: it is cut short, or one page of several. --accept-changes imports it all the same`,
    );
}

export type JsonReading = {
  /** Where the products are. */
  readonly path: string;
  /** The user's own words for it. */
  readonly named?: string | undefined;
  /** Whether there may be fewer products than the file says. */
  readonly acceptChanges?: boolean | undefined;
  /** Whether records stay as they are, since a map has columns of what stands within. */
  readonly isWhole?: boolean | undefined;
};

/**
 * The rows are counted from 1, in place of lines. Throws an `ImportFailure` for what is no JSON, ends early or has a
 * product of more than a megabyte.
 */
export const readJson = ({ path, named, acceptChanges, isWhole }: JsonReading) =>
  async function* read(chunks: AsyncIterable<string>): AsyncGenerator<Row> {
    const found: Row[] = [];
    let [count, told] = [0, 0];
    const counts = countNames.map((name) => `$.${String(name)}`);
    const parser = new JSONParser({ paths: [path, ...counts], keepStack: false });
    parser.onValue = ({ value, key }) => {
      if (countNames.includes(key)) {
        if (typeof value === 'number') told = value;
        return;
      }
      count += 1;
      found.push(...rowsOfJson(value, count, isWhole));
    };
    parser.onError = (error) => {
      throw failureAt(count + 1, `broken JSON: ${error.message}`);
    };
    let sinceRow = 0;
    for await (const chunk of chunks) {
      const before = count;
      parser.write(chunk);
      sinceRow = count === before ? sinceRow + chunk.length : 0;
      if (sinceRow > 2 * longestRow) throw failureAt(count + 1, `a product is ${tooLong}`);
      yield* found.splice(0);
    }
    if (!parser.isEnded)
      throw new ImportFailure(
        `the file ends after ${count.toLocaleString('en')} products within its list, so it seems cut short`,
      );
    if (named !== undefined && count === 0)
      throw new ImportFailure(`--item: the file has no list of products at ${named}`);
    if (acceptChanges !== true) checkCount(told, count);
  };
