/** What a storefront may import: everything else of the product may change with any version. */
export { defineStorefront } from '../storefront/storefront';
