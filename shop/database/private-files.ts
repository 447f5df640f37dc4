/** Makes shoppers' data and secrets readable only by the operating-system user of the shop. */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';

const ownerOnly = 0o600;
const anyOther = 0o077;

/** Makes the folder when it is missing; one that is there keeps its mode. */
export function makePrivateDir(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
}

/** Takes the rights of all other users away, where the file exists. */
export function keepPrivate(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || (stats.mode & anyOther) === 0) return;
  try {
    chmodSync(file, ownerOnly);
  } catch {
    // A file of another user, or on a read-only disk, is used as it is.
  }
}

/**
 * Makes an empty database file when it is missing and restricts the rights of an existing one, with the files that
 * SQLite puts next to it. Throws when the file cannot be read and written.
 */
export function makePrivateDatabase(file: string): void {
  try {
    // An existing file is not opened: closing it would drop the locks of this process's other connections.
    closeSync(openSync(file, 'ax', ownerOnly));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  accessSync(file, constants.R_OK | constants.W_OK);
  for (const suffix of ['', '-wal', '-shm']) keepPrivate(`${file}${suffix}`);
}
