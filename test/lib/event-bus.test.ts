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
  it('notifies the listeners of a topic in the order of subscription, and no others', () => {
    const bus = aBus();
    const received: string[] = [];
    bus.subscribe('a', (payload) => received.push(`first ${String(payload)}`));
    bus.subscribe('a', (payload) => received.push(`second ${String(payload)}`));
    bus.subscribe('b', () => received.push('never'));
    bus.publish('a', 1);
    expect(received).toEqual(['first 1', 'second 1']);
    expect(bus.seen).toEqual(['a 1']);
  });

  it('replays the latest event on request, and nothing when there was none', () => {
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

  it('reports a listener that throws, and still notifies the others', () => {
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

  it('does not notify a listener after it unsubscribed, even during an event', () => {
    const bus = aBus();
    const later = jest.fn();
    const end: { later?: () => void } = {};
    bus.subscribe('a', () => end.later?.());
    end.later = bus.subscribe('a', later);
    bus.publish('a', 1);
    end.later();
    expect(later).not.toHaveBeenCalled();
  });

  it('does not notify a new listener of the current event', () => {
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

  it('notifies every listener of all events in one order, even when listeners publish', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 8 }), (published) => {
        const bus = aBus();
        const received: unknown[][] = [[], [], []];
        received.forEach((list) =>
          bus.subscribe('a', (payload) => {
            list.push(payload);
            if (list === received[0] && Number(payload) > 0) bus.publish('a', Number(payload) - 1);
          }),
        );
        published.forEach((payload) => bus.publish('a', payload));
        expect(received[1]).toEqual(received[0]);
        expect(received[2]).toEqual(received[0]);
        expect(bus.errors).toEqual([]);
      }),
    );
  });
});
