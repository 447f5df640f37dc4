import { eventBusName, openEventBus } from '../../src/client/window-event-bus';
import { createEventBus, type EventBus } from '../../src/lib/event-bus';
import { fakePlatform } from '../support/fake-platform';

const host = window as unknown as Record<string, unknown>;
const aPlatform = () => fakePlatform(() => new Promise(() => undefined));

afterEach(() => delete host[eventBusName]);

/** Payloads dispatched on the document under a topic. */
function eventsOnDocument(topic: string): unknown[] {
  const received: unknown[] = [];
  document.addEventListener(`plp:${topic}`, (event) =>
    received.push((event as CustomEvent).detail),
  );
  return received;
}

describe('window.plpEvents', () => {
  it('is created when it is missing, and lets the host publish too', () => {
    const received = eventsOnDocument('made');
    const { bus, publish } = openEventBus(aPlatform().reportError);
    expect(host[eventBusName]).toBe(bus);
    publish('made', { by: 'us' });
    (host[eventBusName] as EventBus).publish('made', { by: 'host' });
    expect(received).toEqual([{ by: 'us' }, { by: 'host' }]);
  });

  it('stays the bus of the host, which receives the events of the page', () => {
    const hosts = createEventBus({ onError: jest.fn() });
    host[eventBusName] = hosts;
    const received = eventsOnDocument('hosts');
    const listener = jest.fn();
    hosts.subscribe('hosts', listener);
    const { bus, publish } = openEventBus(aPlatform().reportError);
    publish('hosts', 1);
    expect(bus).toBe(hosts);
    expect(host[eventBusName]).toBe(hosts);
    expect(listener.mock.calls).toEqual([[1]]);
    expect(received).toEqual([1]);
  });

  it('reports a bus of the host that throws, and still dispatches on the document', () => {
    const platform = aPlatform();
    host[eventBusName] = {
      publish: () => {
        throw new Error('broken bus');
      },
      subscribe: jest.fn(),
    };
    const received = eventsOnDocument('broken');
    openEventBus(platform.reportError).publish('broken', 1);
    expect(received).toEqual([1]);
    expect(platform.reported).toEqual(['listener of broken']);
  });

  it('publishes the calls of an earlier list, and every later one at once', () => {
    const early = jest.fn();
    const late = jest.fn();
    const list: unknown[] = [
      ['publish', 'topic', 'said early'],
      ['subscribe', 'topic', early, { replay: true }],
    ];
    host[eventBusName] = list;
    const { publish } = openEventBus(aPlatform().reportError);
    publish('topic', 'said by the page');
    list.push(['subscribe', 'topic', late, { replay: true }]);
    expect(host[eventBusName]).toBe(list);
    expect(list).toHaveLength(0);
    expect(early.mock.calls).toEqual([['said early'], ['said by the page']]);
    expect(late.mock.calls).toEqual([['said by the page']]);
    const end = (host[eventBusName] as EventBus).subscribe('topic', late);
    expect(typeof end).toBe('function');
  });

  it('reports malformed calls in a list', () => {
    const platform = aPlatform();
    host[eventBusName] = ['subscribe', ['subscribe', 'topic'], ['shout'], null];
    openEventBus(platform.reportError);
    expect(platform.reported).toHaveLength(4);
  });

  it.each([[{ publish: 1 }], ['text'], [Object.freeze({})], [7]])(
    'does not change %p, reports it, and still dispatches on the document',
    (junk) => {
      const platform = aPlatform();
      host[eventBusName] = junk;
      const received = eventsOnDocument('junk');
      openEventBus(platform.reportError).publish('junk', 1);
      expect(host[eventBusName]).toBe(junk);
      expect(received).toContain(1);
      expect(platform.reported).toEqual(['plpEvents']);
    },
  );

  it('reports a listener that throws under the name of its topic', () => {
    const platform = aPlatform();
    const { bus, publish } = openEventBus(platform.reportError);
    bus.subscribe('grid-update', () => {
      throw new Error('broken listener');
    });
    publish('grid-update', {});
    expect(platform.reported).toEqual(['listener of grid-update']);
  });
});
