/** Accessibility checks in a real browser, which knows colours and sizes. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';

/** A third of `axe.source`, which each new document has to parse. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** One line for each element that breaks a rule of axe-core. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      // No rule that is on by default reads the style sheets, which axe would fetch again, also while the page is
      // offline.
      preload: false,
    }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/** How many pixels the page is wider than the screen. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
