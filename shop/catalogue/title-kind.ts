/**
 * What a thing is, by its title: the last word before what is said of it. `Alder Oak Coffee Table with Shelf, 90 cm` is
 * a table, `Cover for Corner Sofa` a cover. Where a language puts the thing first it is the first: `Canapé d'angle`.
 */
import { memoize } from '../../src/lib/memoize';
import { english, type Grammar } from './grammar';
import { foldText, readWords } from './words';

/** Of brands, colours and the words of titles, which come again and again. */
const wordsOfName = memoize(readWords);

const marks = new Set(['&', '/']);
/** So many of a thing are that thing: `Towel Set` is a set and a towel. */
const collectives = new Set(
  'set sets pair bundle combo collection lot pack juego conjunto confezione ชุด เซต เซ็ต'.split(' '),
);
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

const beginsWith = (words: Words, beginning: Words): boolean =>
  beginning.every((word, at) => words[at] === word);

/** The first word behind the brand, with the next where it only says how many there are: `Lot de 4 chaises`. */
function firstNouns(words: Words, { prepositions, script }: Grammar, brand: Words): Words {
  const named = beginsWith(words, brand) ? words.slice(brand.length) : words;
  const own = named.filter((word) => script.test(word) && !isMeasure(word));
  const [first, ...rest] = own.length > 0 ? own : words;
  const counted = rest.find((word) => !isMeasure(word) && !prepositions.has(word));
  return [first, collectives.has(first ?? '') ? counted : undefined].filter(
    (word) => word !== undefined,
  );
}

/** The word of a phrase that names the thing; with its neighbour where it only says how many there are. */
function nounsOf(words: Words, grammar: Grammar, brand: Words = []): Words {
  if (grammar.isHeadFirst) return firstNouns(words, grammar, brand);
  const nouns = words.slice(-2);
  return collectives.has(nouns.at(-1) ?? '') ? nouns : nouns.slice(-1);
}

/** The words up to the first preposition, unless the text begins with it, or tells then how many there are. */
function beforePreposition(words: Words, { prepositions }: Grammar): Words {
  const isCounting = (at: number): boolean =>
    collectives.has(words[at - 1] ?? '') && isMeasure(words[at + 1] ?? '');
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word) && !isCounting(at));
  return end < 0 ? words : words.slice(0, end);
}

function splitAtJoinings(words: Words, { joinings }: Grammar): readonly Words[] {
  const phrases: string[][] = [[]];
  for (const word of words)
    if (joinings.has(word) || marks.has(word)) phrases.push([]);
    else phrases.at(-1)?.push(...wordsOfName(word));
  return phrases.filter((phrase) => phrase.length > 0);
}

/**
 * In `Table and 4 Chairs` and `Cup and Saucer` the second is a thing of its own, in `Almond and Rose Soap` it is not.
 */
const isOwnThing = (words: Words): boolean =>
  isMeasure(words[0] ?? '') || words.filter((word) => !collectives.has(word)).length === 1;

/** The phrases of a text that each name a thing: one, or several as in `Cup and Saucer`. */
function readPhrases(
  text: string,
  grammar: Grammar,
  colours: ReadonlySet<string> = new Set(),
): readonly Words[] {
  const words = text.replaceAll('/', ' / ').split(/\s+/);
  const phrases = splitAtJoinings(
    beforePreposition(
      words.filter((word) => word !== ''),
      grammar,
    ),
    grammar,
  );
  const isKept = grammar.isHeadFirst
    ? (phrase: Words, at: number) => at === 0 || isMeasure(phrase[0] ?? '')
    : (_: Words, at: number) => phrases.slice(at + 1).every(isOwnThing);
  return phrases.filter(isKept).map((phrase) => trimEnd(phrase, colours));
}

export type Titled = {
  readonly title: string;
  readonly brand: { readonly name: string };
  readonly attributes: Readonly<Record<string, readonly string[]>>;
};

/** What a product is by its title. `Sony - Headphones - Black` begins with its brand; `Sofa Red` ends in its colour. */
export function readTitleKinds(
  { title, brand, attributes }: Titled,
  grammar: Grammar = english,
): readonly string[] {
  const brandWords = wordsOfName(brand.name);
  const names = grammar.partElided(grammar.namesIn(title)).replaceAll('&amp;', '&');
  const part = foldText(names)
    .split(separators)
    .find((one) => {
      const words = readWords(one).join(' ');
      return words !== '' && words !== brandWords.join(' ');
    });
  const colours = new Set(attributes['colours']?.flatMap((colour) => wordsOfName(colour)));
  const things = (part ?? '').split(' + ');
  return things.flatMap((thing) =>
    readPhrases(thing, grammar, colours).flatMap((words) => nounsOf(words, grammar, brandWords)),
  );
}

/** What a category holds by its name; undefined for one of several things, which tells of no product which it is. */
export function readCategoryKind(name: string, grammar: Grammar = english): string | undefined {
  const text = foldText(grammar.partElided(name).replaceAll('&amp;', '&'));
  const isSeveral = readWords(text).some((word) => grammar.joinings.has(word));
  if (isSeveral || /[&+/,、・]/.test(text)) return undefined;
  const nouns = readPhrases(text, grammar).flatMap((words) => nounsOf(words, grammar));
  return nouns.at(grammar.isHeadFirst ? 0 : -1);
}

/** The words of a filter value that name nothing without the last: what is `Oven safe` is no oven. */
export const readQualifiers = (name: string): readonly string[] =>
  readWords(/^(.+)[ -](?:safe|proof|resistant)$/i.exec(name)?.[1] ?? '');

/** How many of the words of a search come before a preposition: what is searched for is named there. */
export function countHeadWords(
  term: string,
  words: readonly string[],
  { prepositions }: Grammar,
): number {
  const all = readWords(term);
  const end = all.findIndex((word, at) => at > 0 && prepositions.has(word));
  const head = new Set(end < 0 ? all : all.slice(0, end));
  const count = words.findIndex((word) => !head.has(word));
  return count <= 0 ? words.length : count;
}
