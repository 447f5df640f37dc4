import { useContentSlots } from '../grid/content-slots';
import { PlacedContent } from '../grid/PlacedContent';
import { SeoAnchor } from '../grid/SeoAnchor';
import { ErrorBoundary } from '../listing/ErrorBoundary';
import { selectGridListing, selectShownUrl } from '../listing/shown-listing';
import { BottomRow } from '../results-bar/BottomRow';
import { selectBrand } from '../listing/storefront-state';
import { ListNotes } from '../product/ListNotes';
import { FailureNote } from './FailureNote';
import { listingName } from './listing-name';
import { useAppSelector } from '../store/hooks';
import { useLanguage } from '../environment/use-environment';

export function BelowGrid() {
  const renderSlots = useContentSlots();
  const language = useLanguage();
  const brand = useAppSelector(selectBrand);
  const shownUrl = useAppSelector(selectShownUrl);
  const listing = useAppSelector(selectGridListing);
  if (!shownUrl || !listing || listing.products.length === 0) return null;
  return (
    <>
      <ErrorBoundary area="row">
        <ListNotes brand={brand} products={listing.products} />
        <FailureNote place="more" />
        <FailureNote place="pagination" />
        <BottomRow listing={listing} />
      </ErrorBoundary>
      <PlacedContent place="below" pieces={listing.content?.below} />
      {renderSlots('below-grid')}
      <ErrorBoundary area="seo anchor">
        <SeoAnchor
          listing={listing}
          name={listingName({ url: shownUrl, listing, brand, language })}
        />
      </ErrorBoundary>
      {/* The host's, as the mount points of the grid. */}
      <div className="plp-grid__mount-point" data-plp-slot="below-grid" suppressHydrationWarning>
        {''}
      </div>
    </>
  );
}
