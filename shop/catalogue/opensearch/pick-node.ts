/** Nodes take turns, but for one that has been slow of late: its turn goes to the next one. */
import type { Client, ClientOptions } from '@opensearch-project/opensearch';
import { readList, readRecord } from '../../../src/lib/read-unknown';

type PickNode = Extract<NonNullable<ClientOptions['nodeSelector']>, (...nodes: never) => unknown>;
type Node = ReturnType<PickNode>;
export type Turning = Pick<Node, 'id' | '_openRequests'>;

type Pace = { readonly tookMs: number; readonly atMs: number };

/** How much slower than the next one a node is that loses its turn: some differ by a busy moment alone. */
const slower = 3;
/** Less than this no shopper notices. */
const quickMs = 50;
/** What is known of a node counts half after this time, so that a slow one is tried again. */
const halfLifeMs = 5_000;
const newest = 0.3;
/** One that refuses connections or searches is quick, and no quicker way to a response. */
const failureMs = 2_000;

export function createTurns(nowMs: () => number = () => performance.now()) {
  const paces = new Map<string, Pace>();
  let turn = 0;
  const paceOf = (id: string): number => {
    const { tookMs, atMs } = paces.get(id) ?? { tookMs: 0, atMs: 0 };
    return tookMs * 2 ** ((atMs - nowMs()) / halfLifeMs);
  };
  const costOf = ({ id, _openRequests: pending }: Turning): number =>
    Math.max(quickMs, paceOf(id)) * (1 + pending);
  return {
    pick: <One extends Turning>(nodes: readonly One[]): One => {
      turn += 1;
      const own = nodes[turn % nodes.length];
      const next = nodes[(turn + 1) % nodes.length];
      if (own === undefined || next === undefined) throw new Error('there is no node to pick');
      return costOf(own) > slower * costOf(next) ? next : own;
    },
    ended: ({ id }: Turning, ms: number, hasFailed = false): void => {
      const tookMs = hasFailed ? Math.max(failureMs, ms) : ms;
      const pace = paces.has(id) ? paceOf(id) * (1 - newest) + tookMs * newest : tookMs;
      paces.set(id, { tookMs: pace, atMs: nowMs() });
    },
  };
}

/** It has too much to do, or a fault. */
const isRefusal = (status: unknown): boolean => typeof status === 'number' && status >= 429;

/** Whether a node has done nothing of a request, or not all of several searches. */
const hasRefused = (status: number | null, body: unknown): boolean =>
  status === null ||
  isRefusal(status) ||
  readList(readRecord(body)['responses']).some((one) => isRefusal(readRecord(one)['status']));

/** Has the turns learn from the responses of a client that picks its nodes by them. */
export function watchPace(
  client: Client,
  { ended }: Pick<ReturnType<typeof createTurns>, 'ended'>,
) {
  const startsMs = new WeakMap<object, number>();
  client.on('request', (_, { meta }) => void startsMs.set(meta, performance.now()));
  client.on('response', (_, { meta, statusCode, body }) => {
    const startMs = startsMs.get(meta);
    if (startMs === undefined) return;
    ended(meta.connection, performance.now() - startMs, hasRefused(statusCode, body));
  });
}
