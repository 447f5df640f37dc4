/** Closes what tests open, also when they fail. Helpers register what they open here, so no test closes it itself. */

type Close = () => unknown;

const opened: Record<'test' | 'file', Close[]> = { test: [], file: [] };
let scope: keyof typeof opened = 'file';

/**
 * Calls `close` after the running test, or after the last test of the file when called outside of a test. Closes in
 * reverse order. Returns a function that closes immediately; further calls do nothing.
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
