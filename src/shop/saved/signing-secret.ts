/** The secret that signs shoppers' cookies and session confirmation numbers. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

export const shortestSecret = 16;

/** A secret nobody can guess, 43 characters long. */
export const createSigningSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The secret kept in `dataDir`, made on the first start and readable by this user alone.
 * Throws when the folder cannot be written, or when the file holds no secret.
 */
export function readKeptSecret(dataDir: string): string {
  const file = join(dataDir, 'saved-secret');
  const kept = tryRead(file) ?? keepSecret(dataDir, file);
  if (kept.length < shortestSecret) {
    throw new Error(`${file} holds no secret; delete it to have a new one made`);
  }
  chmodSync(file, 0o600);
  return kept;
}

function tryRead(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Appears whole or not at all; of two servers that start together one wins, and both use its secret. */
function keepSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, createSigningSecret());
    fsyncSync(descriptor);
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(descriptor);
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
