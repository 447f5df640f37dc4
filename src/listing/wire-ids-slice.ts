/** Option ids as the listing API spells them, learned from its answers (decision 15a). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WireIds } from '../catalogue/wire-ids';

const initialState: WireIds = {};

export const wireIdsSlice = createSlice({
  name: 'wireIds',
  initialState,
  reducers: {
    wireIdsLearned: (_known, action: PayloadAction<WireIds>) => action.payload,
  },
  selectors: { selectWireIds: (state) => state },
});

export const { wireIdsLearned } = wireIdsSlice.actions;
export const { selectWireIds } = wireIdsSlice.selectors;
export type WithWireIds = { readonly wireIds: WireIds };
