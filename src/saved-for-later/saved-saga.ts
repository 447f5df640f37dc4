/** Saves and removes products: on the server first, then in the cached list, then in session storage. */
import { createAction, type PayloadAction, type SerializedError } from '@reduxjs/toolkit';
import { put, takeEvery } from 'redux-saga/effects';
import { alertRaised } from '../alerts/alerts-slice';
import { isAborted } from '../lib/is-aborted';
import {
  selectOffersSaving,
  saveToggled,
  selectSavedList,
  selectSaveProgress,
} from './saved-for-later-slice';
import { savedApi } from './saved-api';
import { changeList, isSavedChange, savedTopic, type SavedChange } from './saved-change';
import { storeList, type SavedList } from './saved-session';
import { failureText, unreadable, type SavedFailure } from './service-calls';
import type { AppThunk } from '../store/root-state';
import {
  dispatchThunk,
  getEnvironment,
  selectValue,
  dispatchAndWait,
  withErrorReport,
} from '../store/effects';

const { savedProducts, setSaved } = savedApi.endpoints;

export function* watchSavedForLater() {
  if (!(yield* selectValue(selectOffersSaving))) return;
  yield takeEvery(saveToggled, withErrorReport('save for later', toggle));
  const { platform } = yield* getEnvironment();
  yield takeEvery(
    savedElsewhere,
    withErrorReport('save for later', ({ payload }: PayloadAction<SavedChange>) =>
      applyChange(payload),
    ),
  );
  yield* dispatchThunk(watchOtherTabs);
  const { error } = yield* requestList();
  if (!error) yield* storeCachedList();
  // The shopper has not clicked yet; the next click requests a token again.
  else if (isWithoutToken(error)) platform.log.error('Could not retrieve csrf token');
  else yield* raise(error);
}

const isWithoutToken = (error: SavedFailure | SerializedError): boolean =>
  'reason' in error && error.reason === 'noToken';

/** A click while the product's call is pending is ignored (docs/product.md, 12.2). */
function* toggle({ payload: productId, meta: colour }: ReturnType<typeof saveToggled>) {
  const fixedCacheKey = `product ${productId}`;
  // Not from the state: a history that Redux DevTools import may contain a pending call that never ends.
  const pending = savedApi.util.getRunningMutationThunk('setSaved', fixedCacheKey);
  if (yield* dispatchThunk(pending)) return;
  const progress = yield* selectValue((state) => selectSaveProgress(state, productId));
  const change = { productId, isSaved: progress === 'unsaved' || progress === 'saving' };
  const { error } = yield* dispatchAndWait(
    setSaved.initiate({ ...change, colour }, { fixedCacheKey }),
  );
  // Aborted because it would never settle: it is unknown whether the service made the change.
  if (isAborted({ error })) return;
  if (error) {
    yield* raise(error);
    return;
  }
  const { platform } = yield* getEnvironment();
  for (const tell of [platform.broadcast, platform.publish]) tell?.(savedTopic, change);
  yield* applyChange(change);
}

/** Another tab of the shop saved or removed a product. */
const savedElsewhere = createAction<SavedChange>('savedForLater/savedElsewhere');

const watchOtherTabs: AppThunk = (dispatch, _getState, { platform }) =>
  platform.onBroadcast?.(savedTopic, (message) => {
    if (isSavedChange(message)) dispatch(savedElsewhere(message));
  });

/** Applies a change that the service has made, for this tab or another, to the cached list. */
function* applyChange(change: SavedChange) {
  const { platform } = yield* getEnvironment();
  const { error } = yield* requestList();
  const update = (list: SavedList) => changeList(list, change);
  yield* dispatchThunk(savedApi.util.updateQueryData('savedProducts', undefined, update));
  if (!(yield* storeCachedList())) platform.log.error('Error updating save for later:', error);
}

/** Returns whether there is a list and session storage holds it. */
function* storeCachedList() {
  const { platform } = yield* getEnvironment();
  const { data } = yield* selectValue(selectSavedList);
  return data !== undefined && storeList(platform.sessionStorage, data);
}

/** Waits for the list, which is cached, pending, or requested again after a failure. */
function* requestList() {
  for (;;) {
    const result = yield* dispatchAndWait(savedProducts.initiate(undefined, { subscribe: false }));
    if (!isAborted(result)) return result;
  }
}

function* raise(error: SavedFailure | SerializedError) {
  const { language } = yield* getEnvironment();
  const failure = 'reason' in error ? error : unreadable;
  yield put(alertRaised({ variant: 'error', text: failureText(failure, language.texts) }));
}
