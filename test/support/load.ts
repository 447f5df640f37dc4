/** Many clients at once on kept connections, and what became of their requests. */
import autocannon from 'autocannon';

export type LoadResult = {
  readonly good: number;
  /** By what went wrong: an error's code or an answer's status. */
  readonly failed: Readonly<Record<string, number>>;
};

export type Load = {
  /** Resolves when the time is over or the load was ended. */
  readonly result: Promise<LoadResult>;
  readonly end: () => void;
};

type LoadOptions = {
  readonly url: string;
  readonly connections?: number;
  readonly seconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Posted instead of getting. */
  readonly body?: string;
};

/** Every client asks again as soon as it has its answer. */
export function startLoad({
  url,
  connections = 20,
  seconds = 60,
  headers = {},
  body,
}: LoadOptions): Load {
  const failed: Record<string, number> = {};
  const count = (what: string) => (failed[what] = (failed[what] ?? 0) + 1);
  let good = 0;
  const posting = body === undefined ? {} : { method: 'POST' as const, body };
  const run = autocannon({ url, connections, duration: seconds, headers, timeout: 20, ...posting });
  run.on('response', (_client, status) => {
    if (status === 200 || status === 204) good += 1;
    else count(String(status));
  });
  run.on('reqError', (error) => count(error.code ?? error.message));
  return {
    result: Promise.resolve(run).then(({ timeouts }) => ({
      good,
      failed: timeouts > 0 ? { ...failed, timeouts } : failed,
    })),
    end: () => run.stop(),
  };
}

/** Loads while something is done, and a moment before and after it. */
export async function loadDuring(options: LoadOptions, work: () => Promise<unknown>) {
  const load = startLoad(options);
  await new Promise((done) => setTimeout(done, 500));
  await work();
  await new Promise((done) => setTimeout(done, 500));
  load.end();
  return load.result;
}
