import { writeSession } from '../../src/client/dev-tools/session-export';
import { createSessionRecorder } from '../../src/client/dev-tools/session-recorder';
import { LOCATION_CHANGE, push } from 'redux-first-history';
import { drawerOpened } from '../../src/filters/drawer/drawer-slice';
import { facetToggled, pageChosen } from '../../src/listing/navigation';
import { aRecordedVisit } from './a-recorded-visit';

const second = pageChosen({ kind: 'pagination', pageNumber: 2 });
const typesOf = (visit: Awaited<ReturnType<typeof aRecordedVisit>>) =>
  visit.session().entries.map(({ type }) => type);

/** A recorder without a page, with functions that send it actions and locations. */
function aRecorder() {
  const recorder = createSessionRecorder(() => 0);
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
    expect({ version, url }).toEqual({ version: 1, url: '/browse/sofas' });
    expect(Number.isNaN(Date.parse(startedAt))).toBe(false);
    expect(entries).toEqual([
      { atMs: 300, type: 'listing/pageChosen', payload: { kind: 'pagination', pageNumber: 2 } },
      { atMs: 300, type: 'location', url: '/browse/sofas?page=2', place: 1 },
      { atMs: 600, type: 'location', url: '/browse/sofas', place: 0 },
    ]);
  });

  it('holds no personal data of the shopper', async () => {
    const secrets = ['token-4711', 'shopper-0815', 'me@mail.example', 'p-saved', 'cookie-monster'];
    const [token = '', userId = '', mail = '', saved = '', cookie = ''] = secrets;
    document.cookie = `COID=${cookie}`;
    const visit = await aRecordedVisit({
      path: `/search/lamp-for-${encodeURIComponent(mail)}?email=${mail}&token=${token}`,
      platform: { csrfToken: () => token, userId: () => userId },
    });
    visit.platform.sessionStorage.write('sfl_csrf_token', token);
    await visit.act({ type: 'savedForLater/saveToggled', payload: saved });
    await visit.act({ type: 'savedForLaterApi/internalSubscriptions', payload: { token, saved } });
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
    expect(typesOf(visit)).toContain('listing/pageChosen');
  });

  it('keeps the end of a very long visit, starting at the address of its first step', () => {
    const { recorder, navigate, dispatch } = aRecorder();
    navigate('POP', '/browse/sofas');
    for (let page = 2; page < 700; page += 1) {
      dispatch(pageChosen({ kind: 'pagination', pageNumber: page }));
      navigate('PUSH', '/browse/sofas', `?page=${page}`);
    }
    const { url, entries } = writeSession(recorder.recording());
    expect(url).toBe('/browse/sofas?page=199');
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
    expect(writeSession(recorder.recording()).entries).toEqual([
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
