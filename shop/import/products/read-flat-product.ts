/** Reads a product out of a row of columns or of a Google feed's elements. */
import { memoize } from '../../../src/lib/memoize';
import { withoutUndefined } from '../../../src/lib/without-undefined';
import { isColourFacetId } from '../../../src/listing-url/facet-id';
import { attributeIdOf, displayNameOf, slugOf } from './attribute-id';
import { type ColumnName, columnsOf, isHeldBack, isNoAttribute } from './column-names';
import type { FlatFields } from '../formats/row';
import { type ProductDraft, type ReadDraft, SkippedRow } from './product-draft';
import { readAvailability, saysAvailability } from './read-availability';
import { isHidden } from './read-visibility';
import { createLeavingOut, type LeavingOut, withoutUnusable } from './leave-out';
import { readEnergyCells } from './read-energy';
import { readFlatPrice } from './read-flat-price';
import type { PriceContext } from './read-price';
import {
  brandOf,
  checkPlaceCount,
  idOfNames,
  readFurtherPictures,
  readPaths,
  readReviews,
  starsOf,
  withAddress,
} from './read-parts';
import { plainFields, type PlainName, readPlainFields } from './plain-fields';
import {
  checkText,
  isValue,
  readAddress,
  readDay,
  readId,
  readOptionalId,
  readPlain,
  readPlainParts,
  readTitle,
} from './read-texts';

type Cell = (column: ColumnName) => string | undefined;

/** A shop may write of its delivery in one of the columns, and say in another what is in stock. */
const isTelling = (column: ColumnName, [text = '']: readonly string[]): boolean =>
  column !== 'availability' || saysAvailability(text);

/** Words without the days of a delivery may say that it is sold out, whatever a later column counts. */
function moreCareful(first: readonly string[], later: readonly string[]): readonly string[] {
  const [text = ''] = first;
  const mayBeSoldOut = isValue(text) && !/\d/.test(text);
  return mayBeSoldOut && readAvailability(later[0]) === 'InStock' ? first : later;
}

/** The cells of a field: those of the first of its columns that the row has and that tell anything, else the first. */
export const cellsOf =
  (fields: FlatFields): ((column: ColumnName) => readonly string[]) =>
  (column) => {
    let first: readonly string[] | undefined;
    for (const key of columnsOf[column]) {
      const values = fields.get(key)?.values;
      if (values === undefined) continue;
      if (isTelling(column, values)) return moreCareful(first ?? [], values);
      first ??= values;
    }
    return first ?? [];
  };

const longestMadeId = 150;

const partsOf = readPlainParts('|');
const coloursOf = readPlainParts(/[|/]/);

type AttributeColumn = {
  readonly id: string;
  readonly displayName: string;
  readonly partsOf: ReturnType<typeof readPlainParts>;
};

function readColumn(key: string, name: string): AttributeColumn | 'held back' | undefined {
  if (isHeldBack(key, name)) return 'held back';
  const id = isNoAttribute(key) ? undefined : attributeIdOf(name);
  if (id === undefined) return undefined;
  const displayName = displayNameOf(name);
  return { id, displayName, partsOf: isColourFacetId(id) ? coloursOf : partsOf };
}

/** By the key of a column, then by its name: every row has the same columns. */
const columnOf = memoize((key) => memoize((name) => readColumn(key, name)));

type Attributes = Pick<ReadDraft, 'attributeNames' | 'heldBack'> & Pick<ProductDraft, 'attributes'>;

/** Each value once. */
function joinValues(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = []] = lists;
  return lists.length === 1 && first.length < 2 ? first : [...new Set(lists.flat())];
}

function readAttributes(fields: FlatFields): Attributes {
  const listsById = new Map<string, (readonly string[])[]>();
  const attributeNames = new Map<string, string>();
  const heldBack: string[] = [];
  for (const [key, { name, values }] of fields) {
    const column = columnOf(key)(name);
    if (column === 'held back') heldBack.push(name);
    if (column === undefined || column === 'held back') continue;
    const { id, displayName } = column;
    const lists = values.map((value) => column.partsOf(name, value));
    const others = listsById.get(id);
    if (others === undefined) listsById.set(id, lists);
    else others.push(...lists);
    attributeNames.set(id, displayName);
  }
  const joined = [...listsById].map(([id, lists]) => [id, joinValues(lists)] as const);
  return { attributes: Object.fromEntries(joined), attributeNames, heldBack };
}

const isFilled = (text: string | undefined): text is string => text !== undefined && isValue(text);

function readCategoryPaths(
  cells: (column: ColumnName) => readonly string[],
): ProductDraft['paths'] {
  const own = cells('category');
  const levels = [own[0], ...cells('subCategory'), ...cells('subSubCategory')].filter(isFilled);
  if (own.length === 1 && levels.length > 1) return readPaths([levels.join(' > ')]);
  if (own.length > 0) return readPaths(own);
  // Google's own taxonomy is used where the shop has none. It may be a bare number, which names nothing.
  return readPaths(cells('googleCategory').filter((value) => !/^\d+$/.test(value)));
}

