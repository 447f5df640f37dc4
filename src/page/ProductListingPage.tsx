import { memo, Suspense, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDrawerOpen } from '../filters/drawer/drawer-slice';
import { FilterAnnouncer } from '../filters/FilterAnnouncer';
import { selectIsUnfilterable, selectPromotedOptions } from '../filters/known-facets-slice';
import { FilterChips } from '../filters/chips/FilterChips';
import { FetchingOverlay, LoadingOverlay } from '../grid/FetchingSigns';
import { SkeletonGrid } from '../grid/SkeletonGrid';
import { selectGridListing, selectShownListing, selectShownUrl } from '../listing/shown-listing';
import { selectIsFetching } from '../listing/shown-listing-slice';
import { selectBrand, selectStorefront } from '../listing/storefront-slice';
import { ImageSizesContext } from '../product/image-sizes-context';
import { ListingHeading } from '../results-bar/ListingHeading';
import { largePicturesClass, selectIsLarge } from '../results-bar/picture-size-slice';
import { selectAlerts } from '../alerts/alerts-slice';
import { AlertStack } from '../alerts/AlertStack';
import { BelowGrid } from './BelowGrid';
import { BrokenDrawer, BrokenFilters, BrokenPage } from './BrokenArea';
import { DocumentHead } from './DocumentHead';
import { FailureNote } from './FailureNote';
import { ListingResults } from './ListingResults';
import { listingName } from './listing-seo';
import type { FallbackProps, PageParts } from './page-parts';
import { MountContext } from '../storefront/use-href';
import { useLanguage } from '../storefront/use-language';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { useRootClass } from '../ui/use-root-class';

type ProductListingPageProps = { readonly parts: PageParts };

export function ProductListingPage({ parts }: ProductListingPageProps) {
  const { key } = useSelector(selectBrand);
  const { locale, direction } = useLanguage();
  const { imageSizes, mount } = useSelector(selectStorefront);
  useRootClass(largePicturesClass, useSelector(selectIsLarge));
  return (
    <MountContext value={mount}>
      <div className="plp-page" data-plp-brand={key} lang={locale} dir={direction}>
        <ErrorBoundary area="page" fallback={<BrokenPage />}>
          <ImageSizesContext value={imageSizes}>
            <FetchingOverlay />
            <FilterAnnouncer />
            <Columns>
              <Heading />
              <Filters parts={parts} />
              <Results parts={parts} />
            </Columns>
          </ImageSizesContext>
        </ErrorBoundary>
        <Alerts />
        <DocumentHead />
      </div>
    </MountContext>
  );
}

/** One column where there is nothing to filter by. */
const Columns = ({ children }: { readonly children: ReactNode }) => (
  <div
    className={
      useSelector(selectIsUnfilterable)
        ? 'plp-page__columns plp-page__columns--one'
        : 'plp-page__columns'
    }
  >
    {children}
  </div>
);

/** Memoised, so that the server's markup stays while its chunk is loading. */
const Filters = memo(function Filters({ parts }: ProductListingPageProps) {
  return (
    <>
      {/* Firefox makes a part that scrolls a tab stop, without a name. */}
      <div className="plp-page__filters" tabIndex={-1}>
        <ErrorBoundary area="filters" fallback={<BrokenFilters />}>
          <Suspense>
            <parts.FilterColumn />
          </Suspense>
        </ErrorBoundary>
      </div>
      <DrawerWhenOpen>
        <Drawer parts={parts} />
      </DrawerWhenOpen>
    </>
  );
});

function Drawer({ parts }: ProductListingPageProps) {
  const [FilterDrawer] = useState(parts.filterDrawer);
  return (
    <ErrorBoundary area="filters" fallback={<BrokenDrawer />}>
      <Suspense fallback={<LoadingOverlay />}>
        <FilterDrawer note={<FailureNote place="drawer" />} />
      </Suspense>
    </ErrorBoundary>
  );
}

const DrawerWhenOpen = ({ children }: { readonly children: ReactNode }) =>
  useSelector(selectIsDrawerOpen) && children;

const Alerts = () => useSelector(selectAlerts).length > 0 && <AlertStack />;

/** Has its height before its chunk is there; goes when that cannot be loaded. */
const Promoted = memo(function Promoted({ parts }: ProductListingPageProps) {
  const isPromoted = useSelector(selectPromotedOptions) !== undefined;
  if (!isPromoted) return null;
  return (
    <ErrorBoundary area="filters">
      <div className="plp-promoted">
        <Suspense>
          <parts.PromotedFilters />
        </Suspense>
      </div>
    </ErrorBoundary>
  );
});

type NoProductsProps = ProductListingPageProps & FallbackProps;

/** Replaces the grid when there are no products to show; placeholders, when a listing is pending. */
function NoProducts({ parts, reason }: NoProductsProps) {
  const isFetching = useSelector(selectIsFetching);
  if (isFetching) return <SkeletonGrid />;
  return (
    <ErrorBoundary area="fallback" fallback={<BrokenPage />}>
      <Suspense>
        <parts.Fallback reason={reason} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Comes first in the document, so that headings are in the order of reading. */
function Heading() {
  const url = useSelector(selectShownUrl);
  const listing = useSelector(selectShownListing);
  const brand = useSelector(selectBrand);
  const language = useLanguage();
  const isFetching = useSelector(selectIsFetching);
  if (!url) return null;
  const name = listingName({ url, listing, brand, language });
  return <ListingHeading listing={listing} name={name} url={url} isFetching={isFetching} />;
}

function Results({ parts }: ProductListingPageProps) {
  const url = useSelector(selectShownUrl);
  const listing = useSelector(selectGridListing);
  if (!url) return <NoProducts parts={parts} reason="failed" />;
  const hasProducts = listing !== undefined && listing.products.length > 0;
  return (
    <div className="plp-page__results">
      <Promoted parts={parts} />
      <FilterChips />
      <FailureNote place="top" />
      {hasProducts && <ListingResults listing={listing} />}
      <BelowGrid />
      {!hasProducts && <NoProducts parts={parts} reason={listing ? 'nothing' : 'failed'} />}
    </div>
  );
}
