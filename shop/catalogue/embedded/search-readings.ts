/** The ways in which a search term may be meant. */
import type { Alternatives, ExpandWords } from '../synonyms';
import { correctWords, joinWords } from './spelling';
import type { Vocabulary } from './vocabulary';

/** The number of words that a beginning may stand for, the most frequent ones. */
const mostEndings = 24;

export type ReadTerm = {
  readonly words: readonly string[];
  readonly expand: ExpandWords;
  readonly isKnown: (word: string) => boolean;
  /** Called when the words as they stand find nothing. */
  readonly vocabulary: () => Vocabulary;
};

export type Reading = {
  readonly places: readonly Alternatives[];
  /** The words that are searched for instead. */
  readonly correctedTerm?: string;
};

function withLastAsBeginning(
  { words, expand }: ReadTerm,
  vocabulary: Vocabulary,
): readonly Alternatives[] {
  const last = words.at(-1) ?? '';
  const endings = last.length > 1 ? vocabulary.startingWith(last, mostEndings) : [];
  return [...expand(words.slice(0, -1)), endings.length > 0 ? endings : [last]];
}

/** Longer terms are texts, where leaving out one word more or less means nothing. */
const mostRelaxed = 8;

/** All words but one. The earlier ones are left out first, because the last mostly names the thing (`red velvet sofa`). */
export const withoutOne = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length < 2 || words.length > mostRelaxed
    ? []
    : words.map((_, at) => words.toSpliced(at, 1));

/**
 * The plainest first: the words as they stand, or what means the same; the last as the beginning of a word; two joined
 * or one parted; each unknown one as the likeliest word of nearly the same spelling; at last all but one. None for a
 * term without words.
 */
export function* readingsOf(term: ReadTerm): Generator<Reading> {
  const { words, expand, isKnown } = term;
  if (words.length === 0) return;
  yield { places: expand(words) };
  const vocabulary = term.vocabulary();
  yield { places: withLastAsBeginning(term, vocabulary) };
  for (const joined of joinWords(words, vocabulary))
    yield { places: expand(joined), correctedTerm: joined.join(' ') };
  const corrected = correctWords(words, isKnown, vocabulary);
  if (corrected !== undefined)
    yield { places: expand(corrected), correctedTerm: corrected.join(' ') };
  for (const fewer of withoutOne(corrected ?? words))
    yield { places: expand(fewer), correctedTerm: fewer.join(' ') };
}