function readCollections(values: readonly string[]): ReadonlyMap<string, string> {
  const names = values.flatMap((value) => partsOf('collection', value));
  return new Map(
    checkPlaceCount('collections', names)
      .map((name): [string, string] => [idOfNames('collection', name), name])
      .filter(([id]) => id !== ''),
  );
}

function readPromotion(cell: Cell): ProductDraft['promotion'] {
  const displayName = cell('promotion');
  if (displayName === undefined) return undefined;
  return {
    displayName: readPlain('promotion', displayName),
    colour: checkText('promotion colour', cell('promotionColour') ?? ''),
  };
}

/** `1.jpg;2.jpg`: a mark between two names of files, or after the last. */
const betweenPaths =
  /(?<=\.(?:jpe?g|png|gif|webp|avif))[,;](?=\s*$|[^,;]*\.(?:jpe?g|png|gif|webp|avif)\s*(?:[,;]|$))/i;

/**
 * The addresses of a cell, which may have several: with `|`, a comma, a semicolon or a blank between. Slashes are
 * `\/` in what was JSON before.
 */
const addressesOf = (text: string): readonly string[] =>
  text
    .replaceAll('\\/', '/')
    .split(/\||[,;](?=\s*https?:\/\/)|\s(?=https?:\/\/)/i)
    .flatMap((address) => address.split(betweenPaths))
    .map((address) => address.trim())
    .filter((address) => address !== '');

type Images = Pick<ProductDraft, 'imageUrl' | 'secondImageUrl' | 'furtherImageUrls'>;

function readImages(cells: (column: ColumnName) => readonly string[], leaving: LeavingOut): Images {
  const addressesIn = (column: ColumnName): readonly string[] =>
    withAddress(cells(column).flatMap(addressesOf), leaving);
  const [image, ...others] = addressesIn('image');
  return withoutUndefined({
    imageUrl: leaving.read('image link', () => readAddress('image link', image)),
    ...readFurtherPictures([...addressesIn('secondImage'), ...others]),
  });
}

/** Of a row without a number of its own: what the thing is, of whom, and in which form. */
const formsOfIds = ['colours', 'size', 'material'];

function idOfRow(cell: Cell, attributes: ProductDraft['attributes'], makesIds = false): string {
  const own = cell('id');
  if (isFilled(own) || !makesIds) return readId(own);
  const forms = formsOfIds.flatMap((id) => attributes[id] ?? []);
  return readId(
    slugOf([readTitle(cell('title')), cell('brand'), ...forms].join(' ')).slice(0, longestMadeId),
  );
}

/** What the messages of a row call a field. */
const plainColumnName = (field: PlainName): string =>
  plainFields[field].columns[0].replaceAll('_', ' ');

/** An availability that cannot be read may say that the product is sold out; the others are left out. */
const readPlainCells = (cell: Cell, leaving: LeavingOut): Pick<ProductDraft, PlainName> =>
  readPlainFields(cell, plainColumnName, (name, read) =>
    name === 'availability' ? read() : leaving.read(name, read),
  );

export type FlatContext = PriceContext & { readonly makesIds?: boolean };

/** Throws a `RowProblem` for a row that is no product, a `SkippedRow` for one that is not on sale. */
export function readFlatProduct(given: FlatFields, context: FlatContext = {}): ReadDraft {
  if (isHidden(given)) throw new SkippedRow('not visible');
  // A sum below a table, or a heading within it.
  if (given.size === 1) throw new SkippedRow('one cell alone');
  const leaving = createLeavingOut();
  const fields = withoutUnusable(given, leaving);
  const cells = cellsOf(fields);
  const cell: Cell = (column) => cells(column)[0];
  const plainOf = (column: ColumnName, name: string): string | undefined => {
    const text = cell(column);
    return text === undefined ? undefined : readPlain(name, text);
  };
  const { attributes, ...names } = readAttributes(fields);
  const { currency, ...prices } = readFlatPrice({ fields, cell, leaving }, context);
  const collections = readCollections(cells('collection'));
  const draft = withoutUndefined({
    id: idOfRow(cell, attributes, context.makesIds),
    group: readOptionalId('group', cell('group')),
    title: readTitle(cell('title')),
    description: plainOf('description', 'description') ?? '',
    url: leaving.read('link', () => readAddress('link', cell('url'))),
    ...readImages(cells, leaving),
    brand: brandOf(plainOf('brand', 'brand')),
    ...prices,
    energy: readEnergyCells(cell, leaving),
    reviews: leaving.read('rating', () =>
      readReviews(cell('reviewCount'), starsOf(cell('rating')), leaving),
    ),
    swatches: [],
    promotion: readPromotion(cell),
    paths: readCategoryPaths(cells),
    categoryIds: [],
    collectionIds: [...collections.keys()],
    attributes,
    measures: {},
    addedOnDay: leaving.read('date added', () => readDay('date added', cell('addedOn'))),
    ...readPlainCells(cell, leaving),
  });
  const { leftOut } = leaving;
  return withoutUndefined({ draft, ...names, collections, currency, leftOut });
}
