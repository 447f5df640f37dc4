import { useDispatch, useSelector } from 'react-redux';
import { writeListingUrl } from '../listing-url/write-listing-url';
import { ListingLink } from '../listing/ListingLink';
import { selectListingUrl } from '../listing/listing-location';
import { selectShownListing } from '../listing/shown-listing';
import { retryAsked } from '../listing/shown-listing-slice';
import { FallbackPanel } from './FallbackPanel';
import {
  failureText,
  lastPageBefore,
  noProductsText,
  pastEndText,
  type FallbackReason,
} from './fallback-texts';
import { WaysOut, WholeShop } from './WaysOut';
import type { NamedOption } from './ways-out';

type FallbackViewProps = {
  readonly reason: FallbackReason;
  /** The selected options, as the chips name them. */
  readonly options?: readonly NamedOption[];
};

/** What a shopper sees when there are no products to show (docs/product.md, 13.1 and 13.2). */
export const FallbackView = ({ reason, options = [] }: FallbackViewProps) =>
  reason === 'failed' ? <Failure /> : <Nothing options={options} />;

function Nothing({ options }: { readonly options: readonly NamedOption[] }) {
  const url = useSelector(selectListingUrl);
  const listing = useSelector(selectShownListing);
  const lastPage = lastPageBefore(listing);
  if (!url) return null;
  if (lastPage !== undefined) return <PastEnd lastPage={lastPage} />;
  return (
    <FallbackPanel words={noProductsText(url, options.length > 0)}>
      <WaysOut url={url} listing={listing} options={options} />
    </FallbackPanel>
  );
}

function Failure() {
  const dispatch = useDispatch();
  const url = useSelector(selectListingUrl);
  // A search for nothing asks for nothing, so nothing has failed (docs/product.md, 3.6).
  if (!url || (url.type === 'search' && url.searchTerm === undefined))
    return <Nothing options={[]} />;
  return (
    <FallbackPanel words={failureText} isFailure>
      <div className="plp-fallback__ways">
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
        <WholeShop />
      </div>
    </FallbackPanel>
  );
}

function PastEnd({ lastPage }: { readonly lastPage: number }) {
  return (
    <FallbackPanel words={pastEndText(lastPage)}>
      <div className="plp-fallback__ways">
        <ListingLink
          className="plp-button plp-button--primary"
          change={{ kind: 'pagination', pageNumber: 1 }}
        >
          To the first page
        </ListingLink>
        {lastPage > 1 && (
          <ListingLink className="plp-button" change={{ kind: 'pagination', pageNumber: lastPage }}>
            To the last page, {lastPage}
          </ListingLink>
        )}
      </div>
    </FallbackPanel>
  );
}
