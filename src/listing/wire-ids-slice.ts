/** Option ids as the listing API spells them, collected from every response (docs/product.md, 5.4). */
import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { addWireIds, type WireIds } from '../catalogue/wire-ids';
import { listingApi } from './listing-api';
import { wireIdsCorrected } from './request/wire-ids-state';

const initialState: WireIds = {};
const { upsertQueryEntries } = listingApi.util;

export const wireIdsSlice = createSlice({
  name: 'wireIds',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(wireIdsCorrected, (known, { payload }) => ({
      ...original(known),
      ...payload,
    }));
    builder.addMatcher(
      listingApi.endpoints.listing.matchFulfilled,
      (known, { payload }: PayloadAction<unknown>) => learned(known, [payload]),
    );
    // The dehydrated state.
    builder.addMatcher(upsertQueryEntries.match, (known, { payload }) =>
      learned(
        known,
        payload.map(({ value }) => value),
      ),
    );
  },
});

// Reads the state itself, since reading hundreds of ids through its draft is slow.
const learned = (known: Draft<WireIds>, bodies: readonly unknown[]): WireIds =>
  bodies.reduce<WireIds>(addWireIds, original(known) ?? known);
