// Where Chromium is, for the browser tests and for npm run bench -- page.
import { existsSync } from 'node:fs';
import { findOnPath } from './find-on-path.mjs';

/** Undefined when there is none. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ?? findOnPath('chromium-headless-shell', 'chromium', 'google-chrome');

/** The options with which Playwright starts Chromium; throws an error that says how to get one when there is none. */
export function chromiumOptions() {
  if (!chromiumPath || !existsSync(chromiumPath))
    throw new Error(
      `No Chromium found${chromiumPath ? ` at ${chromiumPath}` : ''}. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.`,
    );
  return {
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
