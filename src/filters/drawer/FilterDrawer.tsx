import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import type { Listing } from '../../catalogue/listing';
import { categoryChange } from '../../listing-url/listing-change';
import { wholeShopId } from '../../listing-url/listing-url';
import { listingHeadingId } from '../../listing/element-ids';
import { categoryChosen } from '../../listing/navigation';
import { selectShownListing } from '../../listing/shown-listing';
import { selectHasFailed, selectIsFetching } from '../../listing/shown-listing-slice';
import { selectBrand } from '../../listing/storefront-state';
import { Drawer, DrawerHeader } from '../../ui/Drawer';
import { useIsWideScreen } from '../../ui/use-is-wide-screen';
import { DrawerRows, InnerDrawer } from './DrawerSections';
import {
  drawerClosed,
  facetCollapsed,
  productsViewed,
  selectActiveFacet,
  selectIsAriaHidden,
  selectShowsViewProducts,
} from './drawer-slice';
import { filterButtonId, filterColumnId, filterDrawerId } from '../element-ids';
import { FilterAnnouncer } from '../announcements/FilterAnnouncer';
import { useFilterSections } from '../facets/use-filter-sections';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useLanguage, useTexts } from '../../environment/use-environment';

/** Wide screens have no button, and a listing without products has neither button nor results. */
const focusAfterwards = [filterButtonId, filterColumnId, listingHeadingId];

type FilterDrawerProps = {
  /** Says in the drawer that a listing could not be loaded. */
  readonly note?: ReactNode;
};

/** The filters of small screens; it is open while it is rendered. */
export function FilterDrawer({ note }: FilterDrawerProps) {
  const { locale, direction, texts } = useLanguage();
  const titleId = useId();
  const dispatch = useAppDispatch();
  const { key } = useAppSelector(selectBrand);
  const sections = useFilterSections();
  const activeFacet = useAppSelector(selectActiveFacet);
  const active = sections.find(({ id }) => id === activeFacet);
  const title = useAppSelector(selectShownListing)?.category?.displayName ?? texts.filters.heading;
  const isWide = useIsWideScreen();
  const close = useCallback(() => dispatch(drawerClosed()), [dispatch]);
  const goBack = useCallback(() => dispatch(facetCollapsed()), [dispatch]);
  useEffect(() => {
    // Wide screens show the filter column instead.
    if (isWide) close();
  }, [isWide, close]);
  return (
    <Drawer
      id={filterDrawerId}
      titleId={active ? `${titleId}-inner` : titleId}
      theme={key}
      lang={locale}
      dir={direction}
      isAriaHidden={useAppSelector(selectIsAriaHidden)}
      onEscape={active ? goBack : close}
      onClose={close}
      returnFocusTo={focusAfterwards}
    >
      <div className="plp-drawer__pages">
        {/* No tab stop, which Firefox makes of a part that scrolls. */}
        <div
          className="plp-drawer__page"
          tabIndex={-1}
          inert={active !== undefined}
          aria-hidden={!!active}
        >
          <DrawerHeader
            titleId={titleId}
            title={title}
            back={usePreviousFilters()}
            close={{ label: texts.drawer.close, onClick: close }}
          />
          <DrawerRows sections={sections} />
        </div>
        {active && (
          <InnerDrawer
            key={active.id}
            section={active}
            titleId={`${titleId}-inner`}
            onBack={goBack}
            onClose={close}
          />
        )}
      </div>
      {note}
      <ViewProducts onClick={() => dispatch(productsViewed())} />
      <FilterAnnouncer />
    </Drawer>
  );
}

/** Nearest first; a category without a known parent stands below all categories. */
const parentOf = ({ category, parentCategories }: Listing): string | undefined =>
  category && (parentCategories.at(-1)?.id ?? wholeShopId);

/** Returns the button to the parent category, once that differs from the one that the drawer opened with. */
function usePreviousFilters() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const listing = useAppSelector(selectShownListing);
  const parent = listing && parentOf(listing);
  const [parentAtStart] = useState(parent);
  if (parent === undefined || parent === parentAtStart) return undefined;
  return {
    label: texts.drawer.previousFilters,
    onClick: () => dispatch(categoryChosen(categoryChange(parent, listing?.parentCategories))),
  };
}

/** What was just selected may be where the footer appears. */
function keepFocusInView(footer: HTMLElement | null): void {
  footer?.ownerDocument.activeElement?.scrollIntoView({ block: 'nearest' });
}

function ViewProducts({ onClick }: { readonly onClick: () => void }) {
  const texts = useTexts();
  const countId = useId();
  const isShown = useAppSelector(selectShowsViewProducts);
  const isFetching = useAppSelector(selectIsFetching);
  const hasFailed = useAppSelector(selectHasFailed);
  // Until the listing of what is selected is there, the number of the one before has no meaning.
  const isStale = isFetching || hasFailed;
  const numResults = useAppSelector(selectShownListing)?.numResults;
  if (!isShown) return null;
  return (
    <div className="plp-drawer__footer" aria-busy={isFetching} ref={keepFocusInView}>
      {numResults !== undefined && (
        <p className="plp-drawer__count" id={countId} aria-hidden={isStale || undefined}>
          {texts.counts.products(numResults)}
        </p>
      )}
      <button
        type="button"
        className="plp-button plp-button--primary plp-button--wide"
        aria-describedby={isStale ? undefined : countId}
        onClick={onClick}
      >
        {texts.drawer.viewProducts}
      </button>
    </div>
  );
}
