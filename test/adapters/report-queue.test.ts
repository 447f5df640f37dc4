import type { VendorReports } from '../../adapters/adapter';
import { createReportQueue } from '../../adapters/report-queue';
import { VendorError } from '../../adapters/vendor-error';
import type { ReportedEvent } from '../../server/services/listing-service';
import { aClick, aListingView, aView } from './a-reported-event';

/** Over the timers of the test, which do not replace these. */
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, _value?: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      const abort = () => {
        clearTimeout(timer);
        reject(new Error('aborted'));
      };
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
    }),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const clicks = (number: number) => Array.from({ length: number }, () => aClick());

/** A queue to a vendor that takes up to three events at once, unless the test says otherwise. */
function aQueue(overrides: Partial<VendorReports> = {}) {
  const batches: (readonly ReportedEvent[])[] = [];
  const logged: unknown[] = [];
  const reports: VendorReports = {
    topics: ['product-click'],
    mostAtOnce: 3,
    send: (events) => Promise.resolve(events.length),
    ...overrides,
  };
  const queue = createReportQueue({
    vendor: 'A vendor',
    reports: {
      ...reports,
      send: (events) => {
        batches.push(events);
        return reports.send(events);
      },
    },
    log: { warn: (...line: unknown[]) => void logged.push(line) },
  });
  return { ...queue, batches, logged, sizes: () => batches.map(({ length }) => length) };
}

const hang = () => new Promise<number>(() => undefined);

it('sends the events of a second together, and no more at once than the vendor takes', async () => {
  const { report, sizes, reportCounts } = aQueue();
  report(clicks(1));
  report(clicks(1));
  await jest.advanceTimersByTimeAsync(999);
  expect(sizes()).toEqual([]);
  report(clicks(5));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sizes()).toEqual([3, 3, 1]);
  expect(reportCounts()).toEqual({ sent: 7, failed: 0, dropped: 0 });
});

it('goes on with events that come later', async () => {
  const { report, sizes } = aQueue();
  for (const number of [1, 2]) {
    report(clicks(number));
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(sizes()).toEqual([1, 2]);
});

it('sends the topics alone that the vendor learns from', async () => {
  const { report, batches } = aQueue({ topics: ['product-view'] });
  report([aClick(), aView(), aListingView()]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(batches.flat().map(({ topic }) => topic)).toEqual(['product-view']);
});

it('sends an event once that a page sends again', async () => {
  const { report, sizes } = aQueue();
  const click = aClick();
  report([click, click]);
  await jest.advanceTimersByTimeAsync(1_000);
  report([click]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sizes()).toEqual([1]);
});

it.each([
  ['of the future', 60_000],
  ['of long ago', -4 * 24 * 3_600_000],
])('takes the time of arrival for a time %s', async (_name, aheadMs) => {
  const { report, batches } = aQueue();
  const nowMs = Date.now();
  report([
    { ...aClick(), atMs: nowMs + aheadMs },
    { ...aClick(), atMs: nowMs - 1_000 },
  ]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(batches.flat().map(({ atMs }) => atMs)).toEqual([nowMs, nowMs - 1_000]);
});

it('returns at once, has one batch under way, and drops what is above its bound', async () => {
  const { report, sizes, reportCounts, logged } = aQueue({ send: hang });
  report(clicks(3));
  await jest.advanceTimersByTimeAsync(0);
  for (let page = 0; page < 50; page += 1) report(clicks(100));
  expect(sizes()).toEqual([3]);
  expect(reportCounts()).toEqual({ sent: 0, failed: 0, dropped: 3_000 });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reportCounts()).toMatchObject({ failed: 3 });
  expect(logged).toEqual([
    [{ problem: 'A vendor has not responded in time' }, 'events cannot be reported'],
  ]);
});

it('leaves room for others when one client sends many at once', async () => {
  const { report, sizes, reportCounts } = aQueue({});
  report(clicks(220));
  expect(reportCounts()).toMatchObject({ dropped: 120 });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sizes().reduce((sum, size) => sum + size, 0)).toBe(100);
});

it('waits longer after a failure, logs each reason once, and does not send the batch again', async () => {
  let problem: string | undefined = 'A vendor responds with status 429';
  const send = (events: readonly ReportedEvent[]) =>
    problem === undefined
      ? Promise.resolve(events.length)
      : Promise.reject(new VendorError(problem));
  const { report, sizes, reportCounts, logged } = aQueue({ send });
  report(clicks(8));
  await jest.advanceTimersByTimeAsync(0);
  expect(sizes()).toEqual([3]);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(sizes()).toEqual([3]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sizes()).toEqual([3, 3]);
  problem = undefined;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(reportCounts()).toEqual({ sent: 2, failed: 6, dropped: 0 });
  expect(logged).toHaveLength(1);
});

it('tells nothing of an error that may hold a key', async () => {
  const { report, logged } = aQueue({ send: () => Promise.reject(new Error('key=hush')) });
  report([aClick()]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain('hush');
});

it('counts what the vendor leaves out as failed', async () => {
  const { report, reportCounts } = aQueue({ send: () => Promise.resolve(1) });
  report(clicks(3));
  await jest.advanceTimersByTimeAsync(0);
  expect(reportCounts()).toEqual({ sent: 1, failed: 2, dropped: 0 });
});

describe('when it closes', () => {
  it('sends what waits at once', async () => {
    const { report, close, reportCounts } = aQueue();
    report(clicks(5));
    await close();
    expect(reportCounts()).toEqual({ sent: 5, failed: 0, dropped: 0 });
  });

  it('drops after two seconds what the vendor has not taken, and all that comes later', async () => {
    const { report, close, reportCounts } = aQueue({ send: hang });
    report(clicks(5));
    const closed = close();
    await jest.advanceTimersByTimeAsync(2_000);
    await closed;
    report(clicks(1));
    expect(reportCounts()).toMatchObject({ sent: 0, dropped: 3 });
  });

  it('waits for nothing when nothing waits', async () => {
    await expect(aQueue().close()).resolves.toBeUndefined();
  });
});
