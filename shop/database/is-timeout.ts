/**
 * How long a shopper's work may take, with all that it waits for. Less than the 10 s for which a page waits, so that
 * what it was told and what is stored agree.
 */
export const longestWorkMs = 8_000;

/** In words that stay the same, since each new reason is reported. */
export const createTimeout = (): Error => new Error('timed out, since the database is slow');

/** Whether work took too long, by the words of the system, the database and its client: doing it again would too. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // When several addresses did not respond, the message is empty.
  const { code = '', message } = error as NodeJS.ErrnoException;
  return /tim(?:e|ed)[ -]?out/i.test(`${code} ${message}`);
}
