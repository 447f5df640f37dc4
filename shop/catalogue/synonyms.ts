/** Words that mean the same, so that a search for either finds both. */
import { letterGroups, readWords } from './words';

/** A search for `term` also finds what has any of `also`; each is a word or a few, folded as texts are. */
export type SynonymRule = { readonly term: string; readonly also: readonly string[] };

const mostWords = 4;
/** Terms of one line: each of them is stored with all others. */
const mostTerms = 100;

function readTerms(text: string, line: number): readonly string[] {
  const parts = text.split(',');
  if (parts.length > mostTerms) throw new Error(`line ${line}: more than ${mostTerms} terms`);
  return parts.map((part) => {
    const words = readWords(part);
    if (words.length === 0) throw new Error(`line ${line}: a word is missing`);
    if (words.length > mostWords)
      throw new Error(`line ${line}: "${part.trim()}" is more than ${mostWords} words`);
    return words.join(' ');
  });
}

function readLine(text: string, line: number): readonly SynonymRule[] {
  const [left = '', right, ...more] = text.split('=>');
  if (more.length > 0) throw new Error(`line ${line}: more than one =>`);
  const terms = readTerms(left, line);
  if (right !== undefined) {
    const also = readTerms(right, line);
    return terms.map((term) => ({ term, also }));
  }
  if (terms.length < 2) throw new Error(`line ${line}: a word alone has no synonym`);
  return terms.map((term) => ({ term, also: terms.filter((other) => other !== term) }));
}

/**
 * Lines such as `sofa, couch, settee`: each finds all. `hoover => vacuum cleaner` works one way: a search for hoover
 * also finds vacuum cleaners, not the reverse. Text after `#` is a comment. Throws an error that names the line.
 */
export function readSynonyms(text: string): readonly SynonymRule[] {
  const rules = new Map<string, Set<string>>();
  text.split(/\r?\n/).forEach((raw, at) => {
    const line = (raw.split('#', 1)[0] ?? '').trim();
    if (line === '') return;
    for (const { term, also } of readLine(line, at + 1)) {
      const known = rules.get(term) ?? new Set();
      rules.set(term, known);
      for (const other of also) known.add(other);
    }
  });
  return [...rules].map(([term, also]) => ({ term, also: [...also] }));
}

/** What one place of a search requires: any of these, each a word or several that all have to be there. */
export type Alternatives = readonly string[];

/**
 * Words that a search looks for, with all their alternatives. Each of them stands in a listing's request to OpenSearch
 * about 13 times, by steps and tiers, and more often where it names a category; a cluster refuses more than 1,024.
 */
const mostSearched = 40;

const countWords = (phrase: string): number => phrase.split(' ').length;

/** What was searched for itself, and as many alternatives as there is room for: the first ones of all places. */
export function boundPlaces(places: readonly Alternatives[]): readonly Alternatives[] {
  const kept = places.map((alternatives) => alternatives.slice(0, 1));
  let room = mostSearched - kept.flat().reduce((sum, phrase) => sum + countWords(phrase), 0);
  const longest = Math.max(0, ...places.map(({ length }) => length));
  for (let rank = 1; rank < longest; rank += 1)
    places.forEach((alternatives, at) => {
      const phrase = alternatives[rank];
      if (phrase === undefined || countWords(phrase) > room) return;
      kept[at]?.push(phrase);
      room -= countWords(phrase);
    });
  return kept;
}

function alternativesOf(word: string): Alternatives {
  const groups = letterGroups(word);
  return groups.length < 2 ? [word] : [word, groups.join(' ')];
}

export type ExpandWords = (words: readonly string[]) => readonly Alternatives[];

/** Rules match any form of their words (`couches`), the longest rule first. */
export function createSynonyms(
  rules: readonly SynonymRule[],
  stem: (word: string) => string,
): ExpandWords {
  const stems = (words: readonly string[]): string => words.map(stem).join(' ');
  let byTerm: ReadonlyMap<string, readonly string[]> | undefined;
  const readRules = (): ReadonlyMap<string, readonly string[]> =>
    (byTerm ??= new Map(rules.map(({ term, also }) => [stems(term.split(' ')), also])));
  const longestAt = (words: readonly string[], at: number): readonly [number, Alternatives] => {
    for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
      const own = words.slice(at, at + length);
      const also = readRules().get(stems(own));
      if (also !== undefined) return [length, [own.join(' '), ...also]];
    }
    return [1, alternativesOf(words[at] ?? '')];
  };
  return (words) => {
    if (rules.length === 0) return boundPlaces(words.map(alternativesOf));
    const places: Alternatives[] = [];
    for (let at = 0; at < words.length;) {
      const [length, alternatives] = longestAt(words, at);
      places.push(alternatives);
      at += length;
    }
    return boundPlaces(places);
  };
}
