/** Reports prices in a currency that the brand does not sell in, once for each (docs/product.md, 8.3). */
import { takeEvery } from 'redux-saga/effects';
import { languageOfStore, platformOfStore, selected } from './saga-effects';
import { selectShownListing } from './shown-listing';
import { listingShown } from './shown-listing-slice';
import { selectBrand } from './storefront-slice';

export function* watchCurrencies() {
  const brand = yield* selected(selectBrand);
  if (brand.money !== 'locale') return;
  const { currencyOf } = yield* languageOfStore();
  const { reportError } = yield* platformOfStore();
  const reported = new Set([brand.currencyCode]);
  yield takeEvery(listingShown, function* report() {
    const listing = yield* selected(selectShownListing);
    for (const { price } of listing?.products ?? []) {
      const currency = price ? currencyOf(price) : brand.currencyCode;
      if (reported.has(currency)) continue;
      reported.add(currency);
      reportError(new Error(`${brand.key} does not sell in ${currency}`), 'currency');
    }
  });
}
