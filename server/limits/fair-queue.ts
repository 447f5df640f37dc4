/** Gives out turns: one after the other, fairly between clients, and none to what has waited too long. */
import { LRUCache } from 'lru-cache';
import { clientOf, type Client } from './client';
import { OverloadError } from './overload-error';

/** Those who wait for one piece of work. */
export type Waiters = {
  /** More may join meanwhile. Empty for the refresh of a stale page, which was sent already. */
  readonly clients: ReadonlySet<Client>;
  /** Aborts when the last of them has left. */
  readonly signal: AbortSignal;
};

const bodiless = new Set(['GET', 'HEAD']);

type WaitingRequest = Parameters<typeof clientOf>[0] &
  Pick<Waiters, 'signal'> & { readonly method: string };

/**
 * What was sent is worth its turn without its sender too; and the signal of such a request aborts as soon as its body
 * was read.
 */
export const waitersOf = (request: WaitingRequest): Waiters => ({
  clients: new Set([clientOf(request)]),
  signal: bodiless.has(request.method) ? request.signal : new AbortController().signal,
});

/**
 * Resolves when it is the turn of the work. Rejects when it has waited too long in all, or no request waits for it any
 * more.
 */
export type Turn = () => Promise<void>;

type Waiting = {
  readonly clients: ReadonlySet<Client>;
  /** Counts pieces of work in the order in which they came. */
  readonly number: number;
  readonly endsAtMs: number;
  readonly begin: () => void;
  readonly fail: (error: Error) => void;
};

type QueueOptions = {
  /** Resolves when the next turn may begin. */
  readonly nextTask: () => Promise<void>;
  /** The time that a piece of work may wait, for all its turns together. */
  readonly longestWaitMs: number;
};

const isRefresh = ({ clients }: Pick<Waiting, 'clients'>): boolean => clients.size === 0;

/** Of the last turn in the mean length of turns. */
const weightOfLast = 0.1;
const mostClients = 20_000;

/**
 * The turn goes to the client that had none for the longest time, and there to the work that came first. So a client's
 * first request waits for one turn of each other client, however much they have sent. Every second turn may go to a
 * refresh, since all shoppers of that page gain by it: it would be too old to be sent otherwise, while others keep
 * coming.
 */
export class FairQueue {
  readonly #options: QueueOptions;
  readonly #waiting = new Set<Waiting>();
  readonly #lastTurns = new LRUCache<Client, number>({ max: mostClients });
  #entered = 0;
  #turns = 0;
  #meanTurnMs = 0;
  #isRefreshDue = true;
  #isServing = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Adds a piece of work, which may need several turns. */
  enter(waiters: Waiters): Turn {
    const number = (this.#entered += 1);
    let leftMs = this.#options.longestWaitMs;
    return async () => {
      const sinceMs = performance.now();
      await this.#wait(waiters, { number, endsAtMs: sinceMs + leftMs });
      leftMs -= performance.now() - sinceMs;
    };
  }

  /** How long work of this client would wait for its first turn, as far as those who wait now say. */
  expectedWaitMs(client: Client | undefined): number {
    const counts = new Map<Client | undefined, number>();
    for (const { clients } of this.#waiting) {
      const [first] = clients;
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    const own = counts.get(client) ?? 0;
    let turnsBefore = 0;
    for (const count of counts.values()) turnsBefore += Math.min(count, own + 1);
    return turnsBefore * this.#meanTurnMs;
  }

  #wait({ clients, signal }: Waiters, place: Pick<Waiting, 'number' | 'endsAtMs'>): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(one);
        signal.removeEventListener('abort', abandon);
      };
      const fail = (error: Error) => {
        leave();
        reject(error);
      };
      const abandon = () => fail(signal.reason as Error);
      const begin = () => {
        leave();
        resolve();
      };
      const one: Waiting = { ...place, clients, begin, fail };
      if (signal.aborted) return abandon();
      signal.addEventListener('abort', abandon);
      this.#waiting.add(one);
      if (!this.#isServing) void this.#serve();
    });
  }

  async #serve(): Promise<void> {
    this.#isServing = true;
    for (let beganAtMs = performance.now(); this.#waiting.size > 0;) {
      await this.#options.nextTask();
      const nowMs = performance.now();
      this.#meanTurnMs += weightOfLast * (nowMs - beganAtMs - this.#meanTurnMs);
      beganAtMs = nowMs;
      for (const one of this.#waiting) if (one.endsAtMs <= nowMs) one.fail(new OverloadError());
      this.#giveTurn();
    }
    this.#isServing = false;
  }

  #giveTurn(): void {
    let next: Waiting | undefined;
    for (const one of this.#waiting)
      if (next === undefined || this.#isBefore(one, next)) next = one;
    if (next === undefined) return;
    this.#turns += 1;
    this.#isRefreshDue = !isRefresh(next);
    for (const client of next.clients) this.#lastTurns.set(client, this.#turns);
    next.begin();
  }

  #isBefore(one: Waiting, other: Waiting): boolean {
    if (isRefresh(one) !== isRefresh(other)) return isRefresh(one) === this.#isRefreshDue;
    const difference = this.#lastTurnOf(one) - this.#lastTurnOf(other);
    return difference < 0 || (!(difference > 0) && one.number < other.number);
  }

  /** Of the client that had none for the longest time. */
  #lastTurnOf({ clients }: Waiting): number {
    return Math.min(...[...clients].map((client) => this.#lastTurns.get(client) ?? 0));
  }
}
