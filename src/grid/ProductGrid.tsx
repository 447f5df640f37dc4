import { memo, useMemo, type ReactElement, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Listing } from '../catalogue/listing';
import type { Product } from '../catalogue/product';
import { selectIsFetching } from '../listing/shown-listing-slice';
import type { PageContent } from '../storefront/page-content';
import { listingTexts } from '../storefront/texts/page';
import { useDeferredList } from '../ui/use-deferred-list';
import { ContentBanner } from './ContentBanner';
import { gridInserts, type GridInsert } from './grid-inserts';
import { RecommendationSlot } from './RecommendationSlot';

/** Where a link leads that skips to the products. */
export const productsId = 'plp-products';

type ProductGridProps = {
  readonly listing: Listing;
  /** Whether the shopper is led back to their place in it, for which all of it must be there. */
  readonly isWayBack?: boolean;
  /** Draws a product at its place in the grid, from 1. Keep it the same function, and cards are drawn once. */
  readonly renderProduct: (product: Product, position: number) => ReactNode;
  /** What the host puts between the products; without it each slot is a mount point. */
  readonly content?: PageContent;
};

/** The products with the inserts among them; dimmed while another listing is fetched (docs/product.md, 4.4 and 8.6). */
export function ProductGrid({
  listing,
  isWayBack = false,
  renderProduct,
  content,
}: ProductGridProps) {
  const isBusy = useSelector(selectIsFetching);
  const { products } = listing;
  const cells = useMemo(() => {
    const inserts = gridInserts(products.length, content);
    const drawn: ReactElement[] = [];
    products.forEach((product, index) => {
      // By its place too: one that is found elsewhere in the next listing would have all between moved, not itself.
      drawn.push(
        <li key={`${index} ${product.productId}`} className={cellClass(drawn.length)}>
          {renderProduct(product, index + 1)}
        </li>,
      );
      // Beside the products, not with one of them: what stands there stays when the products change.
      for (const insert of inserts)
        if (insert.position === index + 1)
          drawn.push(<Insert key={insert.slot} place={drawn.length} {...insert} />);
    });
    return drawn;
  }, [products, renderProduct, content]);
  const { shown, isPartial } = useDeferredList(cells, isWayBack);
  return (
    <>
      <h2 className="plp-visually-hidden" id={productsId} tabIndex={-1}>
        {listingTexts.grid}
      </h2>
      <ul
        className={isBusy ? 'plp-grid plp-grid--busy' : 'plp-grid'}
        aria-labelledby={productsId}
        aria-busy={isBusy || isPartial}
      >
        {shown}
      </ul>
    </>
  );
}

/** As many cells as a phone's first screen shows, and a wider one's. */
const phoneCells = 4;
const wideCells = 8;

/** Says by class which cells are laid out only near the screen: rules that count children style all anew with each that comes. */
const cellClass = (place: number): string =>
  place < phoneCells
    ? 'plp-grid__cell'
    : `plp-grid__cell plp-grid__cell--${place < wideCells ? 'next' : 'later'}`;

type InsertProps = GridInsert & { readonly place: number };

const Insert = memo(function Insert({ kind, slot, content, place }: InsertProps) {
  const className = kind === 'banner' ? 'plp-grid__wide-cell' : cellClass(place);
  if (content === undefined) return <MountPoint className={className} slot={slot} />;
  return (
    <li className={className}>
      {kind === 'banner' ? (
        <ContentBanner content={content} />
      ) : (
        <RecommendationSlot content={content} />
      )}
    </li>
  );
});

/**
 * A place the host may fill. As its content is an empty text that nobody compares, what the host puts there, even before
 * the page takes over the server's markup, stays.
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
