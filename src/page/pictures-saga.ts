/**
 * Fetches the first pictures of each listing that arrives, wanted or prefetched, before its cards render: they would be
 * fetched only after the words of all cards are painted. The response is read for it, so that a prefetched listing
 * shows at once.
 */
import type { PayloadAction } from '@reduxjs/toolkit';
import { takeEvery } from 'redux-saga/effects';
import type { ListingBody } from '../catalogue/read-listing';
import { listingApi } from '../listing/listing-api';
import { isSameArgs, type ListingArgs } from '../listing/request/listing-args';
import { selectListingArgs } from '../listing/select-listing-args';
import { listingOf, selectShownListing } from '../listing/shown-listing';
import { eagerPictures, imageSources, largeImageSource } from '../product/image-sources';
import { selectIsLarge } from '../results-bar/picture-size-slice';
import { getEnvironment, selectValue, withErrorReport } from '../store/effects';

type Arrival = PayloadAction<
  ListingBody,
  string,
  { readonly arg: { readonly originalArgs: ListingArgs } }
>;

export function* watchPictures() {
  const { matchFulfilled } = listingApi.endpoints.listing;
  yield takeEvery(matchFulfilled, withErrorReport('pictures', fetchFirstPictures));
}

function* fetchFirstPictures({ payload, meta }: Arrival) {
  const { platform, imageSizes: sizes } = yield* getEnvironment();
  const isLarge = yield* selectValue(selectIsLarge);
  const { originalArgs } = meta.arg;
  if (yield* isOnlyCounted(originalArgs)) return;
  const { products = [] } = listingOf(payload, originalArgs.url) ?? {};
  const sourcesOf = isLarge ? largeImageSource : imageSources;
  for (const { image, roundelId } of products.slice(0, eagerPictures))
    if (image) platform.fetchPicture?.(sourcesOf({ sizes, url: image.url, roundelId }));
}

/** Below an empty list, others are requested for their numbers of products. */
function* isOnlyCounted(args: ListingArgs) {
  if (isSameArgs(args, yield* selectValue(selectListingArgs))) return false;
  return (yield* selectValue(selectShownListing))?.products.length === 0;
}
