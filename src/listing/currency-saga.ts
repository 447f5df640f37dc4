/** Reports prices in a currency that the brand does not sell in, once for each (docs/product.md, 8.3). */
import { takeEvery } from 'redux-saga/effects';
import { selectShownListing } from './shown-listing';
import { listingShown } from './shown-listing-slice';
import { selectBrand } from './storefront-state';
import { getEnvironment, selectValue, withErrorReport } from '../store/effects';

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
