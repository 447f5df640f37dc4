/** Option ids as the listing API spells them, remembered from its answers (decision 15a). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { noWireIds, rememberWireIds, type WireIds } from '../catalogue/wire-ids';

export const wireIdsSlice = createSlice({
  name: 'wireIds',
  initialState: noWireIds,
  reducers: {
    listingReceived: (known, action: PayloadAction<unknown>) =>
      rememberWireIds(known, action.payload),
  },
  selectors: { selectWireIds: (state) => state },
});

export const { listingReceived } = wireIdsSlice.actions;
export const { selectWireIds } = wireIdsSlice.selectors;
export type WithWireIds = { readonly wireIds: WireIds };
