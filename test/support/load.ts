/** Many clients on persistent connections, and the outcome of their requests. */
import autocannon, { type Instance, type Result } from 'autocannon';
import { setTimeout as wait } from 'node:timers/promises';

type LoadResult = {
  readonly good: number;
  /** Counts by error code or response status. */
  readonly failed: Readonly<Record<string, number>>;
};

export type Load = {
  /** Resolves after `end`. */
  readonly result: Promise<LoadResult>;
  /** Resolves when the outcome so far meets the condition. */
  readonly until: (condition: (soFar: LoadResult) => boolean) => Promise<void>;
  /** Resolves after this many more requests have succeeded or failed. */
  readonly untilMore: (count: number) => Promise<void>;
  readonly end: () => void;
};

type LoadOptions = {
  readonly url: string;
  readonly connections?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the requests POST requests. */
  readonly body?: string;
};

type Running = PromiseLike<Result> & Instance;

/** Longer than any test. */
const longestSeconds = 600;
const pollMs = 10;
const usualConnections = 20;

const total = ({ good, failed }: LoadResult): number =>
  Object.values(failed).reduce((sum, count) => sum + count, good);

/** Each client sends its next request as soon as it has the response to the last. */
export function startLoad(options: LoadOptions): Load {
  const { url, connections = usualConnections, headers = {}, body } = options;
  const soFar = { good: 0, failed: {} as Record<string, number> };
  const count = (what: string) => (soFar.failed[what] = (soFar.failed[what] ?? 0) + 1);
  const posting = body === undefined ? {} : { method: 'POST' as const, body };
  const limits = { duration: longestSeconds, timeout: 20 };
  // The types of autocannon lack the promise.
  const run = autocannon({
    url,
    connections,
    headers,
    ...limits,
    ...posting,
  }) as unknown as Running;
  run.on('response', (_client, status) => {
    if (status === 200 || status === 204) soFar.good += 1;
    else count(String(status));
  });
  run.on('reqError', (error: NodeJS.ErrnoException) => count(error.code ?? error.message));
  const until: Load['until'] = async (condition) => {
    while (!condition(soFar)) await wait(pollMs);
  };
  return {
    result: Promise.resolve(run).then(({ timeouts }) => ({
      good: soFar.good,
      failed: timeouts > 0 ? { ...soFar.failed, timeouts } : soFar.failed,
    })),
    until,
    untilMore: (more) => {
      const enough = total(soFar) + more;
      return until((now) => total(now) >= enough);
    },
    end: () => run.stop(),
  };
}

/** Runs `work` under load, with some requests of each client before and after it. */
export async function loadDuring(options: LoadOptions, work: (load: Load) => Promise<unknown>) {
  const { connections = usualConnections } = options;
  const load = startLoad(options);
  await load.untilMore(2 * connections);
  await work(load);
  await load.untilMore(2 * connections);
  load.end();
  return load.result;
}
