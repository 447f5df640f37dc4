/** Closes what tests open, whatever happens in them: helpers register here what they open, so that no test ends it by hand. */

type Close = () => unknown;

const opened: Record<'test' | 'file', Close[]> = { test: [], file: [] };
let scope: keyof typeof opened = 'file';

/**
 * Calls `close` when the running test has ended; outside of a test (at the top of a file, in `beforeAll`) when all tests of
 * the file have. What was opened last is closed first. Returns a function that closes at once, and only once.
 */
export function closeAfterTest<Result>(close: () => Result): () => Result {
  let closed: { readonly result: Result } | undefined;
  const closeOnce = () => (closed ??= { result: close() }).result;
  opened[scope].push(closeOnce);
  return closeOnce;
}

export function beginTest(): void {
  scope = 'test';
}

export function endTest(): Promise<void> {
  scope = 'file';
  return closeAll(opened.test);
}

export const endFile = (): Promise<void> => closeAll(opened.file);

async function closeAll(closes: Close[]): Promise<void> {
  const failures: unknown[] = [];
  for (let close = closes.pop(); close; close = closes.pop()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}
