import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const executablePath =
  process.env.CHROMIUM_PATH ??
  ['chromium-headless-shell', 'chromium', 'google-chrome'].map(onPath).find(Boolean);
if (!executablePath) {
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
}

export default defineConfig({
  testDir: './test/browser',
  // What only measures runs by itself, on a quiet machine: npm run bench:feedback.
  testMatch: process.env.MEASURE ? '**/*.measure.ts' : '**/*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  // Tests mostly wait, so that a machine of two cores has room for three.
  workers: 3,
  // A busy machine may miss a deadline once; a test that needed a second try is named in the report.
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  forbidOnly: true,
  reporter: process.env.CI
    ? [['line'], ['json', { outputFile: 'test-results/browser.json' }]]
    : 'list',
  globalSetup: './test/browser/start-shop.ts',
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: {
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
    },
  },
});
