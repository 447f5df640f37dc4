import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The path of the first of these commands in PATH.
 * @param {...string} commands
 */
export const findOnPath = (...commands) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)))
    .find((path) => existsSync(path));
