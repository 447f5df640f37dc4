/** Attacks a server with long texts and measures the cost: processor time, slow health checks, errors. */
import { request as httpRequest } from 'node:http';

export type HostileRequest = {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** `requestOf` makes a request with a text of this many characters. */
export type Attack = {
  readonly name: string;
  readonly requestOf: (length: number) => HostileRequest;
};

export type ComparedAttack = Attack & Readonly<Record<'harmlessOf', Attack['requestOf']>>;

type ReceivedResponse = {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
};

const responseLimitMs = 60_000;
const atOnce = 4;
/** Linear work takes twice the time for twice the text; the rest allows for noise. */
const mostGrowth = 3;
/** Growth below this is noise. */
const leastMs = 40;
const tries = 8;

/** Rejects without a response in time. A connection that the server cuts counts as a response with status 0. */
function send(
  address: string,
  { method = 'GET', path, headers = {}, body }: HostileRequest,
): Promise<ReceivedResponse> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(address);
    const sent = httpRequest(
      { hostname, port, method, path, headers, timeout: responseLimitMs },
      (response) => {
        let text = '';
        response.on('data', (data: Buffer) => (text += data.toString('latin1')));
        response.on('error', () => done({ status: 0, retryAfter: undefined, text }));
        response.on('end', () => {
          const { statusCode: status = 0, headers: received } = response;
          done({ status, retryAfter: received['retry-after'], text });
        });
      },
    );
    sent.on('timeout', () => fail(new Error(`no response within ${responseLimitMs} ms`)));
    sent.on('error', () => done({ status: 0, retryAfter: undefined, text: '' }));
    sent.end(body);
  });
}

/** Milliseconds of processor time since the server started, from its own metrics. */
async function processorMsOf(address: string): Promise<number> {
  const { text } = await send(address, { path: '/metrics' });
  return 1_000 * Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** Repeats a health check on new connections until `until` settles; returns the time of each in milliseconds. */
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
  readonly responses: readonly ReceivedResponse[];
};

export async function costOf(address: string, request: HostileRequest): Promise<Cost> {
  const beforeMs = await processorMsOf(address);
  const responses = Promise.all(Array.from({ length: atOnce }, () => send(address, request)));
  const waits = await healthWaits(address, responses);
  return {
    processorMs: (await processorMsOf(address)) - beforeMs,
    longestHealthWaitMs: Math.max(...waits),
    responses: await responses,
  };
}

const isProper = ({ status, retryAfter }: ReceivedResponse): boolean =>
  status < 500 || (status === 503 && retryAfter !== undefined);

/** The first responses, and the least processor time and wait of all measurements. */
function leastOf([first, ...others]: readonly [Cost, ...Cost[]]): Cost {
  return others.reduce(
    (least, { processorMs, longestHealthWaitMs }) => ({
      ...least,
      processorMs: Math.min(least.processorMs, processorMs),
      longestHealthWaitMs: Math.min(least.longestHealthWaitMs, longestHealthWaitMs),
    }),
    first,
  );
}

export type AttackReport = {
  readonly faults: readonly string[];
  readonly longestHealthWaitMs: number;
};

/**
 * Attacks with a text of `length` and one twice as long. Faults are more than three times the processor time for the
 * longer text, a health check slower than `mostWaitMs`, and any 5xx other than a 503 with Retry-After. What takes long
 * is measured again, both lengths in turn: other programs take time too, and a busy processor changes its speed.
 */
export async function attack(
  address: string,
  { name, requestOf }: Attack,
  { length, mostWaitMs }: { readonly length: number; readonly mostWaitMs: number },
): Promise<AttackReport> {
  const isExpensive = (cost: Cost) => cost.processorMs > atOnce * leastMs;
  const isWaiting = (cost: Cost) => cost.longestHealthWaitMs > mostWaitMs;
  const costsOfShort: [Cost, ...Cost[]] = [await costOf(address, requestOf(length))];
  const costsOfLong: [Cost, ...Cost[]] = [await costOf(address, requestOf(2 * length))];
  const isSuspicious =
    isExpensive(costsOfLong[0]) || isWaiting(costsOfShort[0]) || isWaiting(costsOfLong[0]);
  while (isSuspicious && costsOfShort.length < tries) {
    costsOfShort.push(await costOf(address, requestOf(length)));
    costsOfLong.push(await costOf(address, requestOf(2 * length)));
  }
  const short = leastOf(costsOfShort);
  const long = leastOf(costsOfLong);
  const longestHealthWaitMs = Math.max(short.longestHealthWaitMs, long.longestHealthWaitMs);
  const faults = [
    isExpensive(long) &&
      long.processorMs > mostGrowth * short.processorMs &&
      `${short.processorMs.toFixed(0)} ms at ${length}, ${long.processorMs.toFixed(0)} ms at ${2 * length} characters`,
    longestHealthWaitMs > mostWaitMs && `a health check waits ${longestHealthWaitMs.toFixed(0)} ms`,
    ...[...short.responses, ...long.responses].map(
      (response) => !isProper(response) && `status ${response.status}`,
    ),
  ];
  return {
    faults: [...new Set(faults.flatMap((fault) => (fault ? [`${name}: ${fault}`] : [])))],
    longestHealthWaitMs,
  };
}

/** Milliseconds of processor time that a text may take beyond a harmless one, for each thousand characters. */
const usualMsOfThousand = 0.4;

/**
 * Compares a request with one whose text is harmless: a text that is slow to read costs much for its length, though it
 * may take linear time. The least of several measurements counts.
 */
export async function compare(
  address: string,
  { name, requestOf, harmlessOf }: ComparedAttack,
  length: number,
  mostMsOfThousand = usualMsOfThousand,
): Promise<readonly string[]> {
  const most = (mostMsOfThousand * length * atOnce) / 1_000;
  let [hostileMs, harmlessMs] = [Infinity, Infinity];
  for (let at = 0; at < tries; at += 1) {
    const hostile = await costOf(address, requestOf(length));
    hostileMs = Math.min(hostileMs, hostile.processorMs);
    if (hostileMs <= most) return [];
    const harmless = await costOf(address, harmlessOf(length));
    harmlessMs = Math.min(harmlessMs, harmless.processorMs);
    if (hostileMs <= harmlessMs + most) return [];
  }
  const times = `${hostileMs.toFixed(0)} ms at ${length} characters, a harmless text ${harmlessMs.toFixed(0)} ms`;
  return [`${name}: ${times}`];
}
