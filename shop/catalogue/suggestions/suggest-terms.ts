/** Suggests terms to search for, in the words of the products that the term has found so far. */
import { plainText } from '../../../src/lib/html-text';
import type { CatalogueProduct } from '../catalogue-product';
import type { ListingPage } from '../listing-engine';
import { isOnlyFillers } from '../search-term';
import { readWords } from '../words';
import { completes } from './typed-words';

/** What follows one of these is said of the thing before it: `Wide TV Stand for Screens up to 65"`. */
const endings = new Set(['with', 'without', 'for', 'in', 'from', 'by', 'and', '&', '+', '-', '–']);
const mostWords = 3;
const mostBrands = 2;

type Phrase = {
  readonly text: string;
  readonly words: readonly string[];
  /** The word before it in the title; empty for none, and for one that it reads well without. */
  readonly before: string;
};

/** The words that name the thing, in lower case: `Stanton Lamp Table, Made to Order` is a `stanton lamp table`. */
function readThing(title: string): readonly string[] {
  const [before = ''] = plainText(title).split(/[,;:|()]/, 1);
  const words = before.toLowerCase().split(' ');
  const end = words.findIndex((word, at) => at > 0 && endings.has(word));
  return end < 0 ? words : words.slice(0, end);
}

const isNumberOrOf = (word: string): boolean => /^(?:\d[\d.,]*|of)$/.test(word);

/** Whether a phrase reads well from this word on: not `of 3 shirts`, not `rpm washer` behind `1600`. */
const canBegin = (word: string, before: string): boolean =>
  !isOnlyFillers(word) && !isNumberOrOf(before);

/** The two last words around this place: of a value of several words (`wool blend`), or of one and its facet's name. */
function partsValue(before: string, word: string, { attributes }: CatalogueProduct): boolean {
  const pair = `${before} ${word}`;
  return Object.entries(attributes).some(([id, values]) =>
    values.some((value) => {
      const text = readWords(value).join(' ');
      return ` ${text} `.includes(` ${pair} `) || `${text} ${id}` === pair;
    }),
  );
}

/** The last word of a title's thing, the last two and the last three: `table`, `lamp table`. */
function readPhrases(product: CatalogueProduct): readonly Phrase[] {
  const thing = readThing(product.title);
  return thing.slice(-mostWords).flatMap((word, at, { length }) => {
    const [before = ''] = thing.slice(at - length - 1, at - length);
    const isAlone = at === length - 1;
    if (!isAlone && (!canBegin(word, before) || partsValue(before, word, product))) return [];
    const text = thing.slice(at - length).join(' ');
    return [{ text, words: readWords(text), before: isNumberOrOf(before) ? '' : before }];
  });
}

/** The filter values of a product, for a typed word that no title has: `sofa gre` is `sofa green`. */
const readValues = ({ attributes }: CatalogueProduct): readonly Phrase[] =>
  Object.values(attributes)
    .flat()
    .map((value) => ({ text: value.toLowerCase(), words: readWords(value), before: '' }))
    .filter(({ words }) => words.length <= mostWords);

/** The phrase with those of the typed words before it that it lacks: `red dr` and `maxi dress` are `red maxi dress`. */
function withEarlier(earlier: readonly string[], { text, words }: Phrase): string {
  const isLacking = (word: string): boolean =>
    !isOnlyFillers(word) && !words.some((one) => completes(word, one));
  return [...earlier.filter(isLacking), text].join(' ');
}

type Counted = {
  readonly term: string;
  readonly words: number;
  count: number;
  readonly before: Set<string>;
};

/** So many titles tell that a phrase never goes without the word before it. */
const fewestTitles = 3;

/**
 * A phrase of one title alone is mostly the name of a model, and one with the same word before it in all titles a part
 * of another: `scatter back sofa`, not `back sofa`.
 */
const isCommon = ({ words, count, before }: Counted): boolean =>
  words === 1 || (count > 1 && (count < fewestTitles || before.size > 1 || before.has('')));

function countTerms(typed: readonly string[], phrases: readonly Phrase[]): readonly Counted[] {
  const earlier = typed.slice(0, -1);
  const last = typed.at(-1) ?? '';
  const counted = new Map<string, Counted>();
  for (const phrase of phrases) {
    if (!phrase.words.some((word) => completes(last, word))) continue;
    const term = withEarlier(earlier, phrase);
    const known = counted.get(term) ?? {
      term,
      words: phrase.words.length,
      count: 0,
      before: new Set(earlier.includes(phrase.before) ? ['', phrase.before] : []),
    };
    known.count += 1;
    known.before.add(phrase.before);
    counted.set(term, known);
  }
  return [...counted.values()]
    .filter(isCommon)
    .toSorted((one, other) => other.count - one.count || one.words - other.words);
}

/** The brands of the listing that have all typed words in their names, the one with the most products first. */
const suggestBrands = (typed: readonly string[], { facets }: ListingPage): readonly string[] =>
  (facets.find(({ id }) => id === 'brand')?.values ?? [])
    .filter(({ name }) => {
      const words = readWords(name);
      return typed.every((word) => words.some((one) => completes(word, one)));
    })
    .toSorted((one, other) => other.count - one.count)
    .map(({ name }) => name);

/**
 * Those of titles, then of filter values, the most frequent first, then brands; none is what was `entered`. Each finds
 * a product at least, since all its words are those of one.
 */
export function suggestTerms(
  { typed, entered }: { readonly typed: readonly string[]; readonly entered: string },
  page: ListingPage,
  limit: number,
): readonly string[] {
  const present = readWords(entered).join(' ');
  const isOther = (term: string): boolean => readWords(term).join(' ') !== present;
  const counted = [readPhrases, readValues].flatMap((read) =>
    countTerms(typed, page.products.flatMap(read)),
  );
  const brands = suggestBrands(typed, page).filter(isOther).slice(0, mostBrands);
  const terms = new Set(counted.map(({ term }) => term).filter(isOther));
  return [...[...terms].slice(0, Math.max(0, limit - brands.length)), ...brands].slice(0, limit);
}
