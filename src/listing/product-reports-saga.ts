/** Reports what cannot be right in the products of a response, each thing once (docs/product.md, 8.3). */
import { takeEvery } from 'redux-saga/effects';
import { selectShownListing } from './shown-listing';
import { listingShown } from './shown-listing-slice';
import { selectBrand } from './storefront-state';
import { getEnvironment, selectValue, withErrorReport } from '../store/effects';

/** Prices in a currency that the brand does not sell in. */
export function* watchCurrencies() {
  const brand = yield* selectValue(selectBrand);
  if (brand.money !== 'locale') return;
  const { language, platform } = yield* getEnvironment();
  const known = new Set([brand.currencyCode]);
  function* reportCurrencies() {
    const listing = yield* selectValue(selectShownListing);
    for (const { price } of listing?.products ?? []) {
      const currency = price ? language.currencyOf(price) : brand.currencyCode;
      if (known.has(currency)) continue;
      known.add(currency);
      platform.reportError(new Error(`${brand.key} does not sell in ${currency}`), 'currency');
    }
  }
  yield takeEvery(listingShown.type, withErrorReport('currency', reportCurrencies));
}

/** Fields that are left out, since they make no sense. */
export function* watchLeftOut() {
  const { platform } = yield* getEnvironment();
  const known = new Set<string>();
  function* reportFields() {
    const listing = yield* selectValue(selectShownListing);
    for (const { productId, leftOut = [] } of listing?.products ?? [])
      for (const name of leftOut) {
        if (known.has(name)) continue;
        known.add(name);
        platform.log.error(`The value of ${name} is left out`, { productId });
      }
  }
  yield takeEvery(listingShown.type, withErrorReport('products', reportFields));
}
