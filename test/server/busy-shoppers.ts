/**
 * Shoppers who browse, save products and send events without an end, each with a cookie and an address of their own.
 * They do again what failed until it is acknowledged, as pages and shoppers do, so that it is known what they have.
 */
import { Agent, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { eventsPath } from '../../shop/events/events-service';
import {
  addProductPath,
  confirmationPath,
  removeProductPath,
  savedListPath,
} from '../../shop/saved/saved-paths';
import { closeAfterTest } from '../support/close-after-test';
import { until } from '../support/until';

type Kind = 'page' | 'listing' | 'saved list' | 'save' | 'events';

/** `what` is a status, or the code of an error. */
type Outcome = {
  readonly kind: Kind;
  readonly what: string;
  readonly isGood: boolean;
  readonly endedMs: number;
  readonly tookMs: number;
};

type Counts = Readonly<Record<string, number>>;

export type Observed = {
  readonly good: number;
  /** Failed requests, as in "save 503". */
  readonly failed: Counts;
  /** Of each kind that failed: from the fault to the end of the last failed request. */
  readonly recoveredSeconds: Counts;
  /** The same since the fault was mended; 0 where none failed after it. */
  readonly afterMendingSeconds: Counts;
  /** Of all requests. */
  readonly longestSeconds: number;
};

export type BusyShoppers = {
  /** Observes the shoppers from a fault until all that they do works again; the fault calls `mended` in between. */
  readonly during: (fault: (mended: () => void) => Promise<unknown>) => Promise<Observed>;
  /** Resolves after this many more requests. */
  readonly untilMore: (count: number) => Promise<void>;
  /** Resolves after a further request has failed, as in "save 503". */
  readonly untilFailed: (how: string) => Promise<void>;
  /** Lists that did not hold exactly what their shopper had saved, since the start. */
  readonly wrongLists: () => readonly string[];
  readonly acknowledgedSaves: () => number;
  /** The ids of all events that were acknowledged. */
  readonly acknowledgedEvents: () => readonly string[];
};

type Sent = { readonly method?: string; readonly cookie?: string; readonly body?: string };
type Received = { readonly what: string; readonly body: string; readonly cookie: string };

/** After this time the page aborts a call of save for later. */
const timeoutMs = 10_000;
const pauseMs = 25;
const longestRecoveryMs = 60_000;
const goodInRow = 5;
const mostSaved = 20;

function createSender(origin: string, localAddress: string) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, localAddress });
  closeAfterTest(() => agent.destroy());
  return (path: string, { method = 'GET', cookie = '', body }: Sent = {}) =>
    new Promise<Received>((done) => {
      const fail = ({ code = '', message, name }: NodeJS.ErrnoException) =>
        done({ what: name === 'AbortError' ? 'too late' : code || message, body: '', cookie: '' });
      const signal = AbortSignal.timeout(timeoutMs);
      const options = { agent, method, signal, headers: { cookie } };
      const call = request(origin + path, options, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('error', fail);
        response.on('end', () => {
          const [set = ''] = response.headers['set-cookie'] ?? [];
          done({ what: String(response.statusCode), body: text, cookie: set.split(';')[0] ?? '' });
        });
      });
      call.on('error', fail).end(body);
    });
}

type Send = ReturnType<typeof createSender>;

type Shop = {
  readonly outcomes: Outcome[];
  readonly wrongLists: string[];
  readonly acknowledgedEvents: string[];
  acknowledgedSaves: number;
  isOver: boolean;
};

/** What one shopper does one request after the other. */
type Lane = { readonly run: () => Promise<void>; goodInRow: number };

type Shopper = { readonly name: string; readonly send: Send; readonly shop: Shop };

function createCaller({ send, shop }: Shopper, lane: Lane) {
  return async (kind: Kind, path: string, sent: Sent = {}): Promise<Received | undefined> => {
    const startedMs = performance.now();
    const received = await send(path, sent);
    const endedMs = performance.now();
    const isGood = /^20[04]$/.test(received.what);
    lane.goodInRow = isGood ? lane.goodInRow + 1 : 0;
    const { what } = received;
    if (!shop.isOver)
      shop.outcomes.push({ kind, what, isGood, endedMs, tookMs: endedMs - startedMs });
    await wait(pauseMs);
    return isGood ? received : undefined;
  };
}

type Call = ReturnType<typeof createCaller>;

function aLane(shopper: Shopper, work: (call: Call) => Promise<void>): Lane {
  const lane: Lane = {
    goodInRow: 0,
    run: async () => {
      const call = createCaller(shopper, lane);
      while (!shopper.shop.isOver) await work(call);
    },
  };
  return lane;
}

function reading(shopper: Shopper): Lane {
  let count = 0;
  return aLane(shopper, async (call) => {
    count += 1;
    await call('page', `/browse/furniture?page=${(count % 9) + 1}`);
    await call('listing', `/listing-api/group_id/furniture?page=${(count % 9) + 1}`);
  });
}

