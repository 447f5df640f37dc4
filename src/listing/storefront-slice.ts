/** The storefront of the page, which the store factory preloads and no action changes. */
import type { PageGlobals } from '../storefront/page-globals';
import type { RootState } from '../store/root-state';

declare module '../store/root-state' {
  interface RootState {
    readonly storefront: StorefrontState;
  }
}

/** The page globals without the dehydrated listing cache. */
export type StorefrontState = Omit<PageGlobals, 'queryState'>;

export const selectStorefront = ({ storefront }: RootState) => storefront;
export const selectBrand = ({ storefront }: RootState) => storefront.brand;
export const selectMount = ({ storefront }: RootState) => storefront.mount;
