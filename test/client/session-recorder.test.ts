import { writeSession } from '../../src/client/dev-tools/session-export';
import { createSessionRecorder, sessionKey } from '../../src/client/dev-tools/session-recorder';
import { LOCATION_CHANGE, push } from 'redux-first-history';
import { drawerClosed, drawerOpened, facetExpanded } from '../../src/filters/drawer/drawer-slice';
import { facetToggled, pageChosen } from '../../src/listing/navigation';
import type { BrowserStorage } from '../../src/platform/platform';
import { saveToggled } from '../../src/saved-for-later/saved-for-later-slice';
import { createMemoryStorage } from '../../src/platform/memory-storage';
import { aRecordedVisit, recordedPage } from './a-recorded-visit';

const second = pageChosen({ kind: 'pagination', pageNumber: 2 });
const typesOf = (visit: Awaited<ReturnType<typeof aRecordedVisit>>) =>
  visit.session().entries.map(({ type }) => type);

/** A recorder without a page, with functions that send it actions and locations. */
function aRecorder(storage = createMemoryStorage()) {
  const recorder = createSessionRecorder(storage, () => 0);
  const dispatch = recorder.middleware({} as never)((action) => action);
  const navigate = (action: string, pathname: string, search = '') =>
    dispatch({
      type: LOCATION_CHANGE,
      payload: { action, location: { pathname, search, hash: '', key: pathname + search } },
    });
  return { recorder, dispatch, navigate };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the recording of a visit', () => {
  it('holds the shopper’s actions with their times and addresses', async () => {
    const visit = await aRecordedVisit();
    await visit.act(second);
    await visit.back();
    const { version, url, startedAt, entries } = visit.session();
    expect({ version, url }).toEqual({ version: 2, url: '/browse/sofas' });
    expect(visit.session()).toMatchObject({ ...recordedPage, dropped: 0 });
    expect(Number.isNaN(Date.parse(startedAt))).toBe(false);
    expect(entries).toEqual([
      { atMs: 300, type: 'listing/pageChosen', payload: { kind: 'pagination', pageNumber: 2 } },
      { atMs: 300, type: 'location', url: '/browse/sofas?page=2', place: 1 },
      { atMs: 600, type: 'location', url: '/browse/sofas', place: 0 },
    ]);
  });

  it('holds no personal data of the shopper', async () => {
    const secrets = [
      ...['token-4711', 'shopper-0815', 'me@mail.example', 'cookie-monster', '0170 1234567'],
    ];
    const [token = '', userId = '', mail = '', cookie = '', phone = ''] = secrets;
    document.cookie = `COID=${cookie}`;
    const visit = await aRecordedVisit({
      path: `/search/lamp-for-${encodeURIComponent(mail)}?email=${mail}&token=${token}`,
      platform: { csrfToken: () => token, userId: () => userId },
    });
    visit.platform.sessionStorage.write('sfl_csrf_token', token);
    await visit.act({ type: 'savedForLater/saveToggled', payload: { token } });
    await visit.act({ type: 'savedForLaterApi/internalSubscriptions', payload: { token } });
    await visit.visit(`/search/call-${encodeURIComponent(phone)}`);
    await visit.act({ type: 'drawer/drawerOpened', payload: { mail } });
    await visit.act(facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' }));
    await visit.act({
      ...second,
      payload: { ...second.payload, userId, mail },
      meta: { token },
    });
    await visit.visit(`/browse/sofas?uid=${userId}#${token}`);
    const text = JSON.stringify(visit.session());
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toContain('/search/lamp-for-someone');
    expect(text).toContain('/search/call-someone');
    expect(typesOf(visit)).toContain('listing/pageChosen');
  });

  it('keeps the end of a very long visit, starting at the address of its first step', () => {
    const { recorder, navigate, dispatch } = aRecorder();
    navigate('POP', '/browse/sofas');
    for (let page = 2; page < 700; page += 1) {
      dispatch(pageChosen({ kind: 'pagination', pageNumber: page }));
      navigate('PUSH', '/browse/sofas', `?page=${page}`);
    }
    const { url, entries, dropped } = writeSession(recorder.recording(), recordedPage);
    expect(url).toBe('/browse/sofas?page=199');
    // A location, and two steps for each of 198 pages.
    expect(dropped).toBe(397);
    expect(entries).toHaveLength(1_000);
    expect(entries[0]).toMatchObject({ payload: { pageNumber: 200 } });
    expect(entries.at(-1)).toMatchObject({ url: '/browse/sofas?page=699', place: 500 });
  });

  it('treats a history entry from before the page was loaded as a new one', () => {
    const { recorder, navigate } = aRecorder();
    navigate('POP', '/browse/b');
    navigate('POP', '/browse/a');
    navigate('REPLACE', '/browse/a2');
    navigate('POP', '/basket');
    expect(writeSession(recorder.recording(), recordedPage).entries).toEqual([
      { atMs: 0, type: 'location', url: '/browse/a', place: 1 },
      { atMs: 0, type: 'location', url: '/browse/a2', place: 1 },
    ]);
  });

  it('records a drawer that opens, without its layer in the history', async () => {
    const visit = await aRecordedVisit();
    await visit.act(drawerOpened());
    await visit.act(push('/browse/sofas'));
    expect(typesOf(visit)).toEqual(['drawer/drawerOpened', 'location', 'location']);
  });
});

