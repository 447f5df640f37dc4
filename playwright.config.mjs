import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/chromium.mjs';

/** What only measures runs by itself, on a quiet machine (npm run bench -- feedback); so does what takes minutes. */
const measuredOrSpec = process.env.MEASURE ? 'measure' : 'spec';
const kind = process.env.INSTALL ? 'installed' : measuredOrSpec;

export default defineConfig({
  testDir: './test/browser',
  testMatch: `**/*.${kind}.ts`,
  // Playwright empties its folder; the reports of the other tests stand next to it.
  outputDir: './test-results/browser',
  fullyParallel: true,
  // Tests mostly wait, so that a machine of two cores has room for three.
  workers: 3,
  // Some tests open several pages, on a machine that may be busy.
  timeout: 60_000,
  expect: { timeout: 5_000 },
  forbidOnly: true,
  reporter: process.env.CI
    ? [['line'], ['json', { outputFile: 'test-results/browser.json' }]]
    : 'list',
  globalSetup: './test/browser/start-shop.ts',
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: chromiumOptions(),
  },
});
