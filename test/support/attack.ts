/** Attacks a server with long texts and tells what they cost it: processor time, waiting health checks, errors. */
import { request as httpRequest } from 'node:http';

export type HostileRequest = {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** What is sent, made for a length in characters: equal in kind at any length. */
export type Attack = {
  readonly name: string;
  readonly requestOf: (length: number) => HostileRequest;
};

type Answer = {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
};

const responseLimitMs = 60_000;
const atOnce = 4;
/** Twice the text may cost twice the time, and something for noise; three times is more than linear. */
const mostGrowth = 3;
/** Below this a request costs so little that growth is noise. */
const leastMs = 40;
const tries = 3;

/** Rejects when no answer comes. A connection that the server cuts while a text is sent is an answer too: status 0. */
export function send(
  address: string,
  { method = 'GET', path, headers = {}, body }: HostileRequest,
): Promise<Answer> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(address);
    const sent = httpRequest(
      { hostname, port, method, path, headers, timeout: responseLimitMs },
      (answer) => {
        let text = '';
        answer.on('data', (data: Buffer) => (text += data.toString('latin1')));
        answer.on('error', () => done({ status: 0, retryAfter: undefined, text }));
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], text }),
        );
      },
    );
    sent.on('timeout', () => fail(new Error(`no answer within ${responseLimitMs} ms`)));
    sent.on('error', () => done({ status: 0, retryAfter: undefined, text: '' }));
    sent.end(body);
  });
}

/** Processor time of the serving process since its start, in milliseconds, as its own metrics tell it. */
async function processorMsOf(address: string): Promise<number> {
  const { text } = await send(address, { path: '/metrics' });
  return 1_000 * Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** Waits of a health check that is repeated, on a connection of its own, until `until` settles. */
async function healthWaits(address: string, until: Promise<unknown>): Promise<readonly number[]> {
  const waits: number[] = [];
  let isOver = false;
  const end = () => void (isOver = true);
  until.then(end, end);
  do {
    const startMs = performance.now();
    await send(address, { path: '/healthz', headers: { connection: 'close' } });
    waits.push(performance.now() - startMs);
  } while (!isOver);
  return waits;
}

export type Cost = {
  readonly processorMs: number;
  readonly longestHealthWaitMs: number;
  readonly answers: readonly Answer[];
};

/** Sends the request several times at once, and health checks meanwhile. */
export async function costOf(address: string, request: HostileRequest): Promise<Cost> {
  const beforeMs = await processorMsOf(address);
  const answers = Promise.all(Array.from({ length: atOnce }, () => send(address, request)));
  const waits = await healthWaits(address, answers);
  return {
    processorMs: (await processorMsOf(address)) - beforeMs,
    longestHealthWaitMs: Math.max(...waits),
    answers: await answers,
  };
}

const isHonest = ({ status, retryAfter }: Answer): boolean =>
  status < 500 || (status === 503 && retryAfter !== undefined);

async function leastCostOf(address: string, request: HostileRequest): Promise<Cost> {
  const first = await costOf(address, request);
  const others: Cost[] = [];
  while (others.length + 1 < tries) others.push(await costOf(address, request));
  const processorMs = Math.min(first.processorMs, ...others.map((cost) => cost.processorMs));
  const longestHealthWaitMs = Math.min(
    first.longestHealthWaitMs,
    ...others.map((cost) => cost.longestHealthWaitMs),
  );
  return { ...first, processorMs, longestHealthWaitMs };
}

export type AttackReport = {
  readonly faults: readonly string[];
  readonly longestHealthWaitMs: number;
};

/**
 * Attacks with a text of `length` and one of twice that. Faults are: more than three times the processor time for twice the
 * text, a health check that waits longer than `mostWaitMs`, and a 5xx that is no 503 with Retry-After. What looks like a
 * fault of time is measured again, for other work on the machine takes time too.
 */
export async function attack(
  address: string,
  { name, requestOf }: Attack,
  { length, mostWaitMs }: { readonly length: number; readonly mostWaitMs: number },
): Promise<AttackReport> {
  const isSlow = (short: Cost, long: Cost) =>
    long.processorMs > atOnce * leastMs && long.processorMs > mostGrowth * short.processorMs;
  const isWaiting = (cost: Cost) => cost.longestHealthWaitMs > mostWaitMs;
  let short = await costOf(address, requestOf(length));
  let long = await costOf(address, requestOf(2 * length));
  const answers = [...short.answers, ...long.answers];
  if (isSlow(short, long) || isWaiting(short) || isWaiting(long)) {
    short = await leastCostOf(address, requestOf(length));
    long = await leastCostOf(address, requestOf(2 * length));
  }
  const longestHealthWaitMs = Math.max(short.longestHealthWaitMs, long.longestHealthWaitMs);
  const faults = [
    isSlow(short, long) &&
      `${short.processorMs.toFixed(0)} ms at ${length}, ${long.processorMs.toFixed(0)} ms at ${2 * length} characters`,
    longestHealthWaitMs > mostWaitMs && `a health check waits ${longestHealthWaitMs.toFixed(0)} ms`,
    ...answers.map((answer) => !isHonest(answer) && `status ${answer.status}`),
  ];
  return {
    faults: [...new Set(faults.flatMap((fault) => (fault ? [`${name}: ${fault}`] : [])))],
    longestHealthWaitMs,
  };
}
