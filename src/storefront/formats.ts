/**
 * How a brand's readers write numbers, money, plurals and lists. Each format of `Intl` is created when it is first
 * used.
 */
import { groupDigits } from '../lib/group-digits';
import { memoize } from '../lib/memoize';
import type { Brand } from './brand';
import type { FacetUnit } from './facet-unit';
import { currencyMark, formatMoney, shownCurrency, type PriceCurrency } from './money';

/** The forms of a word by the categories of `Intl.PluralRules`; `other` stands in for those that are missing. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

export type Formats = {
  /** `1,299` */
  readonly number: (value: number) => string;
  /** `1999` for what may be a year. */
  readonly ungrouped: (value: number) => string;
  /** `1,2 k` for a count of 1299: rounded down, so that a shop never claims more than it has. */
  readonly compact: (value: number) => string;
  /** An amount in the currency of an ISO 4217 code: `£12.50`. */
  readonly money: (amount: number, currency: string) => string;
  /** To the decimals of the currency. */
  readonly roundMoney: (amount: number, currency: string) => number;
  /** What stands for a currency: `£`, `USD`. */
  readonly currencyMark: (currency: string) => string;
  /** The ISO 4217 code that a price is shown in. */
  readonly currencyOf: (price: PriceCurrency) => string;
  /** `12.5 cm` */
  readonly measure: (value: number, unit: FacetUnit) => string;
  /** The form of a word that goes with a count. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** `Blue, Grey and Green` */
  readonly list: (items: readonly string[]) => string;
};

function once<T>(create: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= create());
}

/** Locales that group digits by three with commas; others do not, as `en-IN`. */
const groupedByThree = /^en(?:-(?:AU|CA|GB|IE|NZ|US|XA))?$/;

/** Those locales need no `Intl.NumberFormat`, which takes a phone 100 ms to load. */
function numberFormat(locale: string, useGrouping?: false): Formats['number'] {
  if (groupedByThree.test(locale)) return useGrouping === false ? String : groupDigits;
  // A bound of a range that a box shows rounded would be read as another one.
  const options = { useGrouping, maximumFractionDigits: 9 };
  const format = once(() => new Intl.NumberFormat(locale, options));
  return (value) => format().format(value);
}

/** Leaves the first two digits of a whole number of more, and zeros. */
const roundDown = (value: number): number => value - (value % 10 ** (String(value).length - 2));

/** Rounds by itself, since older browsers do not know the option, and would write another text than the server. */
function compactFormat(locale: string): Formats['compact'] {
  const format = once(() => new Intl.NumberFormat(locale, { notation: 'compact' }));
  return (value) => {
    // A number that the locale does not shorten keeps its digits.
    const isShort = format()
      .formatToParts(value)
      .some(({ type }) => type === 'compact');
    return format().format(isShort ? roundDown(value) : value);
  };
}

const mostCurrencies = 5;

/** Of an ISO 4217 code: 2 of most currencies, 0 of JPY, 3 of KWD. Pounds and euros need no `Intl`, as above. */
export const decimalsOf = memoize(
  (currency) =>
    currency === 'EUR' || currency === 'GBP'
      ? 2
      : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
          .maximumFractionDigits ?? 2),
  { mostCached: mostCurrencies },
);

/** To the decimals of the currency. */
export const roundMoney: Formats['roundMoney'] = (amount, currency) =>
  Number(amount.toFixed(decimalsOf(currency)));

/**
 * The formats of a currency: with its decimals, and without for whole amounts, as older browsers know no option for
 * that.
 */
function createCurrencyFormats({ locale, currencyCode }: Brand, currency: string) {
  const options = {
    style: 'currency',
    currency,
    currencyDisplay: currency === currencyCode ? 'symbol' : 'code',
  } as const;
  const exact = new Intl.NumberFormat(locale, options);
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  const whole = new Intl.NumberFormat(locale, { ...options, ...digits });
  const decimals = exact.resolvedOptions().maximumFractionDigits;
  return {
    exact,
    of: (amount: number) => (Number(amount.toFixed(decimals)) % 1 === 0 ? whole : exact),
  };
}

function moneyFormats(brand: Brand): Pick<Formats, 'money' | 'currencyMark'> {
  if (brand.money === 'pounds-or-euros') return { money: formatMoney, currencyMark };
  const formatsOf = memoize((currency) => createCurrencyFormats(brand, currency), {
    mostCached: mostCurrencies,
  });
  const formatOf = (amount: number, currency: string) =>
    brand.decimals === 'always' ? formatsOf(currency).exact : formatsOf(currency).of(amount);
  return {
    money: (amount, currency) => formatOf(amount, currency).format(amount),
    currencyMark: (currency) =>
      formatsOf(currency)
        .exact.formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
  };
}

function measureFormat(locale: string): Formats['measure'] {
  const formatOf = memoize((unit) => new Intl.NumberFormat(locale, { style: 'unit', unit }));
  return (value, unit) => formatOf(unit).format(value);
}

/**
 * The formats of a brand's locale. Throws a `RangeError` for a locale that is no BCP 47 tag, when a format is first
 * used.
 */
export function createFormats(brand: Brand): Formats {
  const rules = once(() => new Intl.PluralRules(brand.locale));
  const lists = once(() => new Intl.ListFormat(brand.locale, { type: 'conjunction' }));
  return {
    ...moneyFormats(brand),
    number: numberFormat(brand.locale),
    ungrouped: numberFormat(brand.locale, false),
    compact: compactFormat(brand.locale),
    currencyOf: (price) => shownCurrency(price, brand),
    roundMoney,
    plural: (count, forms) => forms[rules().select(count)] ?? forms.other,
    list: (items) => lists().format(items),
    measure: measureFormat(brand.locale),
  };
}

/** The positions in the listing, from 1, of the first and the last product on the page. */
export type ResultsRange = {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly total: number;
};
