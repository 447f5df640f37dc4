/** Whether work took too long, by the words of the system, the database and its client: doing it again would too. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // When several addresses did not respond, the message is empty.
  const { code = '', message } = error as NodeJS.ErrnoException;
  return /tim(?:e|ed)[ -]?out/i.test(`${code} ${message}`);
}
