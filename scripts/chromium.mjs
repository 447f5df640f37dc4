// Where Chromium is, for the browser tests and for npm run bench -- page.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The options with which Playwright starts Chromium; throws an error that says how to get one when there is none. */
export function chromiumOptions() {
  const executablePath =
    process.env.CHROMIUM_PATH ??
    ['chromium-headless-shell', 'chromium', 'google-chrome'].map(onPath).find(Boolean);
  if (!executablePath || !existsSync(executablePath))
    throw new Error(
      `No Chromium found${executablePath ? ` at ${executablePath}` : ''}. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.`,
    );
  return {
    executablePath,
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
