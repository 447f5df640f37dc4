/**
 * What a server program of a retailer may import, as `product-listing-page/services`: everything else may change with
 * any version.
 */
export type { WireListingBody } from '../src/catalogue/listing-response';
export { readListingRequest, type ListingRequest } from '../src/catalogue/read-listing-request';
export { noShop } from './no-shop';
export * from './services/events-service';
export * from './services/listing-service';
export * from './services/saved-products-service';
export * from './services/shop';
export * from './services/shop-pages';
export { startServer } from './start-server';
