/**
 * Takes out of the texts of an event what tells who the shopper is: ids that advertisers and newsletters put into
 * links, mail addresses and phone numbers. Any text is read in linear time.
 */
import { isRecord } from '../../src/lib/read-unknown';

/** Parameters of links that name one click, one recipient or one browser. */
const clickIds = new Set([
  ...['gclid', 'gclsrc', 'gbraid', 'wbraid', 'dclid', 'gad_source', 'srsltid', '_ga', '_gl'],
  ...['fbclid', 'igshid', 'igsh', 'msclkid', 'ttclid', 'twclid', 'li_fat_id', 'ndclid'],
  ...['yclid', 'ysclid', '_openstat', 'epik', 'rdt_cid', 'sccid', 'qclid', 'obclid', 'tblci'],
  ...['irclickid', 'cjevent', 'awc', 'ef_id', 's_kwcid', 'wickedid', 'rb_clickid', 'bsft_uid'],
  ...['mc_eid', '_hsenc', '_hsmi', '__hstc', '__hssc', '__hsfp', 'hsctatracking', 'mkt_tok'],
  ...['vero_id', 'oly_anon_id', 'oly_enc_id', '_kx', 'dm_i', 'ml_subscriber_hash', 'elqtrackid'],
  ...['_branch_match_id', 'trk_contact', 'sfmc_id', '__s', '_ke', 'ck_subscriber_id', 'vgo_ee'],
  ...['et_rid', 'sc_uid', '_bhlid', 'cto_pld', 'dicbo', 'fbc', '_fbc', '_gcl_aw', '_gcl_au'],
  ...['tduid', 'ransiteid', 'clickid'],
]);

/** The fields that hold an address of the page. */
export const addressFields: readonly string[] = ['url', 'pathname', 'search', 'hash', 'path'];
/** The fields that hold what the shopper typed, or words made of it. */
export const wordFields: readonly string[] = [
  ...['searchTerm', 'term', 'text', 'correctedTerm', 'droppedWords'],
];
/** In place of what was taken out. */
const someone = 'someone';

/** A copy of a payload without ids; `field` is the name of the field that holds the value. */
export function withoutIds(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return cleanText(value, field);
  if (Array.isArray(value)) return value.map((entry) => withoutIds(entry, field));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value)
    .filter(([name]) => !clickIds.has(name.toLowerCase()))
    .map(([name, own]) => [cleanText(name, ''), withoutIds(own, name)]);
  return Object.fromEntries(entries) as unknown;
}

function cleanText(text: string, field: string): string {
  const isAddress = addressFields.includes(field);
  const isWords = wordFields.includes(field);
  const stored = isWords ? plainSigns(wellFormed(text)) : wellFormed(text);
  const plain = withoutMail(parameters.test(stored) ? withoutClickIds(stored) : stored);
  if (isAddress) return withoutPhones(plain.replace(encodedDigit, '$1'));
  return isWords ? withoutPhones(plain) : plain;
}

/** PostgreSQL takes neither of them in JSON. */
const wellFormed = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '\u{fffd}');

/** Signs, digits and spaces of all forms as the plain ones, and no space around the sign of a mail address. */
const plainSigns = (text: string): string => text.normalize('NFKC').replace(/ ?@ ?/g, '@');

const parameters = /=|%(?:25)*3d/i;
const endOfParameter = /([?&#;,\s]|%(?:25)*(?:3f|26|23|3b))/i;
const beginOfQuery = /^(?:[?#]|%(?:25)*(?:3f|23))$/i;
const nameOfParameter = /^(\w+)(?:=|%(?:25)*3d)/i;

function isClickId(parameter: string): boolean {
  const name = nameOfParameter.exec(parameter)?.[1]?.toLowerCase();
  return name !== undefined && clickIds.has(name);
}

const withoutClickId = (parameter: string): string => (isClickId(parameter) ? '' : parameter);

/** Parameters go with their separator, also those of an address that is itself a parameter. */
function withoutClickIds(text: string): string {
  const [first = '', ...rest] = text.split(endOfParameter);
  let kept = withoutClickId(first);
  let begin = '';
  for (let index = 0; index < rest.length; index += 2) {
    const [separator = '', parameter = ''] = rest.slice(index, index + 2);
    if (beginOfQuery.test(separator)) begin = separator;
    if (isClickId(parameter)) continue;
    // A begin that is encoded belongs to an address within the address.
    kept += (begin.length === separator.length ? begin : separator) + parameter;
    begin = '';
  }
  return kept;
}

/** Links within links are encoded several times. */
const mail = /\S(?:@|%(?:25)*40)\S/;
const endOfWord = /([\s/?&=#])/;

function withoutMail(text: string): string {
  if (!mail.test(text)) return text;
  const words = text.split(endOfWord);
  return words.map((word) => (mail.test(word) ? someone : word)).join('');
}

const encodedDigit = /%3(\d)/g;
const encodedSeparator = /%(?:25)*2[089bdef]/gi;
/** A phone number behind a smaller number, as in “size 12 07700 900123”. */
const laterNumber = / \(?(0[\d ().+/-]{8,24})/;
/**
 * Digits with what people write between them, up to three signs, as a whole: behind a plus, or behind a sign that is no
 * part of a word. Two hyphens lead the options of a facet.
 */
const digitsOfWords =
  /(?:(%2b|\B\+)|(^|%[0-9a-f]{2}|(?<!-)-|[^\p{L}\d_%-]))(\(?\d+(?:(?:[\s().+/\u2010-\u2015·_,:;-]|%(?:25)*2[089bdef]|%c2%a0|%09){1,3}\d+)*)(?![\p{L}\d_])/giu;

const withoutPhones = (text: string): string =>
  text.replace(digitsOfWords, (...[whole, plus, before = '', run = '']: readonly string[]) =>
    isPhone(run.replace(encodedSeparator, ' '), plus !== undefined)
      ? `${before}${someone}`
      : (whole ?? ''),
  );

const americanForm = /^\(?\d{3}\W{1,3}\d{3}\W\d{4}$/;
const dates = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}(?:[ -]{1,3}\d{1,2}[./-]\d{1,2}[./-]\d{4})?$/;
const [fewestAbroad, mostAbroad, fewestAtHome] = [8, 15, 9];

/**
 * Without a sign of a phone number, which is a plus, a leading zero or the American form, digits are no phone number:
 * they may be a product's.
 */
function isPhone(run: string, isInternational: boolean): boolean {
  const later = isInternational ? undefined : laterNumber.exec(run)?.[1];
  return isOnePhone(run, isInternational) || (later !== undefined && isOnePhone(later, false));
}

function isOnePhone(run: string, isInternational: boolean): boolean {
  const digits = run.replace(/\D/g, '');
  if (isInternational) return digits.length >= fewestAbroad && digits.length <= mostAbroad;
  if (americanForm.test(run)) return true;
  const isLong = digits.startsWith('0') && digits.length >= fewestAtHome;
  return isLong && !(digits === run && isArticleNumber(digits)) && !dates.test(run);
}

/** Whether the last digit is the check digit of an article number (GTIN) of this length. */
function isArticleNumber(digits: string): boolean {
  if (![12, 13, 14].includes(digits.length)) return false;
  const weighted = [...digits].reverse().map((digit, index) => Number(digit) * (index % 2 ? 3 : 1));
  return weighted.reduce((sum, digit) => sum + digit) % 10 === 0;
}
