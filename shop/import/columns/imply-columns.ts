/** Which columns an import takes for what their names mean, without being told. */
import type { OpenedRows } from '../formats/open-rows';
import { fieldKey } from '../formats/row';
import { type ColumnName, columnsOf, fieldOf, isHeldBack } from '../products/column-names';
import { isPriceName, isPriceOfShoppers } from '../products/price-words';
import { type ColumnName as NamedColumn, readColumnName } from './column-currency';
import type { ColumnMap } from './column-map';
import type { FoundColumn } from './find-columns';
import { fieldsOfMeanings, type Meaning, rankOfMeaning } from './meant-field';
import { isTaken } from './required-columns';

/** The rank of a name that is less clear than each that is listed. */
const leastClear = 1000;

/** What is found of ids by their values. */
const byNames = fieldsOfMeanings.filter((field) => field !== 'id');

/** The same price in several currencies: `Price (EUR)`, `Price (USD)`. */
const isOneInCurrencies = (columns: readonly NamedColumn[]): boolean =>
  new Set(columns.map(({ bare }) => fieldKey(bare))).size === 1 &&
  columns.every(({ currency }) => currency !== undefined);

/**
 * Two columns may be a price with and without tax: which one shoppers pay is for the user to say. Of one in several
 * currencies it is that in the shop's, else the first; the others are no filters.
 */
function implyPrice(names: readonly string[], shopCurrency: string | undefined): readonly string[] {
  const columns = names.map(readColumnName);
  const [first] = columns;
  if (first === undefined || (columns.length > 1 && !isOneInCurrencies(columns))) return [];
  const own = columns.find(({ currency }) => currency?.codes.includes(shopCurrency ?? '')) ?? first;
  const others = names.filter((name) => name !== own.name);
  return [`price=${own.name}`, ...others.map((name) => `nothing=${name}`)];
}

/** Of a shop system's prices, each in a currency of its own; those of one country alone are not the shop's. */
function implyCurrency({ found, map, currency }: Implied): readonly string[] {
  const isTold = map?.mapped.some(({ key }) => key === 'price') === true;
  const prices = namesOf(freeColumns(found, map))
    .map(readColumnName)
    .filter((column) => column.currency !== undefined && isPriceName(column.bare));
  const names = prices.filter(({ bare }) => bare === prices[0]?.bare).map(({ name }) => name);
  return isTold || names.length < 2 ? [] : implyPrice(names, currency);
}

/** Longer than most titles, and shorter than most descriptions. */
const longestOfTitles = 150;

/** Lists of prices call what they sell its description. */
const isShort = ({ samples }: FoundColumn): boolean =>
  samples.every((value) => value.length <= longestOfTitles && !value.includes('\n'));

const joined = (name: string): string => name.replace(/[\s_-]/g, '').toLowerCase();

const fieldsByJoined = new Map(
  Object.values(columnsOf)
    .flat()
    .map((key) => [joined(key), fieldOf(key)] as const),
);

/** Of `productname` the field of `product_name`. */
const fieldOfJoined = (name: string): ColumnName | undefined => fieldsByJoined.get(joined(name));

/** Of `name_de` the name: a table in several languages has one column for each. A `category_id` is in none. */
const withoutLanguage = (name: string): string =>
  name.replace(
    /[\s_.-](?:ar|bg|cn|cs|cz|da|de|dk|el|en|es|et|fa|fi|fr|gr|he|hi|hr|hu|it|ja|jp|ko|kr|lt|lv|nb|nl|pl|pt|ro|ru|se|sk|sl|sr|sv|th|tr|ua|uk|vi|zh)$/i,
    '',
  );

/** Of `name_de` what says its language; empty without. */
const languageOf = (name = ''): string => name.slice(withoutLanguage(name).length).toLowerCase();

/** Those in the language of the title first, where its name says one. */
function inLanguageOf(title: string | undefined, names: readonly string[]): readonly string[] {
  const language = languageOf(title);
  const same = names.filter((name) => language !== '' && languageOf(name) === language);
  return [...same, ...names];
}

/** Whether a name means the field without its language, or without the marks between its words. */
function isLoosely(name: string, field: Meaning): boolean {
  const plain = withoutLanguage(name);
  const isInLanguage = field !== 'price' && plain !== name;
  return (
    fieldOfJoined(name) === fieldOf(field) ||
    (isInLanguage && fieldOf(fieldKey(plain)) === fieldOf(field)) ||
    (isInLanguage && rankOfMeaning(plain, field) !== undefined)
  );
}

/** `Price (EUR)` is as clear as a name can be. */
function rankOf(name: string, field: Meaning): number | undefined {
  const { bare } = readColumnName(name);
  if (fieldOf(fieldKey(bare)) === fieldOf(field)) return -1;
  const rank = rankOfMeaning(name, field) ?? rankOfMeaning(bare, field);
  return rank ?? (isLoosely(name, field) ? leastClear : undefined);
}

