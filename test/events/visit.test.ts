import { keepVisit } from '../../src/events/visit';
import { fakePlatform } from '../support/fake-platform';

const { sessionStorage } = fakePlatform(() => new Promise(() => undefined));
const event = { topic: 'grid-update', payload: {}, brand: 'marlow', deviceClass: 'phone' } as const;
const halfAnHourMs = 30 * 60_000;

/** The visit of a page in a tab with this storage. */
function aVisitOfPage() {
  let ids = 0;
  return keepVisit(sessionStorage, () => `${String(Math.random())}-${String((ids += 1))}`);
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.remove('plp_events');
});
afterEach(() => jest.useRealTimers());

describe('the session of an event', () => {
  it('is another one after half an hour without an event, whatever the clock does', () => {
    const visit = aVisitOfPage();
    for (const pauseMs of [0, halfAnHourMs, halfAnHourMs + 1, -86_400_000]) {
      jest.setSystemTime(Date.now() + pauseMs);
      visit.add(event);
    }
    const { events } = visit.present();
    const [first, second, third, fourth] = events.map(({ sessionId }) => sessionId);
    expect([second, fourth]).toEqual([first, third]);
    expect(third).not.toBe(first);
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  });

  it('goes on after a reload, and ends while the tab shows other pages', () => {
    const first = aVisitOfPage();
    first.add(event);
    first.store(false);
    const soon = aVisitOfPage();
    soon.add(event);
    soon.store(false);
    jest.setSystemTime(Date.now() + halfAnHourMs + 1);
    const late = aVisitOfPage();
    late.add(event);
    const [one, two, three] = late.present().events;
    expect(two?.sessionId).toBe(one?.sessionId);
    expect(three?.sessionId).not.toBe(one?.sessionId);
    expect(three?.visitId).toBe(one?.visitId);
  });
});

describe('the visit of a tab', () => {
  it('counts an event as dropped that no browser would send while the page is left', () => {
    const visit = aVisitOfPage();
    visit.add({ ...event, payload: { path: '灯'.repeat(25_000) } });
    visit.add(event);
    expect(visit.present()).toMatchObject({ dropped: 1, events: [{ sequence: 2 }] });
  });

  it('is another one in a tab that was opened as a copy, which sends the copied events too', () => {
    const first = aVisitOfPage();
    first.add(event);
    // The browser copies the storage of the page in use.
    const copy = aVisitOfPage();
    copy.add(event);
    const [ofFirst, ofCopy] = copy.present().events;
    expect(ofFirst).toEqual(first.present().events[0]);
    expect(ofCopy?.visitId).not.toBe(ofFirst?.visitId);
    expect(ofCopy?.sequence).toBe(1);
  });
});
