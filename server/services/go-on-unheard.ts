/**
 * For programs that matter more than what they print: where that has no place, as on a full disk or after `| head`, it
 * is lost, and the program goes on.
 */
export function goOnUnheard(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
