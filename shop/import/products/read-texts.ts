/** Texts and addresses of a row, cleaned or refused. */
import { plainText } from '../../../src/lib/html-text';
import { memoize } from '../../../src/lib/memoize';
import { longestAddress, safeAddress } from '../../../src/lib/safe-address';
import { RowProblem } from './product-draft';

/** A title may begin with a sign or a name: `@home(2)`, `+size(XL) shirt`. */
const formula = /^=|^[+@-]\s*(?:[A-Z][A-Z\d.]*\([^()]*\)$|\w+\|)/;
const spreadsheetError = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)/;
/** `4006381333931` as a spreadsheet shows it, `4.00638E+12`; several ids become one. */
const shortenedNumber = /^\d(?:[.,]\d+)?E\+\d+$/i;
const shownOfValue = 40;

export const quote = (text: string): string =>
  JSON.stringify(text.length > shownOfValue ? `${text.slice(0, shownOfValue)}…` : text);

/** Traces of a spreadsheet or of a wrong encoding in a text. */
function problemOf(text: string): string | undefined {
  if (text.includes('\uFFFD'))
    return "has characters that are not of the file's encoding; name it, as in --encoding windows-1252";
  if (text.includes('\0')) return 'has bytes of zero, which are no text';
  if (formula.test(text)) return `is a spreadsheet formula: ${quote(text)}`;
  return spreadsheetError.test(text) ? `is a spreadsheet error: ${quote(text)}` : undefined;
}

/** The most that a cell of a spreadsheet holds; no text of a product is longer. */
const longestText = 32_767;

/** Throws a `RowProblem` that begins with `name`, before a text that is too long is parsed. */
export function checkLength(name: string, text: string, longest = longestText): string {
  if (text.length <= longest) return text;
  throw new RowProblem(`${name} is longer than ${longest.toLocaleString('en')} characters`);
}

/** Throws a `RowProblem` that begins with `name`, for a text that is too long, or an error of a spreadsheet. */
export function checkUsable(name: string, text: string): string {
  if (spreadsheetError.test(text))
    throw new RowProblem(`${name} is a spreadsheet error: ${quote(text)}`);
  return checkLength(name, text);
}

/** Throws a `RowProblem` that begins with `name`. */
export function checkText(name: string, text: string): string {
  const problem = problemOf(text);
  if (problem !== undefined) throw new RowProblem(`${name} ${problem}`);
  return text;
}

/** Tags of elements that run or are graphics: what stands in them is no text. */
const liveTag = /<\s*(?:(\/)\s*)?(script|style|iframe|object|svg|template)\b[^<>]*>?/gi;

/** Whether a text has such elements, which are taken out of it. */
export const hasLiveMarkup = (text: string): boolean =>
  text.includes('<') && text.search(liveTag) >= 0;

const opens = (tag: string, slash: string | undefined): boolean =>
  slash === undefined && !tag.endsWith('/>');

/** Cuts each with its content; one that is not closed takes the rest of the text with it. */
function withoutLiveMarkup(text: string): string {
  const kept: string[] = [];
  let from = 0;
  let open: string | undefined;
  for (const { 0: tag, 1: slash, 2: written = '', index } of text.matchAll(liveTag)) {
    const name = written.toLowerCase();
    if (open !== undefined && name !== open) continue;
    if (open === undefined) kept.push(text.slice(from, index));
    open = opens(tag, slash) ? name : undefined;
    from = index + tag.length;
  }
  return [...kept, open === undefined ? text.slice(from) : ''].join(' ');
}

type Markup = { readonly problem: string | undefined; readonly plain: string };

const parseMarkup = (text: string): Markup => ({
  problem: problemOf(text),
  plain: plainText(hasLiveMarkup(text) ? withoutLiveMarkup(text) : text),
});

/** The values of attributes are short, few, and come with every product; titles and descriptions are longer. */
const shortTexts = { longestCached: 24 };

const readMarkup = memoize(parseMarkup, shortTexts);

/** Plain text: without tags and without what runs, entities decoded. */
export function readPlain(name: string, text: string): string {
  const { problem, plain } = readMarkup(text);
  if (problem !== undefined) throw new RowProblem(`${name} ${problem}`);
  return plain;
}

