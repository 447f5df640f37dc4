type RecentlyViewedProps = {
  /** The product that this page shows, which is viewed by that. */
  readonly productId?: string;
};

/** Where the script shows the products that were viewed in this browser; takes no room while there are none. */
export const RecentlyViewed = ({ productId }: RecentlyViewedProps) => (
  <div className="plp-shop-page plp-shop-viewed" data-product-id={productId} />
);
