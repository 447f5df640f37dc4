/** Recommends products by what the product offers to every host: its mount points and its events. */
import { startRecentlyViewed } from './recently-viewed';
import { startRecommendedProduct } from './recommended-product';

const showRows = startRecentlyViewed();
const fillSlot = startRecommendedProduct();

// Mount points come and go with the listing.
const root = document.getElementById('product-listing-root');
if (root)
  new MutationObserver(() => {
    showRows();
    fillSlot();
  }).observe(root, { childList: true, subtree: true });
