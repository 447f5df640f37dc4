/** What the events of a product say of it and of its place. */
import type { Product } from '../catalogue/product';
import { readSuggestions } from '../catalogue/read-suggestions';
import { withoutUndefined } from '../lib/without-undefined';
import { listingUrlOf } from '../listing/listing-location';
import {
  selectGridListing,
  selectPagesOnScreen,
  selectShownListing,
} from '../listing/shown-listing';
import { selectShownPages } from '../listing/shown-listing-slice';
import { selectBrand } from '../listing/storefront-state';
import type { RootState } from '../store/root-state';
import type { EventPayloads } from './event-payloads';
import { productListId } from './product-list';

export type ProductEvent = EventPayloads['product-save'];

/** `grid` is the listing itself, `suggestions` the products that one without results suggests. */
export type Place = { readonly list: 'grid' | 'suggestions'; readonly index: number };

/** Products of all pages on screen, or those that are suggested in their place. */
export function selectListedProducts(state: RootState, list: Place['list']): readonly Product[] {
  if (list === 'grid') return selectGridListing(state)?.products ?? [];
  return readSuggestions(selectShownListing(state)?.rawResponse).products;
}

/** Undefined where there is no such product. */
export function productEvent(state: RootState, { list, index }: Place): ProductEvent | undefined {
  const product = selectListedProducts(state, list)[index];
  const page = selectPageOf(state, list, index);
  if (!product || !page) return undefined;
  const { shown, listing, start } = page;
  const { args, updateId = '' } = shown;
  const url = listingUrlOf(args.url);
  if (!url) return undefined;
  return withoutUndefined({
    updateId,
    brand: selectBrand(state).key,
    path: args.url,
    list: list === 'grid' ? productListId(listing, url) : list,
    resultId: listing.meta.resultId,
    searchTerm: url.searchTerm,
    productId: product.productId,
    variationId: product.variationId || undefined,
    position: list === 'grid' ? start + index + 1 : index + 1,
    isSponsored: product.sponsored !== undefined,
  });
}

/** The page on screen that has the product, and the number of products above the first page. */
function selectPageOf(state: RootState, list: Place['list'], index: number) {
  const pages = selectPagesOnScreen(state);
  const start = pages[0] ? (pages[0].page - 1) * pages[0].resultsPerPage : 0;
  let end = 0;
  const found = pages.findIndex(({ products }) => {
    end += products.length;
    return list !== 'grid' || index < end;
  });
  const [shown, listing] = [selectShownPages(state)[found], pages[found]];
  return shown && listing && { shown, listing, start };
}
