import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAfterTest } from './close-after-test';

/** Makes an empty folder, removed after the test. A `parent` that does not exist is made. */
export function aFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const path = mkdtempSync(join(parent, 'plp-'));
  // A program that was just ended may still write for a moment.
  const options = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };
  closeAfterTest(() => rmSync(path, options));
  return path;
}
