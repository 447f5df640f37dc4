/** Playwright's `test`, which closes what `closeAfterTest` registers for a test or a file. */
import { test as base } from '@playwright/test';
import { beginTest, endFile, endTest } from '../support/close-after-test';

export const test = base.extend<{ closing: void }, { closingOfFile: void }>({
  closingOfFile: [
    async ({}, use) => {
      await use();
      await endFile();
    },
    { auto: true, scope: 'worker' },
  ],
  closing: [
    async ({}, use) => {
      beginTest();
      await use();
      await endTest();
    },
    { auto: true },
  ],
});
