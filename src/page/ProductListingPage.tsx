import { memo, Suspense, useState, type ComponentType, type JSX, type ReactNode } from 'react';
import { selectIsDrawerOpen } from '../filters/drawer/drawer-slice';
import { FilterAnnouncer } from '../filters/announcements/FilterAnnouncer';
import { selectIsUnfilterable, selectPromotedOptions } from '../filters/facets/known-facets-slice';
import { FilterChips } from '../filters/chips/FilterChips';
import { FetchingOverlay, LoadingOverlay } from '../grid/FetchingSigns';
import { SkeletonGrid } from '../grid/SkeletonGrid';
import { selectGridListing, selectShownListing, selectShownUrl } from '../listing/shown-listing';
import { selectIsFetching, selectIsMissing } from '../listing/shown-listing-slice';
import { selectBrand } from '../listing/storefront-state';
import { ListingHeading } from '../results-bar/ListingHeading';
import { largePicturesClass, selectIsLarge } from '../results-bar/picture-size-slice';
import { selectAlerts } from '../alerts/alerts-slice';
import { AlertStack } from '../alerts/AlertStack';
import { BrokenArea, BrokenDrawer } from './BrokenArea';
import { FailureNote } from './FailureNote';
import { ListingResults } from './ListingResults';
import { listingName } from './listing-name';
import type { FallbackProps, PageParts } from './page-parts';
import { ErrorBoundary } from '../listing/ErrorBoundary';
import { useRootClass } from '../ui/use-root-class';
import type { RootState } from '../store/root-state';
import { useAppSelector } from '../store/hooks';
import { useLanguage } from '../environment/use-environment';

type ProductListingPageProps = { readonly parts: PageParts };

/** Nothing stands above this boundary, so that no error empties the root. */
export const ProductListingPage = (props: ProductListingPageProps) => (
  <ErrorBoundary
    area="page"
    fallback={
      <Frame>
        <BrokenArea area="page" />
      </Frame>
    }
  >
    <Frame>
      <Page {...props} />
    </Frame>
  </ErrorBoundary>
);

/** What the styles and assistive technology need to know of the page. */
function Frame({ children }: { readonly children: ReactNode }) {
  const { key } = useAppSelector(selectBrand);
  const { locale, direction } = useLanguage();
  return (
    <div className="plp-page" data-plp-brand={key} lang={locale} dir={direction}>
      {children}
    </div>
  );
}

function Page({ parts }: ProductListingPageProps) {
  useRootClass(largePicturesClass, useAppSelector(selectIsLarge));
  return (
    <>
      <Columns>
        <ErrorBoundary area="heading">
          <Heading />
        </ErrorBoundary>
        <Filters parts={parts} />
        <ErrorBoundary area="results" fallback={<NoProducts parts={parts} reason="failed" />}>
          <Results parts={parts} />
        </ErrorBoundary>
      </Columns>
      <ErrorBoundary area="alerts">
        <FetchingOverlay />
        <FilterAnnouncer />
        <Alerts />
      </ErrorBoundary>
      <ErrorBoundary area="head">
        <Lazy part={parts.documentHead} props={{}} />
      </ErrorBoundary>
    </>
  );
}

type LazyProps<Props> = {
  readonly part: () => ComponentType<Props>;
  readonly props: Props & JSX.IntrinsicAttributes;
  readonly loading?: ReactNode;
};

/** A part in a chunk of its own. Keep it inside of its error boundary, which mounts it again. */
function Lazy<Props>({ part, props, loading }: LazyProps<Props>) {
  const [Part] = useState(part);
  return (
    <Suspense fallback={loading}>
      <Part {...props} />
    </Suspense>
  );
}

/** One column where there is nothing to filter by. */
function Columns({ children }: { readonly children: ReactNode }) {
  const isUnfilterable = useAppSelector(selectIsUnfilterable);
  const isMissing = useAppSelector(selectIsMissing);
  const one = isUnfilterable || isMissing ? ' plp-page__columns--one' : '';
  return <div className={`plp-page__columns${one}`}>{children}</div>;
}

