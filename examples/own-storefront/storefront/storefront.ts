/** The brands of this shop. Extensions of the page stand next to this file, and are named here. */
import { defineStorefront } from 'product-listing-page';

export const storefront = defineStorefront({
  brands: [
    {
      key: 'fernway',
      displayName: 'Fernway',
      locale: 'en-GB',
      currencyCode: 'GBP',
      money: 'locale',
      saveForLater: 'always',
      paging: 'load-more',
    },
  ],
});