describe('the recording of a tab', () => {
  const load = (
    storage: BrowserStorage,
    ...navigation: Parameters<ReturnType<typeof aRecorder>['navigate']>
  ) => {
    const page = aRecorder(storage);
    page.navigate(...navigation);
    return page;
  };
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const comeBack = () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const entriesOf = ({ recorder }: ReturnType<typeof aRecorder>) =>
    writeSession(recorder.recording(), recordedPage).entries.map(({ type, ...entry }) =>
      'place' in entry ? `${type} ${entry.place} ${entry.url}` : type,
    );

  it('goes on in the next document, at a new entry of the history or at one that was there', () => {
    const storage = createMemoryStorage();
    const first = load(storage, 'POP', '/browse/sofas');
    first.dispatch(saveToggled('12'));
    leave();
    const second = load(storage, 'POP', '/browse/lamps');
    second.navigate('PUSH', '/browse/lamps', '?page=2');
    leave();
    // A reload.
    load(storage, 'POP', '/browse/lamps', '?page=2');
    leave();
    const last = load(storage, 'POP', '/browse/sofas');
    expect(entriesOf(last)).toEqual([
      'savedForLater/saveToggled',
      'document 1 /browse/lamps',
      'location 2 /browse/lamps?page=2',
      'document 2 /browse/lamps?page=2',
      'document 0 /browse/sofas',
    ]);
  });

  it('goes on in a page of the back/forward cache with what followed it', () => {
    const storage = createMemoryStorage();
    const first = load(storage, 'POP', '/browse/sofas');
    leave();
    const second = aRecorder(storage);
    second.navigate('POP', '/browse/lamps');
    second.dispatch(drawerOpened());
    // Both pages hear the events of the one window that the test has, so the first is told alone.
    storage.write(sessionKey, JSON.stringify(second.recorder.recording()));
    comeBack();
    first.dispatch(drawerClosed());
    expect(entriesOf(first)).toEqual([
      'document 1 /browse/lamps',
      'drawer/drawerOpened',
      'document 0 /browse/sofas',
      'drawer/drawerClosed',
    ]);
  });

  it('is not in storage while a page has it, so a copy of the tab begins its own', () => {
    const storage = createMemoryStorage();
    load(storage, 'POP', '/browse/sofas');
    leave();
    expect(storage.read(sessionKey)).toBeDefined();
    const present = load(storage, 'POP', '/browse/lamps');
    expect(storage.read(sessionKey)).toBeUndefined();
    expect(entriesOf(present)).toEqual(['document 1 /browse/lamps']);
  });

  it.each(['', 'no json', '{}', '{"steps":7}', '{"steps":[null,7,{}]}'])(
    'goes on after what is no recording, such as %j',
    (text) => {
      const storage = createMemoryStorage();
      storage.write(sessionKey, text);
      const page = load(storage, 'POP', '/browse/sofas');
      page.dispatch(drawerOpened());
      expect(entriesOf(page)).toEqual(['drawer/drawerOpened']);
    },
  );

  it('is of the document alone where storage is forbidden, or the recording too long for it', () => {
    const written: string[] = [];
    const forbidden = {
      read: () => undefined,
      write: (_key: string, text: string) => written.push(text),
      remove: () => undefined,
    };
    const page = load(forbidden, 'POP', '/browse/sofas');
    page.dispatch(drawerOpened());
    leave();
    comeBack();
    expect(entriesOf(page)).toEqual(['drawer/drawerOpened', 'document 0 /browse/sofas']);
    expect(written).not.toEqual([]);
    written.length = 0;
    const long = load(forbidden, 'POP', '/browse/sofas');
    long.dispatch(facetExpanded('x'.repeat(1_000_000)));
    leave();
    expect(written.every((text) => text.length < 1_000_000)).toBe(true);
  });
});
