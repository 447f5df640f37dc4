/** The storefront of the page, which the store factory preloads and no action changes. */
import type { PageGlobals } from '../storefront/page-globals';

/** The page globals without the dehydrated listing cache. */
export type StorefrontState = Omit<PageGlobals, 'queryState'>;

export type WithStorefront = { readonly storefront: StorefrontState };

export const selectStorefront = ({ storefront }: WithStorefront) => storefront;
export const selectBrand = ({ storefront }: WithStorefront) => storefront.brand;
export const selectMount = ({ storefront }: WithStorefront) => storefront.mount;
