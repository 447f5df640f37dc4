/** The words of a search. */
import { english, type Grammar } from './grammar';
import { countHeadWords } from './title-kind';
import { readWords } from './words';

/** Behind a number a search goes without them: titles mostly have `65"`. */
const inches = new Set(['in', 'inch', 'inches']);
const longestTerm = 200;
const mostWords = 12;

/** Whether a text names nothing to search for. */
export const isOnlyFillers = (text: string): boolean =>
  readWords(text).every((word) => english.fillers.has(word));

/** The first 200 characters, without the word that the cut goes through unless it is the only one. */
function cutTerm(term: string): string {
  if (term.length <= longestTerm) return term;
  const cut = term.slice(0, longestTerm);
  const end = cut.lastIndexOf(' ');
  return end > 0 ? cut.slice(0, end) : cut;
}

export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

/** `65 inch tv` is `65 tv`. */
export const withoutInches = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => !(inches.has(word) && isNumber(words[at - 1] ?? '')));

export type SearchTerm = {
  /** No fillers, unless there is nothing else; at most twelve, of the first 200 characters. */
  readonly words: readonly string[];
  /** How many of them come before a preposition: these name what is searched for. */
  readonly head: number;
  /** The term is too long: these are not all of its words. */
  readonly isCut: boolean;
  /** The term is in quotation marks: nothing else is searched for. */
  readonly isExact: boolean;
};

export function readSearchTerm(term: string, grammar: Grammar = english): SearchTerm {
  const cut = grammar.partElided(cutTerm(term.trim()));
  const isExact = /^".*"$/s.test(term.trim());
  const read = readWords(cut);
  const all = [...new Set(isExact ? read : withoutInches(read))];
  const meaningful = all.filter((word) => !grammar.fillers.has(word));
  const kept = meaningful.length > 0 ? meaningful : all;
  const words = kept.slice(0, mostWords);
  const isCut = cut.length < term.trim().length || words.length < kept.length;
  return { words, head: countHeadWords(cut, words, grammar), isCut, isExact };
}
