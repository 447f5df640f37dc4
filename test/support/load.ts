/** Many clients at once on kept connections, and what became of their requests. */
import autocannon, { type Instance, type Result } from 'autocannon';
import { setTimeout as wait } from 'node:timers/promises';

type LoadResult = {
  readonly good: number;
  /** By what went wrong: an error's code or an answer's status. */
  readonly failed: Readonly<Record<string, number>>;
};

export type Load = {
  /** Resolves when the load was ended. */
  readonly result: Promise<LoadResult>;
  /** Resolves when this is so of what has become of the requests. */
  readonly until: (isSo: (soFar: LoadResult) => boolean) => Promise<void>;
  /** Resolves when so many more requests have been answered, well or not, however long that takes. */
  readonly answered: (count: number) => Promise<void>;
  readonly end: () => void;
};

type LoadOptions = {
  readonly url: string;
  readonly connections?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Posted instead of getting. */
  readonly body?: string;
};

type Running = PromiseLike<Result> & Instance;

/** Longer than any test. */
const longestSeconds = 600;
const pollMs = 10;
const usualConnections = 20;

const total = ({ good, failed }: LoadResult): number =>
  Object.values(failed).reduce((sum, count) => sum + count, good);

/** Every client asks again as soon as it has its answer. */
export function startLoad(options: LoadOptions): Load {
  const { url, connections = usualConnections, headers = {}, body } = options;
  const soFar = { good: 0, failed: {} as Record<string, number> };
  const count = (what: string) => (soFar.failed[what] = (soFar.failed[what] ?? 0) + 1);
  const posting = body === undefined ? {} : { method: 'POST' as const, body };
  const limits = { duration: longestSeconds, timeout: 20 };
  // What it returns is both, which its types leave out.
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
  const until: Load['until'] = async (isSo) => {
    while (!isSo(soFar)) await wait(pollMs);
  };
  return {
    result: Promise.resolve(run).then(({ timeouts }) => ({
      good: soFar.good,
      failed: timeouts > 0 ? { ...soFar.failed, timeouts } : soFar.failed,
    })),
    until,
    answered: (more) => {
      const enough = total(soFar) + more;
      return until((now) => total(now) >= enough);
    },
    end: () => run.stop(),
  };
}

/** Loads while something is done, and for some requests of each client before and after it. */
export async function loadDuring(options: LoadOptions, work: (load: Load) => Promise<unknown>) {
  const { connections = usualConnections } = options;
  const load = startLoad(options);
  await load.answered(2 * connections);
  await work(load);
  await load.answered(2 * connections);
  load.end();
  return load.result;
}
