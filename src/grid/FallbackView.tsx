import { useDispatch, useSelector } from 'react-redux';
import type { Listing } from '../catalogue/listing';
import type { ListingUrl } from '../listing-url/listing-url';
import { writeListingUrl } from '../listing-url/write-listing-url';
import { ListingLink } from '../listing/ListingLink';
import { selectListingUrl, selectLocation } from '../listing/listing-location';
import { selectShownListing } from '../listing/shown-listing';
import { retryAsked } from '../listing/shown-listing-slice';
import { FallbackPanel } from './FallbackPanel';
import {
  failureText,
  noProductsText,
  pastEndText,
  renderErrorText,
  type FallbackReason,
} from './fallback-texts';
import { WaysOut } from './WaysOut';
import type { NamedOption } from './ways-out';

type FallbackViewProps = {
  readonly reason: FallbackReason;
  /** The selected options, as the chips name them. */
  readonly options?: readonly NamedOption[];
};

/** What a shopper sees when there are no products to show (specification section 2, decisions 34 and 38). */
export const FallbackView = ({ reason, options = [] }: FallbackViewProps) =>
  // After a render error nothing that the page draws from can be trusted to be drawn.
  reason === 'render-error' ? (
    <RenderError />
  ) : (
    <ListingFallback reason={reason} options={options} />
  );

function RenderError() {
  const location = useSelector(selectLocation);
  return (
    <FallbackPanel words={renderErrorText} isFailure>
      <a
        className="plp-button plp-button--primary"
        href={location ? location.pathname + location.search : '/'}
      >
        Load the page again
      </a>
    </FallbackPanel>
  );
}

type ListingFallbackProps = {
  readonly reason: Exclude<FallbackReason, 'render-error'>;
  readonly options: readonly NamedOption[];
};

function ListingFallback({ reason, options }: ListingFallbackProps) {
  const url = useSelector(selectListingUrl);
  const listing = useSelector(selectShownListing);
  if (!url) return null;
  if (reason === 'failure') return <Failure url={url} />;
  if (reason === 'past-end' && listing) return <PastEnd listing={listing} />;
  return (
    <FallbackPanel words={noProductsText(url, options.length > 0)}>
      <WaysOut url={url} listing={listing} options={options} />
    </FallbackPanel>
  );
}

function Failure({ url }: { readonly url: ListingUrl }) {
  const dispatch = useDispatch();
  return (
    <FallbackPanel words={failureText} isFailure>
      {/* A link, for without scripting to try again is to load again. */}
      <a
        className="plp-button plp-button--primary"
        href={writeListingUrl(url)}
        onClick={(event) => {
          event.preventDefault();
          dispatch(retryAsked());
        }}
      >
        Try again
      </a>
    </FallbackPanel>
  );
}

function PastEnd({ listing: { numResults, resultsPerPage } }: { readonly listing: Listing }) {
  const last = Math.ceil(numResults / resultsPerPage);
  return (
    <FallbackPanel words={pastEndText(last)}>
      <div className="plp-fallback__ways">
        <ListingLink
          className="plp-button plp-button--primary"
          change={{ kind: 'pagination', pageNumber: 1 }}
        >
          To the first page
        </ListingLink>
        {last > 1 && (
          <ListingLink className="plp-button" change={{ kind: 'pagination', pageNumber: last }}>
            To the last page, {last}
          </ListingLink>
        )}
      </div>
    </FallbackPanel>
  );
}
