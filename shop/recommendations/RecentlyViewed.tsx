type RecentlyViewedProps = {
  /** The product of this page, which counts as viewed. */
  readonly productId?: string;
  /** The name of the colour that it is shown in. */
  readonly colour?: string | undefined;
};

/** Where the script shows the products that were viewed in this browser; takes no room while there are none. */
export const RecentlyViewed = ({ productId, colour }: RecentlyViewedProps) => (
  <div className="plp-shop-page plp-shop-viewed" data-product-id={productId} data-colour={colour} />
);
