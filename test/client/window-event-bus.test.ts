import { eventBusName, openEventBus } from '../../src/client/window-event-bus';
import { createEventBus, type EventBus } from '../../src/lib/event-bus';
import { fakePlatform } from '../support/fake-platform';

const host = window as unknown as Record<string, unknown>;
const aPlatform = () => fakePlatform(() => new Promise(() => undefined));

afterEach(() => delete host[eventBusName]);

/** Payloads dispatched on the document under a topic. */
function heardOnDocument(topic: string): unknown[] {
  const heard: unknown[] = [];
  document.addEventListener(`plp:${topic}`, (event) => heard.push((event as CustomEvent).detail));
  return heard;
}

describe('window.plpEvents', () => {
  it('is made when nobody made it, and lets others publish too', () => {
    const heard = heardOnDocument('made');
    const { bus, publish } = openEventBus(aPlatform().reportError);
    expect(host[eventBusName]).toBe(bus);
    publish('made', { by: 'us' });
    (host[eventBusName] as EventBus).publish('made', { by: 'host' });
    expect(heard).toEqual([{ by: 'us' }, { by: 'host' }]);
  });

  it('stays the bus that the host made, which hears what the page publishes', () => {
    const hosts = createEventBus({ onError: jest.fn() });
    host[eventBusName] = hosts;
    const heard = heardOnDocument('hosts');
    const listener = jest.fn();
    hosts.subscribe('hosts', listener);
    const { bus, publish } = openEventBus(aPlatform().reportError);
    publish('hosts', 1);
    expect(bus).toBe(hosts);
    expect(host[eventBusName]).toBe(hosts);
    expect(listener.mock.calls).toEqual([[1]]);
    expect(heard).toEqual([1]);
  });

  it('reports a bus of the host that throws, and tells the document all the same', () => {
    const platform = aPlatform();
    host[eventBusName] = {
      publish: () => {
        throw new Error('broken bus');
      },
      subscribe: jest.fn(),
    };
    const heard = heardOnDocument('broken');
    openEventBus(platform.reportError).publish('broken', 1);
    expect(heard).toEqual([1]);
    expect(platform.reported).toEqual(['listener of broken']);
  });

  it('takes up the calls of a list made before it, and every later one at once', () => {
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

  it('reports calls in a list that are none', () => {
    const platform = aPlatform();
    host[eventBusName] = ['subscribe', ['subscribe', 'topic'], ['shout'], null];
    openEventBus(platform.reportError);
    expect(platform.reported).toHaveLength(4);
  });

  it.each([[{ publish: 1 }], ['text'], [Object.freeze({})], [7]])(
    'leaves %p alone, says so, and still tells the document',
    (junk) => {
      const platform = aPlatform();
      host[eventBusName] = junk;
      const heard = heardOnDocument('junk');
      openEventBus(platform.reportError).publish('junk', 1);
      expect(host[eventBusName]).toBe(junk);
      expect(heard).toContain(1);
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
