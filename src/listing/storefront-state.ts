/** The storefront of the page, which the store factory preloads and no action changes. */
import type { PageGlobals } from '../storefront/page-globals';
import type { RootState } from '../store/root-state';

declare module '../store/root-state' {
  interface RootState {
    readonly storefront: StorefrontState;
  }
}

/** The page globals without the dehydrated listing cache, and without what is part of the environment. */
export type StorefrontState = Omit<PageGlobals, 'queryState' | 'mount' | 'imageSizes'>;

export const selectStorefront = ({ storefront }: RootState) => storefront;
export const selectBrand = ({ storefront }: RootState) => storefront.brand;
