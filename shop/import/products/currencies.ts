/** Currencies as price lists name them: by an ISO 4217 code or by a sign, which several currencies may share. */
import { memoize } from '../../../src/lib/memoize';
import { type NamedCurrency, RowProblem } from './product-draft';
import { quote } from './read-texts';

const codes = new Set(Intl.supportedValuesOf('currency'));

/** Without marks of direction, of full width (`￥`), and without a full stop at the end: `kr.` is `kr`. */
const bareSign = (sign: string): string =>
  sign
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
    .toLowerCase();

function signOf(currency: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol') {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * What the platform's language data lacks, or has for another currency: words and signs as price lists write them. The
 * most usual currency of a sign is first.
 */
const usual: Readonly<Record<string, string>> = {
  '£': 'GBP',
  $: 'USD',
  us$: 'USD',
  'us $': 'USD',
  au$: 'AUD',
  ca$: 'CAD',
  c$: 'CAD',
  s$: 'SGD',
  '¥': 'JPY',
  '₩': 'KRW',
  rs: 'INR',
  fr: 'CHF',
  sfr: 'CHF',
  лв: 'BGN',
  kr: 'SEK',
  skr: 'SEK',
  nkr: 'NOK',
  dkr: 'DKK',
  euro: 'EUR',
  euros: 'EUR',
  kc: 'CZK',
  zl: 'PLN',
  tl: 'TRY',
  lv: 'BGN',
  дин: 'RSD',
  din: 'RSD',
  руб: 'RUB',
  р: 'RUB',
  грн: 'UAH',
  円: 'JPY',
  元: 'CNY TWD HKD',
  원: 'KRW',
  บาท: 'THB',
  đ: 'VND',
  'ש"ח': 'ILS',
  '﷼': 'SAR IRR QAR OMR YER',
  sr: 'SAR',
  dh: 'AED MAD',
  dhs: 'AED MAD',
  ksh: 'KES',
  '₵': 'GHS',
  br: 'BYN ETB',
  's/': 'PEN',
  'b/': 'PAB',
  gs: 'PYG',
  $u: 'UYU',
  ar$: 'ARS',
  clp$: 'CLP',
  col$: 'COP',
  mex$: 'MXN',
};

/** Only these signs say one currency although others have them too. */
const settled = new Set(['£', '₩', 'c$']);

/** Prices in pence end so too, and no pula are meant by them. */
const refused = new Set(['', 'p']);

/** The language of most people where a currency is at home: `tr-Latn-TR` for TRY. */
const homeOf = (code: string): string =>
  new Intl.Locale(`und-${code.slice(0, 2)}`).maximize().toString();

function readSigns(): ReadonlyMap<string, readonly string[]> {
  const signs = new Map<string, readonly string[]>();
  const add = (sign: string, code: string): void => {
    const known = signs.get(sign) ?? [];
    if (refused.has(sign) || (settled.has(sign) && known.length > 0)) return;
    signs.set(sign, [...new Set([...known, code])]);
  };
  for (const [sign, codes] of Object.entries(usual))
    for (const code of codes.split(' ')) add(bareSign(sign), code);
  for (const code of codes) {
    add(bareSign(signOf(code, 'en', 'narrowSymbol')), code);
    add(bareSign(signOf(code, 'en', 'symbol')), code);
    add(bareSign(signOf(code, homeOf(code), 'symbol')), code);
  }
  return signs;
}

const signs = readSigns();

/** Codes of old money that programs still write for the new. */
const renamed: ReadonlyMap<string, string> = new Map([['RUR', 'RUB']]);

/** The ISO 4217 codes that a code or sign may mean, the most usual first; none for what is no currency. */
export const currenciesOf = memoize((text): readonly string[] => {
  const written = text.trim().toUpperCase();
  const code = renamed.get(written) ?? written;
  return codes.has(code) ? [code] : (signs.get(bareSign(text)) ?? []);
});

/** Throws a `RowProblem` for a text that is no currency. */
export function nameCurrency(text: string | undefined): NamedCurrency | undefined {
  if (text === undefined) return undefined;
  const codes = currenciesOf(text);
  const [code, another] = codes;
  if (code === undefined) throw new RowProblem(`the currency ${quote(text)} is not known`);
  return { said: another === undefined ? code : bareSign(text), codes };
}

/** What all of them may mean; undefined when none is named. Throws a `RowProblem` for two currencies. */
export function joinCurrencies(
  named: readonly (NamedCurrency | undefined)[],
): NamedCurrency | undefined {
  return named.reduce((joined, one) => {
    if (joined === undefined || one === undefined) return joined ?? one;
    const codes = joined.codes.filter((code) => one.codes.includes(code));
    const [code, another] = codes;
    if (code === undefined) throw new RowProblem('the prices are in two currencies');
    return { said: another === undefined ? code : joined.said, codes };
  }, undefined);
}

/** The ISO 4217 code of what is named, where it can be no other. */
export const onlyCode = (named: NamedCurrency | undefined): string | undefined =>
  named?.codes.length === 1 ? named.codes[0] : undefined;

/** The one of several currencies that has its sign in a language and country: `kr` is Swedish for `sv-SE`. */
export function codeInLocale(
  { said, codes }: NamedCurrency,
  locale: string | undefined,
): string | undefined {
  const local = codes.filter(
    (code) => locale !== undefined && bareSign(signOf(code, locale, 'symbol')) === said,
  );
  return local.length === 1 ? local[0] : undefined;
}
