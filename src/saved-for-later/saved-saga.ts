/** Saves and removes products, on the server first, then in the cached list, then in the shop's other tabs. */
import { eventChannel, type TakeableChannel } from 'redux-saga';
import { fork, put, take, takeEvery } from 'redux-saga/effects';
import { isRecord } from '../lib/read-unknown';
import { dispatchOfStore, platformOfStore, selected } from '../listing/saga-effects';
import { alertRaised } from '../alerts/alerts-slice';
import { unreadable, type SavedFailure } from './saved-failure';
import { selectOffersSaving } from './offers-saving';
import { savedApi } from './saved-api';
import { keepList } from './saved-session';
import {
  changeBegan,
  changeEnded,
  listReceived,
  productChanged,
  type saveToggled,
  selectIsBusy,
  selectIsListKnown,
  selectIsSaved,
  selectSavedIds,
  type SavedChange,
  type WithSaved,
} from './saved-slice';

/** The topic under which the shop's tabs tell each other of changes. */
export const savedTopic = 'saved-for-later';

type Answer = { readonly error?: unknown; readonly data?: unknown };
type Presses = TakeableChannel<ReturnType<typeof saveToggled>>;

/** `presses` are those of the save buttons, from the first on. */
export function* watchSavedForLater(presses: Presses) {
  if (!(yield* selected(selectOffersSaving))) return;
  yield takeEvery(presses, toggle);
  yield fork(watchOtherTabs);
  yield fork(loadList);
}

function* loadList() {
  const error = yield* askForList();
  if (error) yield put(alertRaised({ variant: 'error', text: textOf(error) }));
  else yield* keepCachedList();
}

/** Toggles one product; a press while its call is under way is ignored (decision 63). */
function* toggle({ payload: productId }: ReturnType<typeof saveToggled>) {
  if (yield* selected((state: WithSaved) => selectIsBusy(state, productId))) return;
  const isSaved = !(yield* selected((state: WithSaved) => selectIsSaved(state, productId)));
  yield put(changeBegan(productId));
  try {
    const dispatch = yield* dispatchOfStore();
    const { addProduct, removeProduct } = savedApi.endpoints;
    const { error } = (yield dispatch(
      (isSaved ? addProduct : removeProduct).initiate(productId, { track: false }),
    )) as Answer;
    if (error) yield put(alertRaised({ variant: 'error', text: textOf(error) }));
    else yield* keepChange({ productId, isSaved });
  } finally {
    yield put(changeEnded(productId));
  }
}

function* keepChange(change: SavedChange) {
  const platform = yield* platformOfStore();
  yield put(productChanged(change));
  platform.broadcast?.(savedTopic, change);
  // A list that could not be had when the page was opened may be had now.
  const error = (yield* selected(selectIsListKnown)) ? undefined : yield* askForList();
  if (error || !(yield* keepCachedList())) {
    platform.log.error('Error updating save for later:', error);
  }
}

function* watchOtherTabs() {
  const { onBroadcast } = yield* platformOfStore();
  if (!onBroadcast) return;
  const messages = eventChannel<object>((emit) =>
    onBroadcast(savedTopic, (told) => emit({ told })),
  );
  for (;;) {
    const { told } = (yield take(messages)) as { readonly told: unknown };
    if (!isSavedChange(told)) continue;
    yield put(productChanged(told));
    if (yield* selected(selectIsListKnown)) yield* keepCachedList();
  }
}

const isSavedChange = (value: unknown): value is SavedChange =>
  isRecord(value) && typeof value.productId === 'string' && typeof value.isSaved === 'boolean';

/** Asks for the list, or waits for the one on its way; gives what went wrong, if anything. */
function* askForList() {
  const dispatch = yield* dispatchOfStore();
  const request = dispatch(
    savedApi.endpoints.savedProducts.initiate(undefined, { subscribe: false }),
  );
  const { data, error } = (yield request) as Answer;
  if (data !== undefined) yield put(listReceived(data as readonly string[]));
  return error;
}

function* keepCachedList() {
  const { session } = yield* platformOfStore();
  return keepList(session, yield* selected(selectSavedIds));
}

const textOf = (error: unknown): string =>
  (error as Partial<SavedFailure>).message ?? unreadable.message;