/** Saves products of names that no other shopper has, and removes the oldest of many. */
async function saving(shopper: Shopper): Promise<Lane> {
  const { name, send, shop } = shopper;
  const { body, cookie } = await send(confirmationPath, { method: 'POST' });
  const { sessionConfirmationNumber: number } = JSON.parse(body) as {
    readonly sessionConfirmationNumber: string;
  };
  const address = (path: string, id = '') =>
    `${path}?_dynSessConf=${number}${id && `&productId=${id}`}`;
  let saved: readonly string[] = [];
  let count = 0;
  const change = async (call: Call, path: string, id: string) => {
    const sent = { method: 'POST', cookie };
    while (!(await call('save', address(path, id), sent))) if (shop.isOver) return;
    shop.acknowledgedSaves += 1;
    saved = path === addProductPath ? [id, ...saved] : saved.filter((other) => other !== id);
  };
  return aLane(shopper, async (call) => {
    count += 1;
    await change(call, addProductPath, `${name}-${count}`);
    const oldest = saved.at(mostSaved);
    if (oldest !== undefined) await change(call, removeProductPath, oldest);
    const listed = await call('saved list', address(savedListPath), { cookie });
    if (listed === undefined || shop.isOver) return;
    const { savedProducts } = JSON.parse(listed.body) as {
      readonly savedProducts: readonly { readonly productId: string }[];
    };
    const ids = savedProducts.map(({ productId }) => productId);
    if (ids.join() !== saved.join())
      shop.wrongLists.push(`${name} has ${ids.join()} instead of ${saved.join()}`);
  });
}

function sendingEvents(shopper: Shopper): Lane {
  const { name, shop } = shopper;
  let count = 0;
  return aLane(shopper, async (call) => {
    count += 1;
    const ids = [1, 2, 3].map((index) => `${name}-event-${count}-${index}`);
    const payload = { path: '/browse' };
    const common = { visitId: `${name}-visit`, topic: 'facet-update', atMs: 1, payload };
    const body = JSON.stringify({ events: ids.map((id) => ({ id, ...common })) });
    while (!(await call('events', eventsPath, { method: 'POST', body }))) if (shop.isOver) return;
    shop.acknowledgedEvents.push(...ids);
  });
}

const nameOf = ({ kind, what }: Outcome): string => `${kind} ${what}`;

const countBy = (outcomes: readonly Outcome[]): Counts =>
  outcomes.reduce<Record<string, number>>((counts, one) => {
    counts[nameOf(one)] = (counts[nameOf(one)] ?? 0) + 1;
    return counts;
  }, {});

/** Of each kind, how long after a time the last of these requests ended. */
const lastAfter = (outcomes: readonly Outcome[], timeMs: number): Counts =>
  Object.fromEntries(
    outcomes.map(({ kind, endedMs }) => [kind, seconds(Math.max(0, endedMs - timeMs))]),
  );

const seconds = (ms: number): number => Math.round(ms / 10) / 100;

/** Starts shoppers at the address of nginx. They stop after the test. */
export async function startBusyShoppers(origin: string, number = 6): Promise<BusyShoppers> {
  const shop: Shop = {
    outcomes: [],
    wrongLists: [],
    acknowledgedEvents: [],
    acknowledgedSaves: 0,
    isOver: false,
  };
  const names = Array.from({ length: number }, (_, index) => `shopper-${index + 1}`);
  const shoppers = names.map((name, index) => ({
    name,
    send: createSender(origin, `127.0.1.${index + 1}`),
    shop,
  }));
  const lanes = [
    ...shoppers.map(reading),
    ...(await Promise.all(shoppers.map(saving))),
    ...shoppers.map(sendingEvents),
  ];
  const running = Promise.all(lanes.map(({ run }) => run()));
  closeAfterTest(() => {
    shop.isOver = true;
    return running;
  });
  const untilMore = (count: number) => {
    const enough = shop.outcomes.length + count;
    return until(() => shop.outcomes.length >= enough, longestRecoveryMs);
  };
  return {
    untilMore,
    untilFailed: (how) => {
      const from = shop.outcomes.length;
      const hasFailed = () => shop.outcomes.slice(from).some((outcome) => nameOf(outcome) === how);
      return until(hasFailed, longestRecoveryMs);
    },
    during: async (fault) => {
      await untilMore(lanes.length * goodInRow);
      const from = shop.outcomes.length;
      const faultMs = performance.now();
      let mendedMs = faultMs;
      await fault(() => void (mendedMs = performance.now()));
      for (const lane of lanes) lane.goodInRow = 0;
      const isWell = () => lanes.every((lane) => lane.goodInRow >= goodInRow);
      const soFar = () => observe(shop.outcomes.slice(from), faultMs, mendedMs);
      await until(isWell, longestRecoveryMs).catch(() => {
        throw new Error(`the shop does not recover: ${JSON.stringify(soFar())}`);
      });
      return soFar();
    },
    wrongLists: () => shop.wrongLists,
    acknowledgedSaves: () => shop.acknowledgedSaves,
    acknowledgedEvents: () => shop.acknowledgedEvents,
  };
}

function observe(outcomes: readonly Outcome[], faultMs: number, mendedMs: number): Observed {
  const failed = outcomes.filter(({ isGood }) => !isGood);
  return {
    good: outcomes.length - failed.length,
    failed: countBy(failed),
    recoveredSeconds: lastAfter(failed, faultMs),
    afterMendingSeconds: lastAfter(failed, mendedMs),
    longestSeconds: seconds(Math.max(...outcomes.map(({ tookMs }) => tookMs))),
  };
}
