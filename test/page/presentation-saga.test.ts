import { waitFor } from '@testing-library/react';
import { drawerOpened } from '../../src/filters/drawer/drawer-slice';
import { facetToggled, pageChosen } from '../../src/listing/navigation';
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

test('another page is scrolled to before the next task, in which it could be painted further down', async () => {
  const order: string[] = [];
  const platform = fakePlatform(responsesOf({ results: 70 }), { focus: (id) => order.push(id) });
  const { store, start } = aPageStore({ path: '/browse/c1', platform });
  start();
  const isShown = () => selectIsCurrentShown(store.getState());
  await waitFor(() => expect(isShown()).toBe(true));
  store.dispatch(second);
  const nextTask = new Promise<void>((done) => {
    const stop = store.subscribe(() => {
      if (!isShown()) return;
      stop();
      setTimeout(() => {
        order.push('next task');
        done();
      });
    });
  });
  await nextTask;
  expect(order).toEqual(['plp-results-header', 'next task']);
});

describe('a filter that was selected below the beginning of the results', () => {
  const acme = facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' });
  const open = async () => {
    const scrolledTo: string[] = [];
    const platform = fakePlatform(responsesOf({ results: 70 }), {
      scrollUpTo: (id) => scrolledTo.push(id),
    });
    const { store, start } = aPageStore({ path: '/browse/c1', platform });
    start();
    const settled = () => waitFor(() => expect(selectIsCurrentShown(store.getState())).toBe(true));
    await settled();
    return { store, settled, scrolledTo };
  };

  it('scrolls up to it when the listing is shown, as no other change does', async () => {
    const { store, settled, scrolledTo } = await open();
    store.dispatch(second);
    await settled();
    expect(scrolledTo).toEqual([]);
    store.dispatch(acme);
    expect(scrolledTo).toEqual([]);
    await settled();
    expect(scrolledTo).toEqual(['plp-results-header']);
  });

  it('leaves the page below the open drawer where it is', async () => {
    const { store, settled, scrolledTo } = await open();
    store.dispatch(drawerOpened());
    store.dispatch(acme);
    await settled();
    expect(scrolledTo).toEqual([]);
  });
});
