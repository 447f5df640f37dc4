import { push } from 'redux-first-history';
import { triggerOf } from '../../src/listing/history-entry';
import type * as HistoryEntry from '../../src/listing/history-entry';
import { pageChosen } from '../../src/listing/navigation';
import { selectShownUrl } from '../../src/listing/shown-listing';
import type { ExtendEnvironment } from '../../src/environment/environment';
import { saveToggled } from '../../src/saved-for-later/saved-for-later-slice';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { aResponse } from '../support/listing-service';

jest.mock('../../src/listing/history-entry', () => {
  const actual = jest.requireActual<typeof HistoryEntry>('../../src/listing/history-entry');
  return { ...actual, triggerOf: jest.fn(actual.triggerOf) };
});

function throwing(): never {
  throw new Error('a mistake in a text of the storefront');
}

/** A storefront whose own texts throw when a page is announced, or when a product cannot be saved. */
const withThrowingTexts: ExtendEnvironment = ({ language, ...environment }) => ({
  ...environment,
  language: {
    ...language,
    texts: {
      ...language.texts,
      filterChanges: { ...language.texts.filterChanges, page: throwing, together: throwing },
      saved: { ...language.texts.saved, withStatus: throwing },
    },
  },
});

function respond(address: string): Response {
  if (address.includes('/listing-api/'))
    return aResponse({
      response: { facet_list: [], groups_list: [], meta: { num_results: 70 }, product_list: [] },
    });
  if (address.includes('getSessionConfirmationNumber'))
    return Response.json({ sessionConfirmationNumber: 'token' });
  return address.includes('list')
    ? Response.json({ savedProducts: [] })
    : Response.json({ message: 'no' }, { status: 400 });
}

const settle = () => jest.advanceTimersByTimeAsync(10_000);
async function openPage(path = '/browse/sofas') {
  const platform = fakePlatform(respond);
  const page = aPageStore({
    path,
    platform,
    extend: withThrowingTexts,
    globals: { isLocal: false },
  });
  page.start();
  await settle();
  return {
    ...page,
    addressOf: () => page.history.location.pathname + page.history.location.search,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an error in a text of the storefront', () => {
  it('ends neither the announcements nor the rest of the page', async () => {
    const { store, platform, addressOf } = await openPage();
    const choosePage = async (pageNumber: number) => {
      store.dispatch(pageChosen({ kind: 'pagination', pageNumber }));
      await settle();
    };
    await choosePage(2);
    expect(platform.reported).toEqual(['announcement']);
    await choosePage(3);
    expect(addressOf()).toBe('/browse/sofas?page=3');
    expect(platform.published).toContainEqual(
      expect.objectContaining({
        payload: expect.objectContaining({ url: '/browse/sofas?page=3' }),
      }),
    );
    expect(platform.reported).toEqual(['announcement', 'announcement']);
  });

  it('ends only the click that failed to save', async () => {
    const { store, platform, addressOf } = await openPage();
    for (const productId of ['sofa', 'lamp']) {
      store.dispatch(saveToggled(productId));
      await settle();
    }
    expect(platform.reported).toEqual(['save for later', 'save for later']);
    store.dispatch(pageChosen({ kind: 'pagination', pageNumber: 2 }));
    await settle();
    expect(addressOf()).toBe('/browse/sofas?page=2');
  });
});

it('shows the listings after one whose request failed by an error of the page', async () => {
  const { store, platform } = await openPage();
  jest.mocked(triggerOf).mockImplementationOnce(throwing);
  store.dispatch(push('/browse/lamps'));
  await settle();
  expect(platform.reported).toContain('page');
  store.dispatch(push('/browse/rugs'));
  await settle();
  expect(selectShownUrl(store.getState())).toMatchObject({ category: { id: 'rugs' } });
  store.dispatch(push('/browse/beds'));
  await settle();
  expect(selectShownUrl(store.getState())).toMatchObject({ category: { id: 'beds' } });
  expect(platform.reported.filter((area) => area === 'page')).toHaveLength(1);
});

it('requests no saved products on addresses of no listing, however many there are before the first one', async () => {
  const { store, platform } = await openPage('/stores');
  store.dispatch(push('/help'));
  await settle();
  expect(platform.requested).toEqual([]);
  store.dispatch(push('/browse/sofas'));
  await settle();
  expect(platform.requested.some((address) => address.includes('/list?'))).toBe(true);
});
