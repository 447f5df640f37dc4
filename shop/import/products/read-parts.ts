/** Parts of a product that every format has. */
import { memoize } from '../../../src/lib/memoize';
import { longestAddress, safeAddress } from '../../../src/lib/safe-address';
import { withoutUndefined } from '../../../src/lib/without-undefined';
import { slugOf } from './attribute-id';
import { joinCurrencies, nameCurrency } from './currencies';
import type { LeavingOut } from './leave-out';
import { type NamedCurrency, type ProductDraft, RowProblem } from './product-draft';
import type { Money } from './read-price';
import { checkLength, isValue, readNumberOf, readPlain } from './read-texts';

/** Spellings of a brand that differ in case or punctuation are one brand. */
export function brandOf(name: string | undefined): ProductDraft['brand'] {
  const slug = isValue(name ?? '') ? slugOf(name ?? '') : '';
  return slug === '' ? { id: '', name: '' } : { id: slug, name: name ?? '' };
}

export type ReadPrice = {
  readonly price: ProductDraft['price'];
  readonly currency?: NamedCurrency;
};

export type GivenPrices = {
  readonly current: Money;
  readonly previous?: Money | undefined;
  /** The currency, where a separate column names it. */
  readonly code?: string | undefined;
  /** Then a previous price below the current one is a mistake; otherwise it is no saving, and left out. */
  readonly isSale?: boolean;
};

export function joinPrice(given: GivenPrices): ReadPrice {
  const current = given.current.amount;
  const previous = given.previous?.amount ?? current;
  if (given.isSale === true && current > previous)
    throw new RowProblem(`the sale price ${current} is above the price ${previous}`);
  const currency = joinCurrencies([
    nameCurrency(given.code),
    given.current.currency,
    given.previous?.currency,
  ]);
  return {
    price: { current, ...(previous > current && { previous, displaySavePriceInd: true }) },
    ...(currency !== undefined && { currency }),
  };
}

const mostStars = 5;

/** Of `4.7 out of 5 stars` and `4,7/5` the 4.7; another text as it is. */
export function starsOf(text: string | undefined): string | undefined {
  const [, stars] =
    /^\s*(\d{1,2}(?:[.,]\d{1,9})?)(?:\D{1,20}5(?:[.,]0)?)?\D{0,20}$/.exec(text ?? '') ?? [];
  return stars?.replace(',', '.') ?? text;
}

const uncounted = {
  field: 'rating without a number of reviews',
  problem: 'a rating needs review_count',
};

/** Both are needed to show stars: a rating alone is left out. */
export function readReviews(
  count: string | number | undefined,
  average: string | number | undefined,
  { leave }: Pick<LeavingOut, 'leave'>,
): ProductDraft['reviews'] {
  const [reviews = 0, stars] = [
    readNumberOf('review count', count),
    readNumberOf('rating', average),
  ];
  if (stars === undefined) return undefined;
  if (stars > mostStars) throw new RowProblem(`the rating ${stars} is above ${mostStars}`);
  if (reviews >= 1) return { count: Math.floor(reviews), average: stars };
  if (count === undefined && stars > 0) leave(uncounted);
  return undefined;
}

/** Levels of a category tree, the top included. */
export const mostLevels = 10;
/** No product stands in more of one kind; thousands in each row would fill the memory. */
const mostPlacesOfProduct = 50;

export function checkPlaceCount<Place>(kind: string, places: readonly Place[]): readonly Place[] {
  if (places.length <= mostPlacesOfProduct) return places;
  throw new RowProblem(`the product has more than ${mostPlacesOfProduct} ${kind}`);
}

/** The page reads ids of 500 characters at most, and ids of equal names end with a number. */
const longestNames = 400;

/** The id that names become. It is checked too, because `slugOf` writes some characters as many. */
export function idOfNames(kind: string, names: string): string {
  const id = slugOf(checkLength(`the ${kind}`, names, longestNames));
  return checkLength(`the id of the ${kind}`, id, longestNames);
}

/**
 * The names of a path, `Home > Sofas` or `Home->Sofas`, which come with every product. Throws a `RowProblem` for what
 * makes no id.
 */
const readPath = memoize((text): readonly string[] => {
  const path = text
    .split(/-?>/)
    .map((name) => readPlain('category', name.trim()))
    .filter((name) => name !== '');
  if (path.length > mostLevels)
    throw new RowProblem(`the category has more than ${mostLevels} levels`);
  if (path.length > 0) idOfNames('category', path.join(' '));
  return path;
});

/** `Home > Sofas | Sale` are two paths. */
export function readPaths(values: readonly string[]): ProductDraft['paths'] {
  const texts = values.flatMap((value) => value.split('|')).filter(isValue);
  return checkPlaceCount('categories', texts)
    .map(readPath)
    .filter((path) => path.length > 0);
}

/** So many pictures of a product show on its page. */
const mostPictures = 10;

/** The pictures without those that stand in the file itself, which a listing has no room for. */
export function withAddress(
  pictures: readonly string[],
  { leave }: Pick<LeavingOut, 'leave'>,
): readonly string[] {
  const found = pictures.filter(
    (picture) => picture.length <= longestAddress && !/^data:/i.test(picture),
  );
  if (found.length < pictures.length)
    leave({
      field: 'picture',
      problem: 'the picture stands in the file, or its address is too long',
    });
  return found;
}

/** The second picture of a product, and more of them. A bad one is left out: a product is complete without. */
export function readFurtherPictures(
  addresses: readonly string[],
): Pick<ProductDraft, 'secondImageUrl' | 'furtherImageUrls'> {
  const [secondImageUrl, ...further] = addresses
    .flatMap((address) => safeAddress(address) ?? [])
    .slice(0, mostPictures - 1);
  return withoutUndefined({
    secondImageUrl,
    ...(further.length > 0 && { furtherImageUrls: further }),
  });
}
