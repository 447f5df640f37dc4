/** The ways in which a search term may be meant. */
import type { Grammar } from '../grammar';
import type { SearchedInstead } from '../listing-engine';
import type { Field } from '../search-ranking';
import { isNumber, type SearchTerm } from '../search-term';
import { type Alternatives, boundPlaces, type ExpandWords } from '../synonyms';
import { readQualifiers } from '../title-kind';
import { correctWords, joinWords, partMeasures } from './spelling';
import type { Vocabulary } from './vocabulary';

/** The number of words that a beginning may stand for, the most frequent ones. */
const mostEndings = 24;

export type ReadTerm = SearchTerm & {
  readonly grammar: Grammar;
  readonly expand: ExpandWords;
  /** `expand` takes the last word for a beginning (`expandBeginning`). */
  readonly isUnfinished: boolean;
  readonly isKnown: (word: string) => boolean;
  /** Whether any product is this. */
  readonly isThing: (word: string) => boolean;
  /** Called when the words as they stand find nothing. */
  readonly vocabulary: () => Vocabulary;
};

export type Reading = {
  readonly places: readonly Alternatives[];
  /** How many places come before a preposition. */
  readonly head: number;
  readonly instead?: SearchedInstead;
  /** Of other words than the shopper's: where some product has to have one of them, and the others among names. */
  readonly least?: Field;
  /** One place is all that a word begins: it has the whole name of no category. */
  readonly isUnfinished: boolean;
};

/**
 * What some product has to have for a reading to count, if that is more than the words anywhere: of words that are all
 * what things are safe for, one in a title.
 */
export function createLeast(
  options: readonly string[],
  stem: (word: string) => string,
): (reading: Reading) => Field | undefined {
  const qualifiers = new Set(options.flatMap(readQualifiers).map(stem));
  const isQualified = (places: Reading['places']): boolean =>
    places.flat().every((words) => qualifiers.has(stem(words)));
  return ({ places, least }) => least ?? (isQualified(places) ? 'title' : undefined);
}

function placeWords(
  words: readonly string[],
  head: number,
  expand: ExpandWords,
): Pick<Reading, 'places' | 'head'> {
  const first = expand(words.slice(0, head));
  return { places: boundPlaces([...first, ...expand(words.slice(head))]), head: first.length };
}

/** What the vocabulary has that begins with a word, then what means the same as one that does. */
function endingsOf(word: string, expand: ExpandWords, vocabulary: Vocabulary): Alternatives {
  const longer = vocabulary.containing(word, mostEndings);
  const all = new Set([...longer, ...longer.flatMap((one) => expand([one]).flat())]);
  return boundPlaces([[...all]]).flat();
}

/** What a word names that is finished. Two letters of a brand (`Hill & Co`) are rather the beginning of a thing. */
export const finishedField = (word: string): Field => (word.length > 2 ? 'named' : 'kind');

/** As `expand`, but this word is any that it begins. Undefined where it begins none. */
export function expandBeginning(
  beginning: string,
  expand: ExpandWords,
  vocabulary: Vocabulary,
): ExpandWords | undefined {
  const endings = endingsOf(beginning, expand, vocabulary);
  if (endings.length === 0) return undefined;
  return (words) => {
    const at = words.lastIndexOf(beginning);
    return at < 0
      ? expand(words)
      : [...expand(words.slice(0, at)), endings, ...expand(words.slice(at + 1))];
  };
}

function withLastAsBeginning(
  { words, head, expand }: ReadTerm,
  vocabulary: Vocabulary,
): Pick<Reading, 'places' | 'head'> {
  const last = words.at(-1) ?? '';
  const endings = last.length > 1 ? endingsOf(last, expand, vocabulary) : [];
  const before = placeWords(words.slice(0, -1), head, expand);
  const places = boundPlaces([...before.places, endings.length > 0 ? endings : [last]]);
  return { places, head: head === words.length ? places.length : before.head };
}

/** Longer terms are texts, where leaving out one word more or less means nothing. */
const mostRelaxed = 8;

/**
 * All words but one. The earlier ones are left out first, because the last mostly names the thing (`red velvet sofa`).
 */
export const withoutOne = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length < 2 || words.length > mostRelaxed
    ? []
    : words.map((_, at) => words.toSpliced(at, 1));

