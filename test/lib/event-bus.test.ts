import fc from 'fast-check';
import { createEventBus, type Listener } from '../../src/lib/event-bus';

function aBus() {
  const errors: unknown[] = [];
  const seen: string[] = [];
  const bus = createEventBus({
    onError: (error, topic) => errors.push([topic, error]),
    onEvent: (topic, payload) => seen.push(`${topic} ${String(payload)}`),
  });
  return { ...bus, errors, seen };
}

describe('an event bus', () => {
  it('tells each listener of a topic, in the order they came, and nobody else', () => {
    const bus = aBus();
    const heard: string[] = [];
    bus.subscribe('a', (payload) => heard.push(`first ${String(payload)}`));
    bus.subscribe('a', (payload) => heard.push(`second ${String(payload)}`));
    bus.subscribe('b', () => heard.push('never'));
    bus.publish('a', 1);
    expect(heard).toEqual(['first 1', 'second 1']);
    expect(bus.seen).toEqual(['a 1']);
  });

  it('gives the latest event at once to who asks for it, and nothing when there was none', () => {
    const bus = aBus();
    const late = jest.fn();
    bus.publish('a', 1);
    bus.publish('a', 2);
    bus.subscribe('a', late, { replay: true });
    bus.subscribe('never', late, { replay: true });
    bus.subscribe('a', late);
    expect(late.mock.calls).toEqual([[2]]);
  });

  it('replays an event that had no payload', () => {
    const bus = aBus();
    const late = jest.fn();
    bus.publish('a');
    bus.subscribe('a', late, { replay: true });
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('reports a listener that throws and tells the others all the same', () => {
    const bus = aBus();
    const other = jest.fn();
    const fault = new Error('broken listener');
    const broken: Listener = () => {
      throw fault;
    };
    bus.subscribe('a', broken);
    bus.subscribe('a', other);
    bus.publish('a', 1);
    bus.publish('a', 2);
    bus.subscribe('a', broken, { replay: true });
    expect(other.mock.calls).toEqual([[1], [2]]);
    expect(bus.errors).toEqual(Array(3).fill(['a', fault]));
  });

  it('stays silent towards who unsubscribed, also in the midst of an event', () => {
    const bus = aBus();
    const later = jest.fn();
    const end: { later?: () => void } = {};
    bus.subscribe('a', () => end.later?.());
    end.later = bus.subscribe('a', later);
    bus.publish('a', 1);
    end.later();
    expect(later).not.toHaveBeenCalled();
  });

  it('tells a new listener nothing of the event that is under way', () => {
    const bus = aBus();
    const fresh = jest.fn();
    bus.subscribe('a', () => bus.subscribe('a', fresh));
    bus.publish('a', 1);
    expect(fresh).not.toHaveBeenCalled();
  });

  it('keeps two subscriptions of one function apart', () => {
    const bus = aBus();
    const listener = jest.fn();
    const end = bus.subscribe('a', listener);
    bus.subscribe('a', listener);
    bus.publish('a');
    end();
    end();
    bus.publish('a');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('lets every listener hear all events in one order, whoever publishes within a listener', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 8 }), (published) => {
        const bus = aBus();
        const heard: unknown[][] = [[], [], []];
        heard.forEach((list) =>
          bus.subscribe('a', (payload) => {
            list.push(payload);
            if (list === heard[0] && Number(payload) > 0) bus.publish('a', Number(payload) - 1);
          }),
        );
        published.forEach((payload) => bus.publish('a', payload));
        expect(heard[1]).toEqual(heard[0]);
        expect(heard[2]).toEqual(heard[0]);
        expect(bus.errors).toEqual([]);
      }),
    );
  });
});
