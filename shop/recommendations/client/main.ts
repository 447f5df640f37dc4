/** Recommends products by what the product offers to every host: its mount points and its events. */
import { startRecentlyViewed } from './recently-viewed';
import { startRecommendedProduct } from './recommended-product';

const showRows = startRecentlyViewed();
const fillSlot = startRecommendedProduct();

/** The rows are below the grid, so that they may wait until the page is at rest. */
const restMs = 100;
let rest: ReturnType<typeof setTimeout> | undefined;

// Mount points come and go with the listing.
const root = document.getElementById('product-listing-root');
if (root)
  new MutationObserver(() => {
    fillSlot();
    clearTimeout(rest);
    rest = setTimeout(showRows, restMs);
  }).observe(root, { childList: true, subtree: true });
