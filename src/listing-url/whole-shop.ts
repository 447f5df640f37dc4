/** The listing of the whole shop, `/browse` or `/browse/all`. */
import { wholeShopId, type ListingUrl } from './listing-url';

/** The category "all" is no category. With a facet it stays, since without it the page would be about the facet. */
export function withoutWholeShop(url: ListingUrl): ListingUrl {
  const { category, ...rest } = url;
  const isWholeShop =
    url.type === 'browse' && category?.id === wholeShopId && url.facets.length === 0;
  return isWholeShop ? rest : url;
}
