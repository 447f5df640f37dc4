import { watchRestoredPage } from '../../src/client/restored-page';
import { selectSaveProgress, saveToggled } from '../../src/saved-for-later/saved-for-later-slice';
import {
  deferred,
  json,
  openSavingPage,
  settle,
  type Service,
} from '../saved-for-later/a-saving-page';

const show = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

async function open(service: Service = () => undefined) {
  const { store, platform, called, alerts } = await openSavingPage({
    saved: ['sofa', 'chair'],
    service,
  });
  watchRestoredPage({ store, platform });
  return {
    store,
    called,
    alerts,
    /** As another page of the tab stores the list. */
    storeList: (text: string) => platform.sessionStorage.write('sfl_product_list', text),
    saved: () =>
      ['sofa', 'chair', 'lamp'].filter(
        (id) => selectSaveProgress(store.getState(), id) === 'saved',
      ),
  };
}

afterEach(() => jest.useRealTimers());

describe('a page that the browser restores from its back/forward cache', () => {
  it('shows what other pages of the tab saved and removed meanwhile, without a request', async () => {
    const { storeList, saved, called } = await open();
    const before = called();
    storeList('{"savedProducts":[{"productId":"lamp"},{"productId":"chair"}]}');
    show(false);
    expect(saved()).toEqual(['sofa', 'chair']);
    show(true);
    expect(saved()).toEqual(['chair', 'lamp']);
    expect(called()).toEqual(before);
  });

  it.each(['', '{', '{"savedProducts":7}'])(
    'stays as it was when session storage holds %j',
    async (text) => {
      const { storeList, saved } = await open();
      storeList(text);
      show(true);
      expect(saved()).toEqual(['sofa', 'chair']);
    },
  );

  it('saves what is clicked afterwards', async () => {
    const { store, storeList, saved } = await open();
    storeList('{"savedProducts":[]}');
    show(true);
    store.dispatch(saveToggled('sofa'));
    await settle();
    expect(saved()).toEqual(['sofa']);
  });

  it.each(['getSessionConfirmationNumber', 'list'])(
    'makes the call %s again, which never settles, and shows and saves products',
    async (pending) => {
      const calls = [new Promise<Response>(() => undefined)];
      const { store, saved, alerts } = await open(({ name }) =>
        name === pending ? calls.pop() : undefined,
      );
      store.dispatch(saveToggled('lamp'));
      await settle();
      show(true);
      await settle();
      expect(saved()).toEqual(['sofa', 'chair', 'lamp']);
      expect(alerts()).toEqual([]);
    },
  );

  it('shows the list that another page stored while its own was pending', async () => {
    const calls = [new Promise<Response>(() => undefined)];
    const { saved, storeList, called } = await open(({ name }) =>
      name === 'list' ? calls.pop() : undefined,
    );
    storeList('{"savedProducts":[{"productId":"lamp"}]}');
    const before = called();
    show(true);
    await settle();
    expect(saved()).toEqual(['lamp']);
    expect(called()).toEqual(before);
  });

  it('shows a change whose response follows', async () => {
    const response = deferred<Response>();
    const { store, saved } = await open(({ name }) =>
      name === 'addProduct' ? response.promise : undefined,
    );
    store.dispatch(saveToggled('lamp'));
    await settle();
    show(true);
    await settle();
    response.resolve(json({}));
    await settle();
    expect(saved()).toEqual(['sofa', 'chair', 'lamp']);
  });

  it('lets a product be saved again whose call never settles', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const calls = [deferred<Response>().promise];
    const { store, saved, alerts } = await open(({ name }) =>
      name === 'addProduct' ? calls.pop() : undefined,
    );
    const isBusy = () =>
      ['saving', 'removing'].includes(selectSaveProgress(store.getState(), 'lamp'));
    store.dispatch(saveToggled('lamp'));
    await settle();
    expect(isBusy()).toBe(true);
    show(true);
    await jest.advanceTimersByTimeAsync(1_900);
    expect(isBusy()).toBe(true);
    await jest.advanceTimersByTimeAsync(100);
    expect(isBusy()).toBe(false);
    expect(alerts()).toEqual([]);
    store.dispatch(saveToggled('lamp'));
    await settle();
    expect([isBusy(), saved()]).toEqual([false, ['sofa', 'chair', 'lamp']]);
  });
});
