/** A recorded session goes from document to document of a tab. */
import type { Page } from '@playwright/test';
import type { Session } from '../../src/events/session';
import { gridOf, whenSettled } from './filtering';
import { expect, test, whenReady } from './shop';
import { texts } from '../support/english-texts';

const base = '/browse/furniture';

const sessionOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { plp: { exportSession: () => Promise<Session> } }).plp.exportSession(),
  );
const stepsOf = ({ entries }: Session) =>
  entries.map(({ type, ...entry }) =>
    'place' in entry ? `${type} ${entry.place} ${entry.url}` : type,
  );

test('a session spans reloads, links to other documents and the way back, and a second tab has its own', async ({
  page,
}) => {
  await page.goto(base);
  await whenReady(page);
  await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.newin);
  await expect(page).toHaveURL(/sortkey=newin/);
  await whenSettled(page);
  const save = gridOf(page).locator('.plp-save-button').first();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await whenReady(page);
  await gridOf(page).locator('.plp-card__link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await whenReady(page);
  const session = await sessionOf(page);
  const sorted = `${base}?sortkey=newin`;
  expect(stepsOf(session)).toEqual([
    'listing/sortChosen',
    `location 1 ${sorted}`,
    'savedForLater/saveToggled',
    `document 1 ${sorted}`,
    `document 1 ${sorted}`,
  ]);
  const script = await page.locator('script[src*="/product-listing."]').getAttribute('src');
  expect(script).toContain(`/${session.build}.js`);
  expect(session).toMatchObject({
    version: 2,
    brand: 'marlow',
    viewport: page.viewportSize(),
    url: base,
    dropped: 0,
  });

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/browse/lighting')),
  ]);
  await whenReady(tab);
  expect(await sessionOf(tab)).toMatchObject({ url: '/browse/lighting', entries: [] });
  expect(stepsOf(await sessionOf(page))).toEqual(stepsOf(session));
});
