/**
 * What the words of a search mean besides its term (decision 120). Example: "sofa under £500" is "sofa", for up to 500.
 */
import type { RangeBounds } from '../../src/listing-url/range-option';
import { amountsOf, type ReadAmount } from '../../src/storefront/amounts';
import type { Brand } from '../../src/storefront/brand';
import { createFormats } from '../../src/storefront/formats';
import { currencyMark } from '../../src/storefront/money';
import { isOnlyFillers } from './search-term';

export type SearchWords = {
  /** What is left to search for. */
  readonly term: string;
  readonly price: RangeBounds | undefined;
  readonly stars: number | undefined;
  /** The words of both, as typed. */
  readonly phrases: string;
};

/** No more than the search box takes. */
export const longestSearchTerm = 200;

/** " under £500", " for at least 20 pounds". A phrase starts with the space before it. */
const limitPhrase =
  / (?:(?:and|for) )?(?:(under|below|less than|cheaper than|up to|at most)|over|above|more than|at least) (?:[£€] ?)?\d[\d,.]*(?: ?€)?(?: (?:pounds?|euros?))?(?= |$)/gi;
/** " between 20 and 40", " from 20 to 40", " £20 to £40", " £20-40". */
const rangePhrase =
  / (?:for )?(?:between |from )?(?:[£€] ?)?\d[\d,.]*(?: ?€)?(?: to | and | ?[-–] ?)(?:[£€] ?)?\d[\d,.]*(?: ?€)?(?: (?:pounds?|euros?))?(?= |$)/gi;
/** " 4 stars", " with at least 4 stars", " 4-star", " 4+ stars", " 4 stars and up". */
const starsPhrase =
  / (?:(?:and|with|rated) )?(?:(?:over|above|at least) )?([1-5])(?:\*|\+?[ -]?stars\+?|(?:-|\+ ?)star)(?: (?:and|&|or) (?:up|above|over|more|higher|better))?(?= |$)/gi;
/** After these, numbers are sizes or ages, or belong to another phrase. */
const otherMeasure = / (?:aged|ages?|sizes?|under|below|than|to|most|over|above|least)$/i;

/** How the page writes prices. */
type Prices = { readonly currencyCode: string; readonly read: ReadAmount };

const amountsIn = (phrase: string, { read }: Prices): readonly number[] =>
  (phrase.match(/\d[\d,.]*/g) ?? []).map((text) =>
    // So many digits are the number of an article.
    /\d{8}/.test(text) ? Number.NaN : (read(text) ?? Number.NaN),
  );

type IsMeant = (phrase: string, after: string) => boolean;
type Taken = {
  readonly phrase: string;
  /** What the pattern captures. */
  readonly group?: string | undefined;
  readonly rest: string;
};

/** The first phrase of this pattern that is meant, and the text without it. */
function take(text: string, pattern: RegExp, isMeant: IsMeant = () => true): Taken | undefined {
  for (const { 0: phrase, 1: group, index } of text.matchAll(pattern)) {
    const [before, after] = [text.slice(0, index), text.slice(index + phrase.length)];
    if (!otherMeasure.test(before) && isMeant(phrase, after))
      return { phrase, group, rest: before + after };
  }
  return undefined;
}

/** The words of a currency, and those of another. Prices in a third one are numbers alone. */
const wordsOfCurrency: Readonly<Record<string, readonly [own: RegExp, foreign: RegExp]>> = {
  '€': [/€|euro/i, /£|pound/i],
  '£': [/£|pound/i, /€|euro/i],
};

/** An amount of the shop's currency; without a currency only at the end, where no unit follows, and not as "20-40". */
function isPriceIn(prices: Prices): IsMeant {
  const [own, foreign] = wordsOfCurrency[currencyMark(prices.currencyCode)] ?? [
    undefined,
    /[£€]|pound|euro/i,
  ];
  return (phrase, after) =>
    !amountsIn(phrase, prices).some(Number.isNaN) &&
    !foreign.test(phrase) &&
    (own?.test(phrase) === true || (after === '' && !/[-–]/.test(phrase)));
}

type TakenPrice = Pick<Taken, 'phrase' | 'rest'> & { readonly price: RangeBounds };

/**
 * "20 and 40" are two numbers unless "between" is before them, and so are "2025 to 2026" without a currency or another
 * word.
 */
function takeRange(text: string, prices: Prices): TakenPrice | undefined {
  const range = take(
    text,
    rangePhrase,
    (phrase, after) =>
      isPriceIn(prices)(phrase, after) &&
      / and /i.test(phrase) === / between /i.test(phrase) &&
      /[£€]|pound|euro| between | from | for /i.test(phrase),
  );
  if (!range) return undefined;
  const amounts = amountsIn(range.phrase, prices);
  return { ...range, price: { from: Math.min(...amounts), to: Math.max(...amounts) } };
}

function takeLimit(text: string, prices: Prices): TakenPrice | undefined {
  const limit = take(text, limitPhrase, isPriceIn(prices));
  if (!limit) return undefined;
  const [value = 0] = amountsIn(limit.phrase, prices);
  return { ...limit, price: limit.group === undefined ? { from: value } : { to: value } };
}

/** A range, or one limit or two: "over 20 under 50". */
function takePrice(text: string, prices: Prices): TakenPrice | undefined {
  const one = takeRange(text, prices) ?? takeLimit(text, prices);
  const two = one && takeLimit(one.rest, prices);
  return two
    ? { ...two, phrase: one.phrase + two.phrase, price: { ...two.price, ...one.price } }
    : one;
}

/** No filters are read out of these. */
export const isAsWritten = (term: string): boolean =>
  term.length > longestSearchTerm || /^".*"$/s.test(term);

const isEmptyRange = ({ from = 0, to = Infinity }: RangeBounds = {}): boolean => from > to;

/** Undefined when the words mean nothing but their term, or when nothing would be left of it. */
export function readSearchWords(
  term: string,
  brand: Brand,
  currencyCode: string,
): SearchWords | undefined {
  if (isAsWritten(term)) return undefined;
  const text = ` ${term.trim().replace(/\s+/g, ' ')}`;
  const rating: Taken = take(text, starsPhrase) ?? { phrase: '', rest: text };
  const { read } = amountsOf(createFormats(brand), currencyCode);
  const { price, phrase, rest }: Partial<TakenPrice> & Taken = takePrice(rating.rest, {
    currencyCode,
    read,
  }) ?? { phrase: '', rest: rating.rest };
  if (rest === text || isOnlyFillers(rest) || isEmptyRange(price)) return undefined;
  const stars = rating.group === undefined ? undefined : Number(rating.group);
  return { term: rest.trim(), price, stars, phrases: (rating.phrase + phrase).trim() };
}
