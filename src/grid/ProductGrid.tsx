import { memo, useCallback, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import type { Listing } from '../catalogue/listing';
import type { Product } from '../catalogue/product';
import { ErrorBoundary } from '../listing/ErrorBoundary';
import { pageScrolledTo } from '../listing/navigation';
import { selectIsReplacing, selectPagesOnScreen } from '../listing/shown-listing';
import type { PageContent } from '../storefront/page-content';
import { useSectionInView } from '../ui/use-section-in-view';
import { ContentBanner } from './ContentBanner';
import { useContentSlots } from './content-slots';
import { endsGrid, gridInserts, type GridInsert } from './grid-inserts';
import { RecommendationSlot } from './RecommendationSlot';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';

/** Where a link leads that skips to the products. */
export const productsId = 'plp-products';

type ProductGridProps = {
  readonly listing: Listing;
  /** Renders a product at its position, from 1. Pass the same function each time, so that no card renders again. */
  readonly renderProduct: (product: Product, position: number) => ReactNode;
  /** The host's content between the products; without it each slot is a mount point. */
  readonly content?: PageContent;
};

/** The products with the inserts among them; dimmed while another listing is fetched (docs/product.md, 4.4 and 8.6). */
export function ProductGrid({ listing, renderProduct, content }: ProductGridProps) {
  const texts = useTexts();
  const renderSlots = useContentSlots();
  const isBusy = useAppSelector(selectIsReplacing);
  const { page, products } = listing;
  const pages = useAppSelector(selectPagesOnScreen);
  const list = usePageInView(pages.length > 1);
  const cells = useMemo(() => {
    const inserts = gridInserts(products.length, content);
    const starts = new Map(pages.map(({ products: [first] }, index) => [first, page + index]));
    const rendered: ReactElement[] = [];
    let mountPoints = 0;
    products.forEach((product, index) => {
      // The key contains the position: a product at another position of the next listing would move all cells between.
      rendered.push(
        <li
          key={`${index} ${product.productId}`}
          className={cellClass(rendered.length - mountPoints)}
          data-plp-page-start={starts.get(product)}
        >
          {renderProduct(product, index + 1)}
        </li>,
      );
      // Inserts have keys of their own, so that they stay mounted when the products change.
      for (const insert of inserts) {
        if (insert.position !== index + 1) continue;
        rendered.push(
          <Insert
            key={insert.slot}
            place={rendered.length - mountPoints}
            isLast={endsGrid(insert, products.length)}
            {...insert}
          />,
        );
        // Empty ones take no room.
        if (!insert.content) mountPoints += 1;
      }
      rendered.push(...renderSlots(index + 1));
    });
    return rendered;
  }, [page, products, pages, renderProduct, content, renderSlots]);
  return (
    <>
      <h2 className="plp-visually-hidden" id={productsId} tabIndex={-1}>
        {texts.listing.grid}
      </h2>
      <ul
        ref={list}
        className={isBusy ? 'plp-grid plp-grid--busy' : 'plp-grid'}
        aria-labelledby={productsId}
        aria-busy={isBusy}
      >
        {cells}
      </ul>
    </>
  );
}

/** Puts the page in view into the address, where several pages are loaded (decision 121). */
function usePageInView(hasPages: boolean) {
  const dispatch = useAppDispatch();
  const list = useRef<HTMLUListElement>(null);
  const onRest = useCallback(
    (start: HTMLElement) => dispatch(pageScrolledTo(Number(start.dataset.plpPageStart))),
    [dispatch],
  );
  useSectionInView(list, hasPages ? '[data-plp-page-start]' : undefined, onRest);
  return list;
}

/**
 * Cells on the first screen of a phone, of a screen with a filter column, and of the widest. Later ones are laid out
 * near it.
 */
const firstScreens = [
  [4, ''],
  [8, ' plp-grid__cell--next'],
  [10, ' plp-grid__cell--wide'],
  [Infinity, ' plp-grid__cell--later'],
] as const;

/** A class, since `:nth-child` would restyle all cells with each new one. */
const cellClass = (place: number): string =>
  `plp-grid__cell${firstScreens.find(([cells]) => place < cells)?.[1] ?? ''}`;

/** As wide as the grid, unless it says how many cells it takes. */
function bannerClass(span: number | undefined, isLast: boolean): string {
  if (span) return `plp-grid__span-${span}`;
  return `plp-grid__wide-cell${isLast ? ' plp-grid__wide-cell--last' : ''}`;
}

type InsertProps = GridInsert & { readonly place: number; readonly isLast: boolean };

const Insert = memo(function Insert({ kind, slot, content, place, isLast }: InsertProps) {
  const cell = kind === 'banner' ? bannerClass(content?.span, isLast) : cellClass(place);
  const className = `${cell} plp-grid__insert`;
  if (content === undefined) return <MountPoint className={className} slot={slot} />;
  return (
    <li className={className} data-plp-content={slot} data-plp-campaign={content.campaignId}>
      <ErrorBoundary area="insert">
        {kind === 'banner' && content.span !== 1 ? (
          <ContentBanner content={content} />
        ) : (
          <RecommendationSlot content={content} />
        )}
      </ErrorBoundary>
    </li>
  );
});

/**
 * A place for the host's content. React does not compare its empty text, so the content stays, even from before
 * hydration.
 */
const MountPoint = ({ className, slot }: { readonly className: string; readonly slot: string }) => (
  <li
    className={`${className} plp-grid__mount-point`}
    data-plp-slot={slot}
    suppressHydrationWarning
  >
    {''}
  </li>
);
