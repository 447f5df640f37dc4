import fc from 'fast-check';
import { readSession, sessionUrl, storedAction } from '../../src/events/session';

const aSession = { version: 1, startedAt: '2025-06-02T09:30:00.000Z', url: '/browse/sofas' };
const read = (...entries: readonly unknown[]) => readSession({ ...aSession, entries })?.entries;

describe('a session from a file', () => {
  it('is rejected when it has another version, no start or no entries', () => {
    expect(readSession({ ...aSession, entries: [] })).toEqual({ ...aSession, entries: [] });
    expect(readSession({ ...aSession, version: 2, entries: [] })).toBeUndefined();
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
    [{ type: 'location', url: '/browse/lamps?page=2', place: -1 }],
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
    [{ type: 'location', url: 'https://evil.example/', place: 1 }],
    [{ type: 'location', url: '/browse/lamps', place: 'one' }],
    ['text'],
  ])('leaves out %j', (entry) => {
    expect(read(entry)).toEqual([]);
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
    expect(sessionUrl('/account/orders')).toBeUndefined();
  });
});
