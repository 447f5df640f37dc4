/** What search has to know of a language, and that of English, which needs no package. */
import { foldText } from './words';

export type Grammar = {
  /** A word without its ending. Both engines take those of English away by themselves. */
  readonly stem: (word: string) => string;
  readonly isHeadFirst: boolean;
  /** A text with the words apart that lose their vowel to the next: `d angle` for `d'angle`. */
  readonly partElided: (text: string) => string;
  /** A title without the words that only say how the thing is, where the language tells them from names. */
  readonly namesIn: (title: string) => string;
  /** What is written in another script, as brands are, is not the thing. */
  readonly script: RegExp;
  /** Between two things: `table and chairs`. */
  readonly joinings: ReadonlySet<string>;
  /** The ends of a word that may say what the thing is: `sofa`, and other letters, of `schlafsofa`. */
  readonly lastParts: (word: string) => readonly string[];
  /** What follows one of these is said of the thing before it. */
  readonly prepositions: ReadonlySet<string>;
  /** Words that a search goes without. */
  readonly fillers: ReadonlySet<string>;
};

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const asItIs = (word: string): string => word;

type Words = {
  readonly prepositions: string;
  readonly fillers: string;
  readonly joinings?: string;
  readonly script?: RegExp;
  readonly lastParts?: (word: string) => readonly string[];
  readonly hasCapitals?: true;
  readonly stem?: (word: string) => string;
  readonly isHeadFirst?: true;
  readonly hasElisions?: true;
};

const elided = /(?<![\p{L}\p{M}])([ldjnscmt]|qu|un|[dns]ell|[ds]?all|sull)['’](?=\p{L})/giu;
const partElided = (text: string): string => text.replace(elided, '$1 ');

const smallWord = /(?<![\p{L}\p{M}\p{N}'’-])\p{Ll}[\p{L}\p{M}-]*/gu;

/** Where names begin with a capital, the other words go, but those that part a title. */
const keepCapitals =
  (kept: ReadonlySet<string>) =>
  (title: string): string => {
    const names = title.replace(smallWord, (word) => (kept.has(foldText(word)) ? word : ''));
    return /\p{Lu}/u.test(names) ? names : title;
  };

export function createGrammar(words: Words): Grammar {
  const { stem = asItIs, script = /./u, lastParts = () => [] } = words;
  const [prepositions, joinings] = [wordSet(words.prepositions), wordSet(words.joinings ?? 'and')];
  return {
    stem,
    isHeadFirst: words.isHeadFirst === true,
    partElided: words.hasElisions ? partElided : asItIs,
    namesIn: words.hasCapitals ? keepCapitals(new Set([...prepositions, ...joinings])) : asItIs,
    script,
    prepositions,
    joinings,
    fillers: wordSet(words.fillers),
    lastParts,
  };
}

export const english = createGrammar({
  prepositions:
    'with without for in from by w featuring including incl plus fits on at to that which',
  fillers: 'a an and for in of on or the to with',
});
