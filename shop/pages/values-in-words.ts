/**
 * The filters that the words of a search name by values of its listing (decision 120). Example: "grey sofa" is "sofa"
 * in Grey, "trainers size 7" are "trainers" in the shoe size UK 7.
 */
import type { Listing, ListingFacet } from '../../src/catalogue/listing';
import { isColourFacetId } from '../../src/listing-url/facet-id';
import { isOnlyFillers } from '../catalogue/search-term';
import { english } from '../catalogue/grammar';
import { readWords } from '../catalogue/words';

export type NamedValue = { readonly facetId: string; readonly optionId: string };

/** Longer terms are texts. */
const mostWords = 12;
const longestPhrase = 4;
/** A value without the name of its facet is meant when so many of the products that all words find have it. */
const leastShare = 0.5;

const isMaterial = ({ id, name }: ListingFacet): boolean =>
  /material|fabric/i.test(`${id} ${name}`);

/** Other facets tell what a thing is for or of which kind, which a search ranks better than a filter. */
const isNamed = (facet: ListingFacet): boolean =>
  facet.type !== 'range' &&
  (facet.id === 'brand' ||
    isColourFacetId(facet.id) ||
    /size$|größe$/i.test(facet.name) ||
    isMaterial(facet));

const toPhrase = (text: string): string => readWords(text).join(' ');

type Meaning = NamedValue & { readonly isMaterial: boolean };

/** Of a value with the name of its facet: "king size", "size 7" also of "UK 7". */
function namedPhrases(phrase: string, facetName: string): readonly string[] {
  const noun = readWords(facetName).at(-1) ?? '';
  const [, number] = /^\p{L}+ ([\p{N} ]+)$/u.exec(phrase) ?? [];
  return [`${noun} ${phrase}`, `${phrase} ${noun}`, ...(number ? [`${noun} ${number}`] : [])];
}

/** "7" alone may be anything. */
const isTelling = (phrase: string): boolean => /\p{L}{2}/u.test(phrase);

function readMeanings({ facets, numResults }: FoundListing): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const facet of facets.filter(isNamed))
    for (const { id, name, count } of facet.values) {
      const phrase = toPhrase(name);
      const isShared = count >= numResults * leastShare && isTelling(phrase);
      const meaning = { facetId: facet.id, optionId: id, isMaterial: isMaterial(facet) };
      for (const text of [...(isShared ? [phrase] : []), ...namedPhrases(phrase, facet.name)])
        if (!meanings.has(text)) meanings.set(text, meaning);
    }
  return meanings;
}

export type FoundListing = Pick<Listing, 'facets' | 'numResults'>;

export type ValuesInWords = {
  /** What is left to search for. */
  readonly term: string;
  readonly values: readonly NamedValue[];
};

type MeaningAt = (from: number, to: number) => Meaning | undefined;

/**
 * What a thing is made of may be its name where it stands last: a "wine glass" is no wine. Last is the word before a
 * preposition.
 */
function meaningsIn(words: readonly string[], listing: FoundListing): MeaningAt {
  const meanings = readMeanings(listing);
  const end = words.findIndex((word, at) => at > 0 && english.prepositions.has(word.toLowerCase()));
  const last = (end < 0 ? words.length : end) - 1;
  return (from, to) => {
    const meaning = meanings.get(toPhrase(words.slice(from, to).join(' ')));
    return meaning?.isMaterial && from <= last && last < to ? undefined : meaning;
  };
}

/** Where the longest phrase with a meaning ends that begins here; here when there is none. */
function endOfPhrase(from: number, words: readonly string[], meaningAt: MeaningAt): number {
  let to = Math.min(words.length, from + longestPhrase);
  while (to > from && !meaningAt(from, to)) to -= 1;
  return to;
}

/** The words in their order, with what they mean in place of those that name a value. */
function* readParts(words: readonly string[], meaningAt: MeaningAt): Generator<string | Meaning> {
  for (let at = 0; at < words.length;) {
    const end = endOfPhrase(at, words, meaningAt);
    yield meaningAt(at, end) ?? words[at] ?? '';
    at = Math.max(end, at + 1);
  }
}

const isFiller = (part: string | Meaning): boolean =>
  typeof part === 'string' && (isOnlyFillers(part) || english.prepositions.has(part.toLowerCase()));

/** `listing` is that of all words. Undefined when no word names a value, or nothing would be left to search for. */
export function takeValues(term: string, listing: FoundListing): ValuesInWords | undefined {
  const words = term.split(/\s+/);
  if (words.length > mostWords || /\bwithout\b/i.test(term)) return undefined;
  const parts = [...readParts(words, meaningsIn(words, listing))];
  // "dress in red" is "dress".
  const leadsToValue = (at: number): boolean =>
    typeof parts.slice(at).find((part) => !isFiller(part)) === 'object';
  const kept = parts.flatMap((part, at) =>
    typeof part === 'string' && !leadsToValue(at) ? part : [],
  );
  const left = kept.join(' ');
  const values = new Set(parts.filter((part) => typeof part === 'object'));
  return values.size === 0 || isFiller(left) ? undefined : { term: left, values: [...values] };
}
