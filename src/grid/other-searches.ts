/** Searches that an empty search offers instead (docs/product.md, 13.2). */
import type { Suggestions } from '../catalogue/read-suggestions';
import { mostFewerWords } from '../catalogue/listing-bounds';
import type { ListingUrl } from '../listing-url/listing-url';
import { searchLinkOf, type SearchLink } from '../listing-url/other-listing';

/** What the listing API tells of other terms. */
export type OtherTerms = Pick<Suggestions, 'fewerWords'> & {
  readonly correctedTerm?: string | undefined;
};

type OtherSearches = {
  readonly corrected?: SearchLink | undefined;
  readonly fewerWords: readonly SearchLink[];
};

/** Longer terms are texts, where one word more or less means nothing. */
const mostWords = 8;

/** The term without one of its words; the earlier ones first, because the last mostly names the thing. */
function withoutOneWord(term: string): readonly string[] {
  const words = term.split(' ');
  return words.length < 2 || words.length > mostWords
    ? []
    : words.slice(0, mostFewerWords).map((_, at) => words.toSpliced(at, 1).join(' '));
}

/**
 * The corrected term and terms of fewer words, without the searched one and each once. When the API does not say which
 * terms of fewer words find products, one word after the other is left out, unless filters or a category may be what
 * emptied the list.
 */
export function otherSearches(
  { type, searchTerm, carried }: ListingUrl,
  suggestions: OtherTerms,
  isNarrowed: boolean,
): OtherSearches {
  if (type !== 'search' || searchTerm === undefined) return { fewerWords: [] };
  const offered = new Set([searchTerm.toLowerCase()]);
  const linkTo = (text: string): readonly SearchLink[] => {
    const link = searchLinkOf(text, carried);
    const identity = link?.term.toLowerCase();
    if (!link || identity === undefined || offered.has(identity)) return [];
    offered.add(identity);
    return [link];
  };
  const { correctedTerm, fewerWords = isNarrowed ? [] : withoutOneWord(searchTerm) } = suggestions;
  const [corrected] = linkTo(correctedTerm ?? '');
  return { corrected, fewerWords: fewerWords.flatMap(linkTo) };
}
