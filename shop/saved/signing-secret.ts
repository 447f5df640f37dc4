/** The secrets of shoppers' cookies and session confirmation numbers. */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { keepPrivate, makePrivateDir } from '../database/private-files';
import { secretFile } from './saved-files';

export const shortestSecret = 16;

/** The first signs; what any of them has signed is valid. */
export type Secrets = readonly [string, ...string[]];

/** A random secret of 43 characters. */
export const createSigningSecret = (): string => randomBytes(32).toString('base64url');

/** One a line. */
function readLines(file: string): Secrets {
  const lines = readFileSync(file, 'utf8').split('\n');
  const [first, ...others] = lines.map((line) => line.trim()).filter((line) => line !== '');
  const isShort = [first ?? '', ...others].some((secret) => secret.length < shortestSecret);
  if (first === undefined || isShort)
    throw new Error(
      `${file} holds no secret, or one shorter than ${shortestSecret} characters; put the former one back`,
    );
  return [first, ...others];
}

/**
 * The secrets stored in `dataDir`, readable by this user alone; undefined when there are none yet. Throws when the file
 * cannot be read or holds no secret.
 */
export function readStoredSecrets(dataDir: string): Secrets | undefined {
  const file = secretFile(dataDir);
  try {
    const stored = readLines(file);
    keepPrivate(file);
    return stored;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The same at each attempt, so that one that fails again has the same reason, which is logged once. */
const draftEnding = `${process.pid}.${randomBytes(4).toString('hex')}`;

/**
 * Stores the proposed secret and returns the stored ones: of two servers that start together one wins. It is written
 * whole or not at all. Throws when the folder cannot be written.
 */
export function storeSecret(dataDir: string, proposed: string): Secrets {
  makePrivateDir(dataDir);
  const file = secretFile(dataDir);
  const draft = `${file}.${draftEnding}`;
  // One that an attempt before could not remove is written again.
  const descriptor = openSync(draft, 'w', 0o600);
  try {
    writeSync(descriptor, proposed);
    fsyncSync(descriptor);
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(descriptor);
    rmSync(draft, { force: true });
  }
  return readLines(file);
}
