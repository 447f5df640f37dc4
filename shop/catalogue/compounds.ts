/** Words of which the last part says what the thing is: `Schlafsofa` is a sofa. */
import { LRUCache } from 'lru-cache';
import type { Vocabulary } from './embedded/vocabulary';
import type { Grammar } from './languages';
import type { ExpandWords } from './synonyms';

/** The most frequent ones. */
const mostCompounds = 48;
/** The longest ending of a word: `Sofas`, `Betten`. */
const longestEnding = 3;
const mostCachedWords = 500;

/** As `expand`, and each word also finds the compounds of a catalogue that end in it. */
export function expandCompounds(
  expand: ExpandWords,
  { stem, compounds }: Grammar,
  vocabulary: () => Vocabulary,
): ExpandWords {
  if (compounds === undefined) return expand;
  const { first, lastLetters } = compounds;
  const cache = new LRUCache<string, readonly string[]>({ max: mostCachedWords });
  const read = (word: string): readonly string[] => {
    const last = stem(word);
    if (word.length < lastLetters || !/^\p{L}+$/u.test(word)) return [];
    return vocabulary().matching((longer) => {
      const at = longer.lastIndexOf(last);
      const isNear = at > 0 && longer.length - at - last.length <= longestEnding;
      return isNear && first.test(longer.slice(0, at)) && stem(longer).endsWith(last);
    }, mostCompounds);
  };
  const compoundsOf = (word: string): readonly string[] => {
    const known = cache.get(word) ?? read(word);
    cache.set(word, known);
    return known;
  };
  return (words) =>
    expand(words).map((place) => [...new Set([...place, ...place.flatMap(compoundsOf)])]);
}
