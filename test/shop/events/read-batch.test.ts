import { readBatch } from '../../../shop/events/read-batch';
import { aListingView, anEvent } from './an-events-service';

const read = (events: unknown, said: object = {}) => readBatch(JSON.stringify({ events, ...said }));
const listingView = (payload: object) =>
  anEvent({ topic: 'listing-view', payload: { ...aListingView, ...payload } });

describe('a batch of events', () => {
  it('gives the good events, and the reason of each bad one', () => {
    const bad = Array.from({ length: 499 }, (_, index) =>
      anEvent({ id: `event-bad-${index}`, topic: 'x' }),
    );
    const { events, refusals } = read([...bad, anEvent()]);
    expect(events.map(({ id }) => id)).toEqual(['event-0001']);
    expect(refusals).toEqual(bad.map(() => 'topic'));
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, 'envelope'],
    ['a text', 'event', 'envelope'],
    ['an id that is a number', anEvent({ id: 12345678 }), 'envelope'],
    ['an id that is a list', anEvent({ id: ['event-0001'] }), 'envelope'],
    ['an id with a line break', anEvent({ id: 'event-0001\n' }), 'envelope'],
    ['an id that is too long', anEvent({ id: 'a'.repeat(65) }), 'envelope'],
    ['a time before 1970', anEvent({ atMs: -1 }), 'envelope'],
    ['a time that is no whole number', anEvent({ atMs: 1.5 }), 'envelope'],
    ['a time that is too large', '{"atMs":1e400}', 'envelope'],
    ['a session that is none', anEvent({ sessionId: {} }), 'envelope'],
    ['a sequence that is none', anEvent({ sequence: -1 }), 'envelope'],
    ['a schema version that is none', anEvent({ schemaVersion: 'one' }), 'envelope'],
    ['a brand that is a formula', anEvent({ brand: '=1+1' }), 'envelope'],
    ['an unknown device', anEvent({ deviceClass: 'watch' }), 'envelope'],
    ['a name of every object', anEvent({ topic: 'constructor' }), 'topic'],
    ['a list as payload', anEvent({ payload: [] }), 'payload'],
    ['a payload without a field', anEvent({ payload: {} }), 'payload'],
    ['a number as path', anEvent({ payload: { path: 7 } }), 'payload'],
    ['an address of another page', anEvent({ payload: { path: 'javascript:1' } }), 'payload'],
    ['a page that is no number', listingView({ page: '1' }), 'payload'],
    ['a page that is none', listingView({ page: 1e400 }), 'payload'],
    ['a list of facets that is none', listingView({ facets: { length: 1 } }), 'payload'],
    ['a field of the storefront that is none', listingView({ custom: { a: [] } }), 'payload'],
  ])('refuses %s', (_what, event, reason) => {
    expect(read([event])).toEqual({ events: [], refusals: [reason], dropped: 0 });
  });

  it('takes all texts, whatever the clock of the shopper says', () => {
    const times = [0, Date.UTC(1970, 0, 1), Date.UTC(9999, 11, 31), Number.MAX_SAFE_INTEGER];
    const events = times.map((atMs, index) => anEvent({ id: `event-000${index}`, atMs }));
    expect(read(events).events.map(({ atMs }) => atMs)).toEqual(times);
  });

  it('takes what the page says of itself, which earlier builds do not say', () => {
    const said = {
      sessionId: 'session-1',
      sequence: 7,
      schemaVersion: 1,
      brand: 'marlow-ie',
      deviceClass: 'phone',
    };
    expect(read([anEvent(said)]).events).toMatchObject([said]);
    const [old] = read([anEvent()]).events;
    expect(old).toMatchObject({ sessionId: undefined, sequence: undefined, brand: undefined });
  });

  it('removes fields that no contract names, at every depth', () => {
    const payload = {
      ...aListingView,
      facets: [{ id: 'size', options: ['s'], shopper: 'me' }],
      change: { kind: 'facet', secret: 1 },
      shopper: 'me',
    };
    const [event] = read([anEvent({ topic: 'listing-view', payload })]).events;
    expect(JSON.parse(event?.payload ?? '')).toEqual({
      ...aListingView,
      facets: [{ id: 'size', options: ['s'] }],
      change: { kind: 'facet' },
    });
  });

  it('takes product ids of a listing in place of the response, and never the response', () => {
    const payload = { path: '/browse/x', brand: 'marlow', productIds: ['1'], response: { a: 1 } };
    const results = (said: object) => read([anEvent({ topic: 'results-update', payload: said })]);
    const { events } = results(payload);
    expect(JSON.parse(events[0]?.payload ?? '')).toEqual({ ...payload, response: undefined });
    expect(results({ ...payload, productIds: undefined }).refusals).toEqual(['payload']);
  });

  it('is not misled by the names of prototypes', () => {
    const body = JSON.stringify({ events: [anEvent()] }).replace(
      '"/browse/sofas"',
      '"/browse/sofas","__proto__":{"path":"/browse/x"},"constructor":{"prototype":{"a":1}}',
    );
    expect(readBatch(body).events[0]?.payload).toBe('{"path":"/browse/sofas"}');
    const polluted = JSON.stringify({ events: [anEvent()] }).replace(
      '"path":"/browse/sofas"',
      '"__proto__":{"path":"/browse/x"}',
    );
    expect(readBatch(polluted).refusals).toEqual(['payload']);
    expect(Object.hasOwn(Object.prototype, 'path')).toBe(false);
  });

  it('says how many events the tab has lost, within reason', () => {
    expect(read([anEvent()], { dropped: 12 }).dropped).toBe(12);
    expect(read([anEvent()], { dropped: Number.MAX_SAFE_INTEGER }).dropped).toBe(100_000);
    for (const dropped of [-1, 'many', null, [1]])
      expect(read([anEvent()], { dropped }).dropped).toBe(0);
  });

  it.each([
    ['no JSON', '{'],
    ['no events', '{"events":{}}'],
    ['a list of events alone', JSON.stringify([anEvent()])],
    ['an empty list', '{"events":[],"dropped":7}'],
    ['more than 500 events', JSON.stringify({ events: Array(501).fill(anEvent()) })],
  ])('is refused as a whole with %s', (_what, body) => {
    expect(readBatch(body)).toEqual({ events: [], refusals: ['body'], dropped: 0 });
  });

  it('refuses what is nested too deep or too long', () => {
    const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const body = JSON.stringify({ events: [anEvent()] }).replace('"/browse/sofas"', nested);
    expect(readBatch(body).refusals).toEqual(['size']);
    expect(read([anEvent({ payload: { path: `/browse/${'é'.repeat(9_000)}` } })]).refusals).toEqual(
      ['size'],
    );
  });
});