/** The columns whose names mean the field, those that mean it most clearly first. */
const candidatesFor = (field: Meaning, names: readonly string[]): readonly string[] =>
  names
    .map((name) => ({ name, rank: rankOf(name, field) ?? Infinity }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ name }) => name);

/** Whether a column is no field by its name. */
const isOwn = ({ key }: FoundColumn): boolean => fieldOf(key) === undefined;

const namesOf = (columns: readonly FoundColumn[]): readonly string[] =>
  columns.map(({ name }) => name);

/** Columns that a map does not name, and that are no other field. */
function freeColumns(found: readonly FoundColumn[], map: ColumnMap | undefined) {
  const mapped = new Set(map?.mapped.map(({ column }) => column));
  const isLeft = ({ key }: FoundColumn): boolean =>
    !mapped.has(key) && map?.leftOut.has(key) !== true;
  return found.filter((column) => isLeft(column) && !isHeldBack(column.key, column.name));
}

/** What a column is called that has the names of what a shop sells. */
const things: ReadonlySet<string> = new Set(
  (
    'product item article producto articulo artículo produto artigo produkt artikel produit prodotto articolo proizvod ' +
    'продукт товар ürün urun termék termek tuote produk barang สินค้า 商品 产品 제품 model'
  ).split(' '),
);

const hasWords = ({ samples }: FoundColumn): boolean =>
  samples.some((value) => /\p{L}{2}/u.test(value));

/** Columns whose values are such as titles have: a short description, or what is called by what a shop sells. */
function likeTitles(free: readonly FoundColumn[]): readonly string[] {
  const worded = free.filter(hasWords);
  const isDescription = ({ key, name }: FoundColumn): boolean =>
    fieldOf(key) === fieldOf('description') || rankOf(name, 'description') !== undefined;
  return [
    ...namesOf(worded.filter((column) => isDescription(column) && isShort(column))),
    ...namesOf(worded.filter((column) => isOwn(column) && things.has(column.key))),
  ];
}

const titlesOf = (own: readonly string[], like: readonly string[]): readonly string[] =>
  [...candidatesFor('title', own), ...like].slice(0, 1);

/**
 * What shoppers pay where no column is the price: the reduced one, else that which the maker recommends or a list has,
 * else that of the shop, else the only one that is called one.
 */
function otherPrices(free: readonly FoundColumn[]): readonly string[] {
  const columnsFor = (field: ColumnName): readonly FoundColumn[] =>
    free.filter(({ key }) => fieldOf(key) === field);
  const called = free.filter(
    (column) =>
      isOwn(column) &&
      isPriceOfShoppers(column.name) &&
      rankOf(column.name, 'was_price') === undefined,
  );
  const [first] = [
    ...columnsFor('salePrice'),
    ...columnsFor('recommendedPrice'),
    ...columnsFor('listPrice'),
    ...called.filter(({ key }) => key === 'retail_price'),
    ...(called.length === 1 ? called : []),
  ];
  return first === undefined ? [] : [first.name];
}

type Implied = {
  readonly found: readonly FoundColumn[];
  readonly map: ColumnMap | undefined;
  /** That of the shop, where it is told. */
  readonly currency: string | undefined;
  /** Whether values may decide: those of one night must not change how all are read. */
  readonly mayCompare: boolean;
};

type ImpliedOf = Pick<OpenedRows, 'isNative' | 'vendor' | 'hasPricesInCurrencies'>;

/**
 * `FIELD=COLUMN` for columns of a table, or of a list in JSON or XML, that would be refused since no column has one of
 * the names of a title or a price. One that names them keeps its other columns as they are.
 */
export function implyColumns(
  { isNative, vendor, hasPricesInCurrencies }: ImpliedOf,
  implied: Implied,
): readonly string[] {
  if (hasPricesInCurrencies) return implyCurrency(implied);
  const { found, map, currency, mayCompare } = implied;
  const columns = new Map(found.map(({ key, name }) => [key, name]));
  const has = (field: Meaning): boolean => isTaken(field, columns, map);
  const isOfRules = vendor !== undefined || isNative;
  if (isOfRules || (has('title') && has('price'))) return [];
  const free = freeColumns(found, map);
  const own = namesOf(free.filter(isOwn));
  const ownTitle = has('title') ? [] : titlesOf(own, mayCompare ? likeTitles(free) : []);
  const others = own.filter((name) => !ownTitle.includes(name));
  const candidatesOf = (field: Meaning): readonly string[] => {
    if (field === 'title') return ownTitle;
    const candidates = candidatesFor(field, others);
    return field === 'price' && candidates.length === 0 ? otherPrices(free) : candidates;
  };
  return byNames.flatMap((field) => {
    if (has(field)) return [];
    const candidates = candidatesOf(field);
    return field === 'price'
      ? implyPrice(candidates, currency)
      : inLanguageOf(ownTitle[0], candidates)
          .slice(0, 1)
          .map((name) => `${field}=${name}`);
  });
}
