/** What a storefront may import: everything else of the product may change with any version. */
export { defineStorefront } from '../storefront/storefront';
export { ownLanguages, type Languages, type WriteTexts } from '../storefront/language';
export { changeTexts, pseudoLanguages } from '../storefront/own-texts';
