/** Option ids as the listing API spells them, learned from every response (docs/product.md, 5.4). */
import { createSlice, original, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit';
import { cacheWireIds, type WireIds } from '../catalogue/wire-ids';
import { listingApi } from './listing-api';
import { wireIdsCorrected } from './request/request-actions';

const initialState: WireIds = {};
const { upsertQueryEntries } = listingApi.util;

export const wireIdsSlice = createSlice({
  name: 'wireIds',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(wireIdsCorrected, (known, { payload }) => ({ ...known, ...payload }));
    builder.addMatcher(
      listingApi.endpoints.listing.matchFulfilled,
      (known, { payload }: PayloadAction<unknown>) => learned(known, [payload]),
    );
    // What the server left in the page.
    builder.addMatcher(upsertQueryEntries.match, (known, { payload }) =>
      learned(
        known,
        payload.map(({ value }) => value),
      ),
    );
  },
});

// Hundreds of ids are read of the state itself, which is faster than of its draft.
const learned = (known: WireIds, bodies: readonly unknown[]): WireIds =>
  bodies.reduce<WireIds>(cacheOnce, original(known) ?? known);

/** A server meets the same response with every page that it renders from it. */
const cacheOnce = weakMapMemoize((known: WireIds, body: unknown) => cacheWireIds(known, body));
