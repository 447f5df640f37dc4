/** The brands of this shop, and what it adds to the page. All of this folder is the retailer's own. */
import { defineStorefront } from 'product-listing-page';

/** The comparison of products, and the pictured subcategories. */
const loadAdditions = () => import(/* webpackChunkName: "extensions" */ './extensions');

export const storefront = defineStorefront({
  brands: [
    {
      key: 'marlow',
      displayName: 'Marlow',
      locale: 'en-GB',
      currencyCode: 'GBP',
      money: 'pounds-or-euros',
      saveForLater: 'always',
      paging: 'pages',
    },
    {
      key: 'marlow-ie',
      displayName: 'Marlow Ireland',
      locale: 'en-IE',
      currencyCode: 'EUR',
      money: 'pounds-or-euros',
      priceRules: 'eu',
      priceNote: { text: 'Prices include VAT. Delivery is extra.' },
      reviewsNote: { text: 'Reviews are from shoppers who bought the product.' },
      saveForLater: 'behind-flag',
      paging: 'pages',
    },
    {
      key: 'hearth',
      displayName: 'Hearth',
      locale: 'en-GB',
      currencyCode: 'GBP',
      money: 'pounds-or-euros',
      saveForLater: 'always',
      paging: 'load-more',
    },
  ],
  // Hearth does without.
  loadExtensions: { marlow: loadAdditions, 'marlow-ie': loadAdditions },
});
