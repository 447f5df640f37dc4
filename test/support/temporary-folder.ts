import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAfterTest } from './close-after-test';

/** Creates an empty folder, which is removed after the test. */
export function aFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const path = mkdtempSync(join(parent, 'plp-'));
  // A program that has just ended may still write for a moment.
  const options = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };
  closeAfterTest(() => rmSync(path, options));
  return path;
}
