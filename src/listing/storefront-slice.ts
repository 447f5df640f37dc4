/** Which shop the page is for; set when the store is made and never changed. */
import { createSlice } from '@reduxjs/toolkit';
import { brandOf, defaultBrandKey, type BrandKey } from '../storefront/brand';
import type { PageType } from '../storefront/page-globals';

export type StorefrontState = {
  readonly brand: BrandKey;
  readonly apiURL: string;
  /** Base of the save-for-later and client-error calls; empty is the page's own origin. */
  readonly envURL: string;
  readonly isLocal: boolean;
  readonly saveForLaterIreland: boolean;
  /** As the host page says it; absent, the path tells. */
  readonly pageType?: PageType;
};

const initialState: StorefrontState = {
  brand: defaultBrandKey,
  apiURL: '/listing-api',
  envURL: '',
  isLocal: false,
  saveForLaterIreland: false,
};

export const storefrontSlice = createSlice({
  name: 'storefront',
  initialState,
  reducers: {},
  selectors: {
    selectStorefront: (state) => state,
    selectBrand: (state) => brandOf(state.brand),
  },
});

export const { selectStorefront, selectBrand } = storefrontSlice.selectors;

/** The part of the store that holds the storefront. */
export type WithStorefront = { readonly storefront: StorefrontState };
