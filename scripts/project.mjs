// What the scripts share. It needs nothing but Node itself.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The exit code of a check that this machine or its network does not permit. */
export const uncheckedCode = 75;

/**
 * Ends a check that could not be made: that is neither a pass nor a failure.
 * @param {string} what
 */
export function leaveUnchecked(what) {
  const line = '!'.repeat(78);
  console.error(`${line}\nNOT CHECKED: ${what}.\n${line}`);
  process.exitCode = uncheckedCode;
}

/**
 * Prints this and ends the program when it was called with `--help`.
 * @param {string} text
 */
export function offerHelp(text) {
  if (!process.argv.includes('--help')) return;
  console.log(text);
  process.exit(0);
}
