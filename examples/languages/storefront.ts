/**
 * A storefront of four languages: one brand each, and one in a pseudo-language, which shows which words are in no
 * catalogue.
 */
import { defineStorefront } from 'product-listing-page';
import { pseudoLanguages } from 'product-listing-page/pseudo-language';

export const storefront = defineStorefront({
  brands: [
    {
      key: 'us',
      displayName: 'Marlow US',
      locale: 'en-US',
      currencyCode: 'USD',
      money: 'locale',
      saveForLater: 'always',
      paging: 'pages',
    },
    {
      key: 'de',
      displayName: 'Marlow Deutschland',
      locale: 'de-DE',
      currencyCode: 'EUR',
      money: 'locale',
      decimals: 'always',
      priceRules: 'eu',
      priceNote: { text: 'Alle Preise inkl. MwSt., zzgl. Versandkosten' },
      reviewsNote: { text: 'Bewertungen stammen von Käufern.' },
      saveForLater: 'always',
      paging: 'pages',
    },
    {
      key: 'fr',
      displayName: 'Marlow France',
      locale: 'fr-FR',
      currencyCode: 'EUR',
      money: 'locale',
      priceRules: 'eu',
      priceNote: { text: 'Prix TTC, hors frais de livraison' },
      reviewsNote: { text: 'Les avis viennent d’acheteurs.' },
      saveForLater: 'always',
      paging: 'load-more',
    },
    {
      key: 'ar',
      displayName: 'مارلو',
      locale: 'ar-AE',
      currencyCode: 'AED',
      money: 'locale',
      saveForLater: 'always',
      paging: 'pages',
    },
    {
      key: 'pseudo',
      displayName: 'Pseudo',
      locale: 'en-XA',
      currencyCode: 'GBP',
      money: 'locale',
      saveForLater: 'always',
      paging: 'pages',
    },
  ],
  languages: pseudoLanguages,
});
