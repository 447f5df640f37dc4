/**
 * What a thing is, by its title: the last word before what is said of it. `Alder Oak Coffee Table with Shelf, 90 cm` is
 * a table, `Cover for Corner Sofa` a cover. English titles, which put the thing last, are read best; of others the
 * category still tells what a product is.
 */
import { foldText, readWords } from './words';

/** What follows one of these is said of the thing before it. */
const prepositions = new Set(
  'with without for in from by w featuring including incl plus fits on at to that which'.split(' '),
);
export const isPreposition = (word: string): boolean => prepositions.has(word);
const joinings = new Set(['and', '&', '/']);
/** So many of a thing are that thing: `Towel Set` is a set and a towel. */
const collectives = new Set('set sets pair bundle combo collection'.split(' '));
/** Words at the end that measure. */
const measures = new Set(
  'of pack packs pcs pc piece pieces size x cm mm m ml l g gm gms kg mg oz lb lbs inch inches ft'.split(
    ' ',
  ),
);

/** Commas, brackets, and dashes between blanks separate a thing from what is said of it. */
const separators = /[,;:|()[\]]|\s[-–—~]+\s/;

const isMeasure = (word: string): boolean =>
  measures.has(word) || word.length === 1 || /^\p{N}/u.test(word);

type Words = readonly string[];

/** Without what measures, or is a colour, at the end. */
function trimEnd(words: Words, colours: ReadonlySet<string>): Words {
  let end = words.length;
  while (end > 1 && (isMeasure(words[end - 1] ?? '') || colours.has(words[end - 1] ?? '')))
    end -= 1;
  return words.slice(0, end);
}

/** The last word of a phrase; with the one before it where that word only says how many there are. */
function nounsOf(words: Words): Words {
  const nouns = words.slice(-2);
  return collectives.has(nouns.at(-1) ?? '') ? nouns : nouns.slice(-1);
}

/** The words up to the first preposition, unless the text begins with it. */
function beforePreposition(words: Words): Words {
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word));
  return end < 0 ? words : words.slice(0, end);
}

function splitAtJoinings(words: Words): readonly Words[] {
  const phrases: string[][] = [[]];
  for (const word of words)
    if (joinings.has(word)) phrases.push([]);
    else phrases.at(-1)?.push(...readWords(word));
  return phrases.filter((phrase) => phrase.length > 0);
}

/**
 * In `Table and 4 Chairs` and `Cup and Saucer` the second is a thing of its own, in `Almond and Rose Soap` it is not.
 */
const isOwnThing = (words: Words): boolean =>
  isMeasure(words[0] ?? '') || words.filter((word) => !collectives.has(word)).length === 1;

/** The phrases of a text that each name a thing: one, or several as in `Cup and Saucer`. */
function readPhrases(text: string, colours: ReadonlySet<string> = new Set()): readonly Words[] {
  const words = text.replaceAll('/', ' / ').split(/\s+/);
  const phrases = splitAtJoinings(beforePreposition(words.filter((word) => word !== '')));
  return phrases
    .filter((_, at) => phrases.slice(at + 1).every(isOwnThing))
    .map((phrase) => trimEnd(phrase, colours));
}

export type Titled = {
  readonly title: string;
  readonly brand: { readonly name: string };
  readonly attributes: Readonly<Record<string, readonly string[]>>;
};

/** What a product is by its title. `Sony - Headphones - Black` begins with its brand; `Sofa Red` ends in its colour. */
export function readTitleKinds({ title, brand, attributes }: Titled): readonly string[] {
  const brandWords = readWords(brand.name).join(' ');
  const parts = foldText(title.replaceAll('&amp;', '&')).split(separators);
  const part = parts.find((one) => {
    const words = readWords(one).join(' ');
    return words !== '' && words !== brandWords;
  });
  const colours = new Set(attributes['colours']?.flatMap((colour) => readWords(colour)));
  const things = (part ?? '').split(' + ');
  return things.flatMap((thing) => readPhrases(thing, colours).flatMap(nounsOf));
}

/** What a category holds by its name; undefined for one of several things, which tells of no product which it is. */
export function readCategoryKind(name: string): string | undefined {
  const text = foldText(name.replaceAll('&amp;', '&'));
  if (/[&+/,]| and /.test(text)) return undefined;
  return readPhrases(text).flatMap(nounsOf).at(-1);
}

/** The words of a filter value that name nothing without the last: what is `Oven safe` is no oven. */
export const readQualifiers = (name: string): readonly string[] =>
  readWords(/^(.+)[ -](?:safe|proof|resistant)$/i.exec(name)?.[1] ?? '');

/** How many of the words of a search come before a preposition: what is searched for is named there. */
export function countHeadWords(term: string, words: readonly string[]): number {
  const all = readWords(term);
  const end = all.findIndex((word, at) => at > 0 && prepositions.has(word));
  const head = new Set(end < 0 ? all : all.slice(0, end));
  const count = words.findIndex((word) => !head.has(word));
  return count <= 0 ? words.length : count;
}
