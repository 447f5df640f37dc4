import { put, takeEvery } from 'redux-saga/effects';
import { largePictures, pictureSizeChosen, pictureSizeKey } from './picture-size-slice';
import { getEnvironment } from '../store/effects';

/** Restores the size that the shopper chose on an earlier page, and stores each choice. */
export function* watchPictureSize() {
  const { localStorage } = (yield* getEnvironment()).platform;
  if (localStorage.read(pictureSizeKey) === largePictures) yield put(pictureSizeChosen(true));
  yield takeEvery(pictureSizeChosen, ({ payload: isLarge }) => {
    if (isLarge) localStorage.write(pictureSizeKey, largePictures);
    else localStorage.remove(pictureSizeKey);
  });
}
