import fc from 'fast-check';
import { readSession, sessionUrl, storedAction } from '../../src/events/session';

const aSession = { version: 1, startedAt: '2025-06-02T09:30:00.000Z', url: '/browse/sofas' };
const read = (...entries: readonly unknown[]) => readSession({ ...aSession, entries })?.entries;

describe('a session from a file', () => {
  it('is rejected when it has another version, no start or no entries', () => {
    expect(readSession({ ...aSession, entries: [] })).toEqual({ ...aSession, entries: [] });
    expect(readSession({ ...aSession, version: 3, entries: [] })).toBeUndefined();
    expect(readSession({ ...aSession, url: 'javascript:alert(1)', entries: [] })).toBeUndefined();
    expect(readSession(aSession)).toBeUndefined();
    for (const junk of [null, 7, 'text', []]) expect(readSession(junk)).toBeUndefined();
  });

  it.each([
    [{ type: 'listing/facetToggled', payload: { kind: 'facet', facetId: 'brand', optionId: 'a' } }],
    [{ type: 'listing/sortChosen', payload: { kind: 'sort_order', sortOption: 'price' } }],
    [{ type: 'listing/pageChosen', payload: { kind: 'pagination', pageNumber: 2, isAdded: true } }],
    [{ type: 'listing/pageScrolledTo', payload: 2 }],
    [{ type: 'listing/categoryChosen', payload: { kind: 'category', categoryId: '' } }],
    [{ type: 'listing/facetsCleared', payload: { kind: 'clear_all' } }],
    [{ type: 'listing/pageSizeChosen', payload: { kind: 'result_count', numProducts: 96 } }],
    [{ type: 'drawer/facetExpanded', payload: 'brand' }],
    [{ type: 'shownListing/retryAsked' }],
    [{ type: 'savedForLater/saveToggled', payload: '12' }],
    [{ type: 'location', url: '/browse/lamps?page=2', place: -1 }],
    [{ type: 'document', url: '/browse/lamps?page=2', place: 1 }],
  ])('returns %j', (entry) => {
    expect(read({ atMs: 5, ...entry })).toEqual([{ atMs: 5, ...entry }]);
  });

  it.each([
    [{ type: 'listing/facetToggled', payload: { kind: 'pagination', pageNumber: 2 } }],
    [{ type: 'listing/pageChosen', payload: { kind: 'pagination', pageNumber: -2 } }],
    [{ type: 'listing/sortChosen', payload: { kind: 'sort_order', sortOption: 'constructor' } }],
    [{ type: 'listing/pageChosen', payload: { kind: '__proto__' } }],
    [{ type: 'listingApi/executeQuery/fulfilled', payload: {} }],
    [{ type: '@@router/CALL_HISTORY_METHOD', payload: { method: 'push', args: ['/x'] } }],
    [{ type: 'drawer/facetExpanded', payload: { deep: true } }],
    [{ type: 'savedForLater/saveToggled', payload: { deep: true } }],
    [{ type: 'savedForLater/savedElsewhere', payload: '12' }],
    [{ type: 'document', url: 'https://evil.example/', place: 1 }],
    [{ type: 'location', url: 'https://evil.example/', place: 1 }],
    [{ type: 'location', url: '/browse/lamps', place: 'one' }],
    ['text'],
  ])('leaves out %j', (entry) => {
    expect(read(entry)).toEqual([]);
  });

  it('says what it was recorded on, in version 2 and within bounds', () => {
    const page = {
      build: 'product-listing.0a1b2c3d4e',
      brand: 'marlow',
      viewport: { width: 360, height: 740 },
      dropped: 3,
    };
    const session = { ...aSession, version: 2, ...page, entries: [] };
    expect(readSession(session)).toEqual(session);
    expect(
      readSession({ ...session, uid: 'shopper', build: 'x'.repeat(1_000), viewport: '' }),
    ).toEqual({ ...session, build: 'x'.repeat(100), viewport: { width: 0, height: 0 } });
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (junk, entries) => {
        readSession(junk);
        readSession({ ...aSession, entries });
        storedAction(junk);
      }),
    );
  });
});

describe('the address in a session', () => {
  it('is that of the listing alone', () => {
    expect(sessionUrl('https://shop.example/browse/sofas?page=2&utm_source=mail#x')).toBe(
      '/browse/sofas?page=2',
    );
    expect(sessionUrl('/search/lamp-me%40mail.example')).toBe('/search/lamp-someone');
    expect(sessionUrl('/search/call-%2B49%20(170)%20123-4567%20now')).toBe(
      '/search/call-someone-now',
    );
    expect(sessionUrl('/search/lamp-12-120-x-60')).toBe('/search/lamp-12-120-x-60');
    expect(sessionUrl('/account/orders')).toBeUndefined();
  });
});
