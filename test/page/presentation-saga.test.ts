import { waitFor } from '@testing-library/react';
import { drawerOpened } from '../../src/filters/drawer/drawer-slice';
import { categoryChosen, facetToggled, pageChosen } from '../../src/listing/navigation';
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

  it('happens after Back before the next task, in which the list could be painted elsewhere', async () => {
    const order: string[] = [];
    const platform = fakePlatform(responsesOf({ results: 70 }), {
      restoreScroll: () => order.push('restored'),
    });
    const { store, history, start } = aPageStore({ path: '/browse/c1', platform });
    start();
    await waitFor(() => expect(order).toEqual(['restored']));
    store.dispatch(second);
    await waitFor(() => expect(selectIsCurrentShown(store.getState())).toBe(true));
    const nextTask = nextTaskOnceShown(store);
    history.back();
    await nextTask;
    expect(order).toEqual(['restored', 'restored']);
  });
});

/** Resolves in the task after the one that shows the listing of the next URL. */
const nextTaskOnceShown = ({ getState, subscribe }: ReturnType<typeof aPageStore>['store']) =>
  new Promise<void>((done) => {
    const stop = subscribe(() => {
      if (!selectIsCurrentShown(getState())) return;
      stop();
      setTimeout(done);
    });
  });

test('another page is scrolled to before the next task, in which it could be painted further down', async () => {
  const order: string[] = [];
  const platform = fakePlatform(responsesOf({ results: 70 }), { focus: (id) => order.push(id) });
  const { store, start } = aPageStore({ path: '/browse/c1', platform });
  start();
  const isShown = () => selectIsCurrentShown(store.getState());
  await waitFor(() => expect(isShown()).toBe(true));
  const nextTask = nextTaskOnceShown(store);
  store.dispatch(second);
  await nextTask;
  expect(order).toEqual(['plp-results-header']);
});

test('a page that a shorter listing does not have leads to the heading, as its message is loaded later', async () => {
  const platform = fakePlatform((address) =>
    responsesOf({ results: address.includes('page=2') ? 20 : 70 })(address),
  );
  const { store, start } = aPageStore({ path: '/browse/c1', platform });
  start();
  const isShown = () => selectIsCurrentShown(store.getState());
  await waitFor(() => expect(isShown()).toBe(true));
  store.dispatch(second);
  await waitFor(() => expect(isShown()).toBe(true));
  await new Promise((nextTask) => setTimeout(nextTask));
  expect(platform.focused).toEqual(['plp-heading']);
});

test('a page that is loaded below the others moves neither focus nor scrolling', async () => {
  const platform = fakePlatform(responsesOf({ results: 70 }));
  const { store, start } = aPageStore({ path: '/browse/c1', platform });
  start();
  const isShown = () => selectIsCurrentShown(store.getState());
  await waitFor(() => expect(isShown()).toBe(true));
  store.dispatch(pageChosen({ kind: 'pagination', pageNumber: 2, isAdded: true }));
  await waitFor(() => expect(isShown()).toBe(true));
  await new Promise((nextTask) => setTimeout(nextTask));
  expect(platform.focused).toEqual([]);
});

it.each([
  ['leads to its heading', false, ['plp-heading']],
  ['leaves the focus in an open drawer, behind which nothing scrolls', true, []],
])('another category %s', async (_behaviour, isDrawerOpen, focused) => {
  const platform = fakePlatform(responsesOf({ results: 70 }));
  const { store, start } = aPageStore({ path: '/browse/c1', platform });
  start();
  const settled = () => waitFor(() => expect(selectIsCurrentShown(store.getState())).toBe(true));
  await settled();
  if (isDrawerOpen) store.dispatch(drawerOpened());
  store.dispatch(categoryChosen({ kind: 'category', categoryId: 'c2' }));
  await settled();
  // The focus moves before the next task.
  await new Promise((nextTask) => setTimeout(nextTask));
  expect(platform.focused).toEqual(focused);
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
