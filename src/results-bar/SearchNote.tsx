import { correctedTermOf } from '../catalogue/corrected-term';
import type { Listing } from '../catalogue/listing';
import type { ListingUrl } from '../listing-url/listing-url';
import { searchLinkOf } from '../listing-url/other-listing';
import { TextAround } from '../ui/TextAround';
import { useHref, useTexts } from '../environment/use-environment';

type SearchNoteProps = { readonly listing: Listing; readonly url: ListingUrl };

/**
 * Tells what was searched for instead of the shopper's words, and leads to a search for exactly these (docs/product.md,
 * 7.8). Nothing when the listing API does not say, or when nothing was found.
 */
export function SearchNote({ listing, url }: SearchNoteProps) {
  const texts = useTexts();
  const correctedTerm = correctedTermOf(listing, url);
  const { droppedWords = [] } = listing.meta;
  if (correctedTerm === undefined) return null;
  return (
    <p className="plp-search-note">
      {texts.searchNote.showing(correctedTerm)}{' '}
      {droppedWords.length > 0 && (
        <>
          <TextAround text={texts.searchNote.leftOut}>
            <s dir="auto">{droppedWords.join(' ')}</s>
          </TextAround>{' '}
        </>
      )}
      <ExactSearch url={url} />
    </p>
  );
}

/** A term in quotation marks is searched for as it is written. */
const isExact = (term: string): boolean => term.startsWith('"') && term.endsWith('"');

function ExactSearch({ url: { searchTerm = '', carried } }: Pick<SearchNoteProps, 'url'>) {
  const texts = useTexts();
  const href = useHref();
  const exact = isExact(searchTerm) ? undefined : searchLinkOf(`"${searchTerm}"`, carried);
  return (
    exact && (
      <a className="plp-link" href={href(exact.href)}>
        {texts.searchNote.searchInstead(searchTerm)}
      </a>
    )
  );
}
