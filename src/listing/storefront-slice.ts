/** The storefront of the page, which never changes after the store is created. */
import { createSlice } from '@reduxjs/toolkit';
import { brandOf } from '../storefront/brand';
import { readPageGlobals, type PageGlobals } from '../storefront/page-globals';

/** The page globals without the dehydrated listing cache. */
export type StorefrontState = Omit<PageGlobals, 'queryState'>;

const initialState: StorefrontState = readPageGlobals(undefined);

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

export type WithStorefront = { readonly storefront: StorefrontState };