/**
 * The place of the word that names the thing: the last one before a preposition that any product is, the first in a
 * language that puts it first; -1 for none.
 */
function thingOf(
  words: readonly string[],
  head: number,
  { isThing, grammar }: Pick<ReadTerm, 'isThing' | 'grammar'>,
): number {
  const before = words.slice(0, head);
  const named = grammar.isHeadFirst ? before.findIndex(isThing) : before.findLastIndex(isThing);
  return named < 0 && head < words.length ? head - 1 : named;
}

/**
 * What may be left out, as the places of words, the least telling first: one word behind a preposition, all of these,
 * one before it. The place of the thing is kept: `trainers size 7` is no search for a ball of size 7, and `case for
 * laptop` none for a laptop.
 */
function omissions(
  words: readonly string[],
  head: number,
  thing: number,
): readonly (readonly number[])[] {
  if (words.length < 2 || words.length > mostRelaxed) return [];
  const places = words.map((_, at) => at);
  const before = places.slice(0, head).filter((at) => at !== thing);
  const behind = places.slice(head);
  const one = (at: number): readonly number[] => [at];
  return [...behind.map(one), ...(behind.length > 1 ? [behind] : []), ...before.map(one)].filter(
    (left) => words.some((word, at) => !left.includes(at) && !isNumber(word)),
  );
}

/**
 * The thing has to be what some product is: `gift for dad` is no search for what comes in a gift box. Where no word is
 * a thing, the last mostly means one, and so does a corrected one: `air fryer` is no search for `air`.
 */
function leastOfFewer(fewer: readonly string[], { words, head }: SearchTerm, thing: number): Field {
  const isLastKept = fewer.includes(words[head - 1] ?? '');
  const isCorrected = !fewer.every((word) => words.includes(word));
  return thing >= 0 || isCorrected || !isLastKept ? 'kind' : 'title';
}

/** The words as they stand, or what means the same. None for a term without words. */
const plainReadings = ({
  words,
  head,
  isCut,
  isExact,
  isUnfinished,
  expand,
}: Pick<ReadTerm, keyof SearchTerm | 'isUnfinished' | 'expand'>): readonly Reading[] =>
  words.length === 0
    ? []
    : [
        {
          ...placeWords(words, head, isExact ? asWritten : expand),
          isUnfinished,
          ...(isUnfinished && !isExact && { least: 'named' as const }),
          ...(isCut && { instead: { term: words.join(' '), droppedWords: [] } }),
        },
      ];

const asWritten: ExpandWords = (words) => words.map((word) => [word]);

/**
 * Of a term in quotation marks its words as they stand. Of another the plainest first: the words as they stand, or what
 * means the same; the last as the beginning of a word; numbers parted from their units; two joined or one parted; each
 * unknown one as the likeliest word of nearly the same spelling; at last with some left out. None for a term without
 * words.
 */
export function* readingsOf(term: ReadTerm): Generator<Reading> {
  const { words, head, expand, isKnown } = term;
  const [plain] = plainReadings(term);
  if (plain === undefined) return;
  yield plain;
  if (term.isExact) return;
  const vocabulary = term.vocabulary();
  if (!term.isUnfinished) yield { ...plain, ...withLastAsBeginning(term, vocabulary) };
  const instead = (
    others: readonly string[],
    headWords: number,
    droppedWords: readonly string[] = [],
  ): Reading => ({
    ...placeWords(others, headWords, expand),
    isUnfinished: term.isUnfinished,
    instead: { term: others.join(' '), droppedWords },
    least: 'named',
  });
  for (const others of [...partMeasures(words, isKnown), ...joinWords(words, vocabulary)])
    yield instead(others, others.length);
  const corrected = correctWords(words, isKnown, vocabulary);
  if (corrected !== undefined) yield instead(corrected, head);
  const all = corrected ?? words;
  const thing = thingOf(all, head, term);
  for (const places of omissions(all, head, thing)) {
    const fewer = all.filter((_, at) => !places.includes(at));
    const fewerHead = head - places.filter((at) => at < head).length;
    const dropped = words.filter((_, at) => places.includes(at));
    const least = leastOfFewer(fewer, term, thing);
    yield { ...instead(fewer, fewerHead, dropped), least };
  }
}
