import { setImmediate as nextTask } from 'node:timers/promises';
import { FairQueue, type Waiters } from '../../server/limits/fair-queue';

afterEach(() => jest.restoreAllMocks());

/** A queue whose turns each take 100 ms of a clock of its own. */
function aQueue(longestWaitMs = Infinity) {
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const queue = new FairQueue({ nextTask: () => nextTask(), longestWaitMs });
  const begun: string[] = [];
  const refused: string[] = [];
  const work = async (name: string, waiters: Waiters, turns = 1) => {
    const turn = queue.enter(waiters);
    try {
      for (let count = 1; count <= turns; count += 1) {
        await turn();
        begun.push(turns === 1 ? name : `${name}.${count}`);
        nowMs += 100;
      }
    } catch (error) {
      refused.push(`${name}: ${(error as Error).name}`);
    }
  };
  return { queue, begun, refused, work };
}

const of = (...clients: string[]): Waiters & { readonly clients: Set<string> } => ({
  clients: new Set(clients),
  signal: new AbortController().signal,
});

describe('turns', () => {
  it('go to each client in turn, whatever one of them has sent', async () => {
    const { begun, work } = aQueue();
    const flood = [1, 2, 3, 4, 5].map((count) => work(`a${count}`, of('a')));
    await nextTask();
    await Promise.all([...flood, work('b1', of('b')), work('c1', of('c')), work('b2', of('b'))]);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5']);
  });

  it('go to what a client sent first, also for its further turns', async () => {
    const { begun, work } = aQueue();
    await Promise.all([work('a1', of('a'), 2), work('a2', of('a'), 2)]);
    expect(begun).toEqual(['a1.1', 'a1.2', 'a2.1', 'a2.2']);
  });

  it('go to refreshes of stale pages too, every second one, while new clients keep coming', async () => {
    const { begun, work } = aQueue();
    const clients = ['a', 'b', 'c', 'd'].map((client) => work(client, of(client)));
    const refreshes = [1, 2].map((count) => work(`refresh ${count}`, of(), 2));
    await nextTask();
    await Promise.all([...clients, ...refreshes, work('e', of('e'))]);
    expect(begun).toEqual([
      ...['refresh 1.1', 'a', 'refresh 1.2', 'b', 'refresh 2.1', 'c', 'refresh 2.2', 'd', 'e'],
    ]);
  });

  it('come early for work that another client joins', async () => {
    const { begun, work } = aQueue();
    const shared = of('a');
    const all = [work('a1', of('a')), work('a2', of('a')), work('a3', shared)];
    await nextTask();
    shared.clients.add('b');
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a3', 'a2']);
  });

  it('are refused to what has waited too long, all its turns together', async () => {
    const { begun, refused, work } = aQueue(250);
    await Promise.all(['a1', 'a2', 'a3', 'a4'].map((name) => work(name, of('a'))));
    expect(begun).toEqual(['a1', 'a2', 'a3']);
    expect(refused).toEqual(['a4: OverloadError']);
  });

  it('are not given to work whose client has left', async () => {
    const { begun, refused, work } = aQueue();
    const leaving = new AbortController();
    const waiters = { clients: new Set(['b']), signal: leaving.signal };
    const all = [work('a1', of('a')), work('b1', waiters), work('a2', of('a'))];
    leaving.abort();
    await Promise.all([...all, work('b2', waiters)]);
    expect(begun).toEqual(['a1', 'a2']);
    expect(refused).toEqual(['b1: AbortError', 'b2: AbortError']);
  });

  it('are expected by their mean length and by the turns of other clients before', async () => {
    const { queue, work } = aQueue();
    await Promise.all(Array.from({ length: 60 }, (_, at) => work(String(at), of('a'))));
    expect(queue.expectedWaitMs('a')).toBe(0);
    const all = ['a', 'a', 'a', 'b'].map((client) => work(client, of(client)));
    const inTurns = (client: string) => Math.round(queue.expectedWaitMs(client) / 100);
    expect(['a', 'b', 'c'].map(inTurns)).toEqual([4, 3, 2]);
    await Promise.all(all);
  });
});
