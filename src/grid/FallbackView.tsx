import { useMemo } from 'react';
import type { Listing } from '../catalogue/listing';
import { readSuggestions } from '../catalogue/read-suggestions';
import type { ListingUrl } from '../listing-url/listing-url';
import { unquoted } from '../listing-url/search-term';
import { selectedOptions } from '../listing-url/selected-options';
import { writeListingUrl } from '../listing-url/write-listing-url';
import { ListingLink } from '../listing/ListingLink';
import { selectListingUrl } from '../listing/listing-location';
import { selectShownListing, selectShownUrl } from '../listing/shown-listing';
import { retryAsked, selectIsFetching } from '../listing/shown-listing-slice';
import type { FallbackText, Texts } from '../storefront/texts/texts';
import { FallbackPanel } from './FallbackPanel';
import { Suggestions, type SuggestionRenderers } from './Suggestions';
import { WaysOut, WholeShop } from './WaysOut';
import type { LabelledOption } from './ways-out';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useHref, useTexts } from '../environment/use-environment';

type FallbackViewProps = {
  /** `broken` is an error of the page itself, whose row above the grid has the results header. */
  readonly reason: 'nothing' | 'failed' | 'broken';
  /** The selected options, as the chips name them. */
  readonly options?: readonly LabelledOption[];
  /** Without them, no suggestions are shown. */
  readonly renderers?: SuggestionRenderers;
};

/** Replaces the grid when there are no products to show (docs/product.md, 13.1 and 13.2). */
export const FallbackView = ({ reason, ...rest }: FallbackViewProps) =>
  reason === 'nothing' ? <Nothing {...rest} /> : <Failure isHeader={reason === 'failed'} />;

function Nothing({ options = [], renderers }: Omit<FallbackViewProps, 'reason'>) {
  const texts = useTexts();
  const url = useAppSelector(selectListingUrl);
  const shownUrl = useAppSelector(selectShownUrl);
  const listing = useAppSelector(selectShownListing);
  const lastPage = lastPageBefore(listing);
  const suggestions = useMemo(() => readSuggestions(listing?.rawResponse), [listing]);
  if (!url || !shownUrl) return <NoListing />;
  if (lastPage !== undefined) return <PastEnd lastPage={lastPage} />;
  return (
    <>
      {/* A click changes the URL at once, before it is known whether that listing is empty too. */}
      <FallbackPanel words={textOf(texts, shownUrl)}>
        <WaysOut
          url={url}
          listing={listing}
          options={options}
          suggestions={{ ...suggestions, correctedTerm: listing?.meta.correctedTerm }}
        />
      </FallbackPanel>
      {renderers && <Suggestions url={url} {...suggestions} {...renderers} />}
    </>
  );
}

/** For a page mounted at an address that is no listing's. */
const NoListing = () => (
  <FallbackPanel words={useTexts().fallback.noListing}>
    <div className="plp-fallback__ways">
      <WholeShop />
    </div>
  </FallbackPanel>
);

/** The last page when the requested page is beyond it; undefined when the page is empty for another reason. */
function lastPageBefore(listing: Listing | undefined): number | undefined {
  if (!listing || listing.products.length > 0 || listing.numResults === 0) return undefined;
  return Math.ceil(listing.numResults / listing.resultsPerPage);
}

function textOf({ fallback }: Texts, url: ListingUrl): FallbackText {
  const { type, searchTerm } = url;
  if (type === 'search' && searchTerm === undefined) return fallback.noTerm;
  if (selectedOptions(url).length > 0) return fallback.filtered;
  return type === 'search'
    ? fallback.nothingFound(unquoted(searchTerm ?? ''))
    : fallback.empty[type];
}

function Failure({ isHeader }: { readonly isHeader: boolean }) {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const href = useHref();
  const url = useAppSelector(selectListingUrl);
  const isFetching = useAppSelector(selectIsFetching);
  // A search without a term sends no request, so nothing has failed (docs/product.md, 3.6).
  if (!url || (url.type === 'search' && url.searchTerm === undefined)) return <Nothing />;
  return (
    <FallbackPanel words={texts.fallback.failed} isFailure isHeader={isHeader}>
      <div className="plp-fallback__ways">
        {/* A link, so that without scripting it reloads the page. */}
        <a
          className="plp-button plp-button--primary"
          aria-busy={isFetching}
          href={href(writeListingUrl(url))}
          onClick={(event) => {
            event.preventDefault();
            dispatch(retryAsked());
          }}
        >
          {texts.fallback.tryAgain}
        </a>
        <WholeShop />
      </div>
    </FallbackPanel>
  );
}

function PastEnd({ lastPage }: { readonly lastPage: number }) {
  const texts = useTexts();
  return (
    <FallbackPanel words={texts.fallback.pastEnd(lastPage)}>
      <div className="plp-fallback__ways">
        <ListingLink
          className="plp-button plp-button--primary"
          change={{ kind: 'pagination', pageNumber: 1 }}
        >
          {texts.fallback.firstPage}
        </ListingLink>
        {lastPage > 1 && (
          <ListingLink className="plp-button" change={{ kind: 'pagination', pageNumber: lastPage }}>
            {texts.fallback.lastPage(lastPage)}
          </ListingLink>
        )}
      </div>
    </FallbackPanel>
  );
}