/** Memoised, so that the server's markup stays while its chunk is loading. */
const Filters = memo(function Filters({ parts }: ProductListingPageProps) {
  return (
    <>
      {/* Firefox makes a part that scrolls a tab stop, without a name. */}
      <div className="plp-page__filters" tabIndex={-1}>
        <ErrorBoundary area="filters" fallback={<BrokenArea area="filters" />}>
          <Lazy part={parts.filterColumn} props={{}} />
        </ErrorBoundary>
      </div>
      <DrawerWhenOpen>
        <Drawer parts={parts} />
      </DrawerWhenOpen>
    </>
  );
});

const Drawer = ({ parts }: ProductListingPageProps) => (
  <ErrorBoundary area="filters" fallback={<BrokenDrawer />}>
    <Lazy
      part={parts.filterDrawer}
      props={{ note: <FailureNote place="drawer" /> }}
      loading={<LoadingOverlay />}
    />
  </ErrorBoundary>
);

const DrawerWhenOpen = ({ children }: { readonly children: ReactNode }) =>
  useAppSelector(selectIsDrawerOpen) && children;

const Alerts = () => useAppSelector(selectAlerts).length > 0 && <AlertStack />;

/** Has its height before its chunk is there; goes when that cannot be loaded. */
const Promoted = memo(function Promoted({ parts }: ProductListingPageProps) {
  const isPromoted = useAppSelector(selectPromotedOptions) !== undefined;
  if (!isPromoted) return null;
  return (
    <ErrorBoundary area="filters">
      <div className="plp-promoted">
        <Lazy part={parts.promotedFilters} props={{}} />
      </div>
    </ErrorBoundary>
  );
});

/** Memoised, so that the server's markup stays while its chunk is loading. */
const BelowGrid = memo(function BelowGrid({ parts }: ProductListingPageProps) {
  return (
    <ErrorBoundary area="below grid" fallback={<BrokenArea area="page" />}>
      <Lazy part={parts.belowGrid} props={{}} />
    </ErrorBoundary>
  );
});

const selectIsPending = (state: RootState) => selectIsFetching(state) && !selectIsMissing(state);

type NoProductsProps = ProductListingPageProps & FallbackProps;

/**
 * Replaces the grid when there are no products to show; placeholders, when a listing is pending that has not failed
 * yet.
 */
function NoProducts({ parts, reason }: NoProductsProps) {
  // One value, which requests of a missing listing do not change: another render would take the server's markup away
  // before its chunk is there.
  const isPending = useAppSelector(selectIsPending);
  if (isPending) return <SkeletonGrid />;
  return (
    <ErrorBoundary area="fallback" fallback={<BrokenArea area="page" />}>
      <Lazy part={parts.fallback} props={{ reason }} />
    </ErrorBoundary>
  );
}

/** Comes first in the document, so that headings are in the order of reading. */
function Heading() {
  const url = useAppSelector(selectShownUrl);
  const listing = useAppSelector(selectShownListing);
  const brand = useAppSelector(selectBrand);
  const language = useLanguage();
  const isFetching = useAppSelector(selectIsFetching);
  if (!url) return null;
  const name = listingName({ url, listing, brand, language });
  return <ListingHeading listing={listing} name={name} url={url} isFetching={isFetching} />;
}

function Results({ parts }: ProductListingPageProps) {
  const url = useAppSelector(selectShownUrl);
  const listing = useAppSelector(selectGridListing);
  if (!url) return <NoProducts parts={parts} reason="failed" />;
  const hasProducts = listing !== undefined && listing.products.length > 0;
  return (
    <div className="plp-page__results">
      <div className="plp-page__choices">
        <Promoted parts={parts} />
        <ErrorBoundary area="chips">
          <div className="plp-chips__place">
            <FilterChips />
          </div>
        </ErrorBoundary>
      </div>
      <ErrorBoundary area="row">
        <FailureNote place="top" />
      </ErrorBoundary>
      {hasProducts && (
        <ListingResults
          listing={listing}
          brokenGrid={<NoProducts parts={parts} reason="broken" />}
        />
      )}
      <BelowGrid parts={parts} />
      {!hasProducts && <NoProducts parts={parts} reason={listing ? 'nothing' : 'failed'} />}
    </div>
  );
}
