/** Each file of test/sessions is a recorded visit; a bug report can come with another one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSession } from '../../src/events/session';
import { selectListingUrl } from '../../src/listing/listing-location';
import { selectIsCurrentShown } from '../../src/listing/shown-listing';
import { selectHasFailed } from '../../src/listing/shown-listing-slice';
import { listingIdentity } from '../../src/listing-url/write-listing-url';
import { aRecordedVisit } from './a-recorded-visit';

const folder = join(__dirname, '../sessions');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const readFile = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a recorded session', () => {
  it.each(files)('%s reaches the same addresses again', async (name) => {
    const session = readSession(readFile(name));
    if (!session) throw new Error('no session');
    const visit = await aRecordedVisit({ path: '/browse/elsewhere' });
    expect(await visit.replay(session)).toEqual([]);
    const last = session.entries.findLast((entry) => entry.type === 'location');
    const url = selectListingUrl(visit.state());
    expect(url && listingIdentity(url)).toBe((last as { url?: string }).url);
    expect(selectIsCurrentShown(visit.state())).toBe(true);
    expect(selectHasFailed(visit.state())).toBe(false);
    expect(visit.platform.reported).toEqual([]);
  });

  it.each(files)('%s gives the same recording when it is replayed', async (name) => {
    const session = readSession(readFile(name));
    if (!session) throw new Error('no session');
    const visit = await aRecordedVisit({ path: session.url });
    await visit.replay(session);
    const again = visit.session();
    const acts = (entries: typeof session.entries) =>
      entries.filter(({ type }) => type.startsWith('listing/'));
    expect(acts(again.entries).map((entry) => ({ ...entry, atMs: 0 }))).toEqual(
      acts(session.entries).map((entry) => ({ ...entry, atMs: 0 })),
    );
  });

  it('reports where an action reaches another address than recorded', async () => {
    const visit = await aRecordedVisit();
    const entries = [
      { atMs: 1, type: 'listing/pageChosen', payload: { kind: 'pagination', pageNumber: 2 } },
      { atMs: 2, type: 'location' as const, url: '/browse/sofas?page=3', place: 1 },
      { atMs: 300, type: 'location' as const, url: '/browse/sofas', place: 0 },
    ];
    const session = { version: 1, startedAt: '', url: '/browse/sofas', entries } as const;
    expect(await visit.replay(session)).toEqual([
      { step: 2, expected: '/browse/sofas?page=3', found: '/browse/sofas?page=2' },
    ]);
  });

  it('reports where the page goes to another address by itself', async () => {
    const visit = await aRecordedVisit();
    const entries = [
      { atMs: 1, type: 'listing/pageChosen', payload: { kind: 'pagination', pageNumber: 2 } },
      { atMs: 2, type: 'location' as const, url: '/browse/sofas?page=2', place: 1 },
    ];
    const session = { version: 1, startedAt: '', url: '/browse/sofas', entries } as const;
    visit.store.subscribe(() => {
      if (visit.history.location.search === '?page=2') visit.history.replace('/browse/lamps');
    });
    expect(await visit.replay(session)).toEqual([
      { step: 2, expected: '/browse/sofas?page=2', found: '/browse/lamps' },
    ]);
  });

  it('goes to the places of documents that were loaded, within the one document of the replay', async () => {
    const visit = await aRecordedVisit();
    const entries = [
      { atMs: 400, type: 'document' as const, url: '/browse/lamps', place: 1 },
      { atMs: 800, type: 'listing/pageChosen', payload: { kind: 'pagination', pageNumber: 2 } },
      { atMs: 801, type: 'location' as const, url: '/browse/lamps?page=2', place: 2 },
      { atMs: 1_200, type: 'document' as const, url: '/browse/lamps?page=2', place: 2 },
      { atMs: 1_600, type: 'document' as const, url: '/browse/sofas', place: 0 },
    ];
    const session = { version: 2, startedAt: '', url: '/browse/sofas', entries } as const;
    const index = visit.entry();
    expect(await visit.replay(session)).toEqual([]);
    // The replay begins at an entry of its own.
    expect(visit.entry()).toBe(index + 1);
    const places = visit.session().entries.filter((entry) => entry.type === 'location');
    expect(places.map((entry) => (entry as { place: number }).place)).toEqual([1, 2, 3, 1]);
  });
});
