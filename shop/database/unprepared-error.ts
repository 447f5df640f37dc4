/**
 * A database that works but lacks what a node neither makes nor guesses: its tables, or the secret of its cookies. The
 * backup of another database may be about to be restored there, so that an operator says what becomes of it.
 */
export class UnpreparedError extends Error {
  override readonly name = 'UnpreparedError';
}
