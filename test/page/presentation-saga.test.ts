import { waitFor } from '@testing-library/react';
import { pageChosen } from '../../src/listing/navigation';
import { selectIsCurrentShown } from '../../src/listing/shown-listing';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { responsesOf } from '../support/open-page';

const second = pageChosen({ kind: 'pagination', pageNumber: 2 });

describe('scroll restoration', () => {
  it('happens after Back and in a new document, not after a click', async () => {
    const comeBack = jest.fn();
    const platform = fakePlatform(responsesOf({ results: 70 }), {
      restoreScroll: comeBack,
    });
    const { store, history, start } = aPageStore({ path: '/browse/c1', platform });
    start();
    await waitFor(() => expect(comeBack).toHaveBeenCalledTimes(1));
    store.dispatch(second);
    await waitFor(() => expect(selectIsCurrentShown(store.getState())).toBe(true));
    await new Promise((done) => setTimeout(done, 10));
    expect(comeBack).toHaveBeenCalledTimes(1);
    history.back();
    await waitFor(() => expect(comeBack).toHaveBeenCalledTimes(2));
  });
});
