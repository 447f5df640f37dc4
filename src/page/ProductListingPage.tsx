import { Suspense, useCallback, type ComponentType, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { FilterAnnouncer } from '../filters/FilterAnnouncer';
import { FilterChips } from '../filters/FilterChips';
import { FilterColumn } from '../filters/FilterColumn';
import { FetchingOverlay } from '../grid/FetchingSigns';
import { ListingFailureNote } from '../grid/ListingFailureNote';
import { selectListingUrl } from '../listing/listing-location';
import { selectShownListing, selectShownUrl } from '../listing/shown-listing';
import { selectIsFetching } from '../listing/shown-listing-slice';
import { selectBrand } from '../listing/storefront-slice';
import { ListingHeading } from '../results-bar/ListingHeading';
import { AlertStack } from '../saved-for-later/AlertStack';
import { ListingResults } from './ListingResults';
import { listingName } from './listing-seo';
import { useGuard } from './use-guard';

export type FallbackProps = { readonly reason: 'nothing' | 'failed' | 'broken' };

type ProductListingPageProps = {
  /** Shown when there are no products to show; a browser loads it when it is needed. */
  readonly Fallback: ComponentType<FallbackProps>;
};

/** The whole page: the filters at the side, the listing beside them. */
export function ProductListingPage({ Fallback }: ProductListingPageProps) {
  const { key } = useSelector(selectBrand);
  const guard = useGuard();
  const broken = <Fallback reason="broken" />;
  return (
    <div className="plp-page" data-plp-brand={key}>
      {guard('page', <PageContent Fallback={Fallback} />, <Suspense>{broken}</Suspense>)}
      <AlertStack />
    </div>
  );
}

function PageContent({ Fallback }: ProductListingPageProps) {
  const guard = useGuard();
  const guardFacet = useCallback((content: ReactNode) => guard('facet', content), [guard]);
  const url = useSelector(selectListingUrl);
  const shownUrl = useSelector(selectShownUrl);
  const listing = useSelector(selectShownListing);
  const isFetching = useSelector(selectIsFetching);
  if (!url) return null;
  const name = listingName(shownUrl ?? url, listing);
  const hasProducts = listing !== undefined && listing.products.length > 0;
  return (
    <>
      <FetchingOverlay />
      <FilterAnnouncer />
      <div className="plp-page__columns">
        {guard('filters', <FilterColumn guard={guardFacet} />)}
        <div className="plp-page__results">
          <ListingHeading listing={listing} name={name} />
          <FilterChips />
          <ListingFailureNote />
          {hasProducts && <ListingResults listing={listing} name={name} guard={guard} />}
          {!hasProducts && !isFetching && (
            <Suspense>
              <Fallback reason={listing ? 'nothing' : 'failed'} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}