const noValue = new Set([
  '',
  'na',
  'n/a',
  'n.a.',
  'null',
  'none',
  'nan',
  'undefined',
  '-',
  '--',
  '–',
  '—',
  '[]',
  '{}',
  'xx',
  'xxx',
  'xxxx',
]);

/** Whether a text is more than blanks or a sign that there is no value: `N/A`, `-`. */
export const isValue = (text: string): boolean => !noValue.has(text.trim().toLowerCase());

/** Reads what stands between the marks of a text, each as by `readPlain`, without what is no value. */
export function readPlainParts(
  mark: string | RegExp,
): (name: string, text: string) => readonly string[] {
  const readParts = memoize((text) => {
    const { problem, plain } = parseMarkup(text);
    const parts = plain.split(mark).map((part) => part.trim());
    return { problem, parts: parts.filter(isValue) };
  }, shortTexts);
  return (name, text) => {
    const { problem, parts } = readParts(text);
    if (problem !== undefined) throw new RowProblem(`${name} ${problem}`);
    return parts;
  };
}

const longestTitle = 500;
const longestId = 200;

export function readTitle(text: string | undefined): string {
  const title = readPlain('title', text ?? '');
  if (title === '') throw new RowProblem('the title is missing');
  return checkLength('the title', title, longestTitle);
}

export function readId(text: string | undefined, name = 'id'): string {
  const id = checkText(name, text?.trim() ?? '');
  if (id === '') throw new RowProblem(`the ${name} is missing`);
  if (shortenedNumber.test(id))
    throw new RowProblem(
      `the ${name} is a number that a spreadsheet has shortened: ${quote(id)}; format its column as text`,
    );
  return checkLength(`the ${name}`, id, longestId);
}

/**
 * Other numbers of a product have the limits of its id; the group of a variant becomes the id of its product. Undefined
 * when it is blank, or no value: all products of a feed may have the same sign that they are in no group.
 */
export const readOptionalId = (name: string, text: string | undefined): string | undefined =>
  text === undefined || !isValue(text) ? undefined : readId(text, name);

/** Undefined when there is none; throws for one that may not become a link. */
export function readAddress(name: string, text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const address = safeAddress(checkText(name, checkLength(name, text.trim(), longestAddress)));
  if (address === undefined) throw new RowProblem(`${name} is no web address: ${quote(text)}`);
  return address;
}

/** The colour of a swatch; undefined when there is none. */
export function readColour(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  if (!/^#[\da-f]{6}$/i.test(text))
    throw new RowProblem('the colour of a swatch must be like "#1c2b52"');
  return text;
}

export const dayMs = 86_400_000;

/** The year first, or dots after the day: with other marks `01/02/2026` is a day of January or of February. */
const yearFirst = /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})(?!\d)/;
const dayFirst = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})(?!\d)/;

const isoDay = /^\d{4}-\d{2}-\d{2}/;

/** As `Date.parse`, but NaN for a day that its month does not have: the platform reads 31 February as 3 March. */
export function readTime(text: string): number {
  const [day] = isoDay.exec(text) ?? [];
  const time = Date.parse(text);
  if (day === undefined || Number.isNaN(time)) return time;
  return new Date(Date.parse(day)).toISOString().startsWith(day) ? time : NaN;
}

/** NaN for what is no date for certain. */
const timeOf = memoize((text): number => {
  if (isoDay.test(text)) return readTime(text);
  const {
    year = '',
    month = '',
    day = '',
  } = (yearFirst.exec(text) ?? dayFirst.exec(text))?.groups ?? {};
  return readTime([year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'));
});

/** Days since 1970-01-01. */
export function readDay(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const time = timeOf(text);
  if (Number.isNaN(time))
    throw new RowProblem(
      `${name} cannot be told from ${quote(text)}; write 2026-01-31, or leave its column out with --map nothing=COLUMN`,
    );
  return Math.floor(time / dayMs);
}

/** A number from 0 up; undefined where there is no value. Throws a `RowProblem` for anything else. */
export function readNumberOf(name: string, text: string | number | undefined): number | undefined {
  if (text === undefined || (typeof text === 'string' && !isValue(text))) return undefined;
  const number = typeof text === 'number' ? text : Number(text.replace(/(\d),(?=\d{3})/g, '$1'));
  if (!Number.isFinite(number) || number < 0)
    throw new RowProblem(`${name} is no number from 0 up: ${quote(String(text))}`);
  return number;
}
