import {
  savedForLaterSlice,
  selectSaveProgress,
} from '../../src/saved-for-later/saved-for-later-slice';
import { savedApi } from '../../src/saved-for-later/saved-api';
import { deferred, failing, json, openSavingPage as open } from './a-saving-page';

const { reducer } = savedForLaterSlice;

describe('the state of saved products', () => {
  it('has the pending change of a product, and then what it made', async () => {
    const response = deferred<Response>();
    const page = await open({ service: failing('addProduct', () => response.promise) });
    const call = page.store.dispatch(
      savedApi.endpoints.setSaved.initiate({ productId: '__proto__', isSaved: true }),
    );
    const changes = () => page.store.getState().savedForLater;
    expect(changes()).toEqual([{ productId: '__proto__', isSaved: false, isPending: true }]);
    expect(selectSaveProgress(page.store.getState(), '__proto__')).toBe('saving');
    response.resolve(json({}));
    await call;
    expect(changes()).toEqual([{ productId: '__proto__', isSaved: true, isPending: false }]);
  });

  it('has the last failure of a product, until its next change', async () => {
    const answers = [json({ message: 'No room' }, 422), json({})];
    const page = await open({ service: failing('addProduct', () => answers.shift() ?? json({})) });
    const save = () =>
      page.store.dispatch(
        savedApi.endpoints.setSaved.initiate({ productId: 'lamp', isSaved: true }),
      );
    const failures = () => page.store.getState().savedForLater.map(({ failure }) => failure);
    await save();
    expect(failures()).toEqual([
      { reason: 'refused', status: 422, retryAfter: null, text: 'No room' },
    ]);
    await save();
    expect(failures()).toEqual([undefined]);
  });

  it('has no failure of a change that was aborted', async () => {
    const page = await open({ service: failing('addProduct', () => new Promise(() => undefined)) });
    const call = page.store.dispatch(
      savedApi.endpoints.setSaved.initiate({ productId: 'lamp', isSaved: true }),
    );
    call.abort();
    await call;
    expect(page.store.getState().savedForLater).toEqual([
      { productId: 'lamp', isSaved: false, isPending: false },
    ]);
  });

  it('is empty at first', () => {
    expect(reducer(undefined, { type: 'any' })).toEqual([]);
  });
});
