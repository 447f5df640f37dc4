import {
  drawerOf,
  filterButtonOf,
  innerDrawerOf,
  openDrawer,
  openListing,
  phone,
  whenAnimationsFinish,
} from './filtering';
import { doubleTextSize, expect, test, whenScrolled } from './shop';
import { texts } from '../support/english-texts';

const filtersScript = /\/filters\.[^/]*\.js$/;

test.use({ viewport: phone });

test('the drawer is there as soon as "Filter" is clicked, once its script has come in a quiet moment, also when it was just closed', async ({
  page,
}) => {
  const script = page.waitForResponse(filtersScript);
  await openListing(page, '/browse/furniture');
  await script;
  const isOpen = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.plp-filter-button')?.click();
    await new Promise((nextTask) => setTimeout(nextTask));
    return document.querySelector('[role=dialog]') !== null;
  });
  expect(isOpen).toBe(true);
  await whenAnimationsFinish(page);
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.plp-drawer__header button')?.click();
    await Promise.resolve();
    document.querySelector<HTMLElement>('.plp-filter-button')?.click();
  });
  // Nothing closes it afterwards.
  await page.waitForTimeout(300);
  await expect(drawerOf(page)).toBeVisible();
  await page.goBack();
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/browse\/furniture$/);
});

test('Escape closes a drawer whose script came late from the moment that it is in the document', async ({
  page,
}) => {
  let sendScript = () => {};
  const isScriptWanted = new Promise<void>((resolve) => (sendScript = resolve));
  await page.route(filtersScript, async (route) => {
    await isScriptWanted;
    await route.continue();
  });
  // Its request keeps the network from being idle.
  await page.goto('/browse/furniture');
  await filterButtonOf(page).click();
  await expect(filterButtonOf(page)).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=dialog]')) return;
      observer.disconnect();
      const isInert = document.querySelector('.plp-page')?.closest('[inert]') !== null;
      document.documentElement.dataset.isInert = String(isInert);
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    }).observe(document.body, { childList: true, subtree: true });
  });
  sendScript();
  // Opened, with the page behind it out of reach, and closed.
  await expect(page.locator('html')).toHaveAttribute('data-is-inert', 'true');
  await expect(drawerOf(page)).toHaveCount(0);
});

test('a script of the drawer that fails is told of on the screen, and loads at a later click, which says "Loading"', async ({
  page,
  watched,
}) => {
  await page.route(filtersScript, (route) => route.abort());
  await openListing(page, '/browse/lighting');
  await page.evaluate(() => window.scrollTo(0, 2_500));
  await whenScrolled(page);
  const note = page.getByRole('alert').filter({ hasText: texts.failure.filters });
  const card = page.getByRole('article').nth(12);
  const before = await card.boundingBox();

  await test.step('also far down the list, which does not move, until Back', async () => {
    await filterButtonOf(page).click();
    await expect(note).toBeInViewport();
    expect(await card.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(2_500);
    await page.goBack();
    await expect(note).toHaveCount(0);
  });

  await test.step('until it is closed', async () => {
    await filterButtonOf(page).click();
    await note.getByRole('button', { name: 'Close error dialog' }).click();
    await expect(note).toHaveCount(0);
    await expect(filterButtonOf(page)).toBeFocused();
    await expect(filterButtonOf(page)).toHaveAttribute('aria-expanded', 'false');
    watched.errors.splice(0);
  });

  await test.step('a later click', async () => {
    await page.unroute(filtersScript);
    let sendScript = () => {};
    const isScriptWanted = new Promise<void>((resolve) => (sendScript = resolve));
    await page.route(filtersScript, async (route) => {
      await isScriptWanted;
      await route.continue();
    });
    await filterButtonOf(page).click();
    const loading = page.getByRole('status').filter({ hasText: texts.listing.loading });
    await expect(loading).toBeVisible();
    sendScript();
    await expect(drawerOf(page)).toBeFocused();
    await expect(loading).toHaveCount(0);
    await page.goBack();
    await expect(drawerOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/browse\/lighting$/);
  });
});

test('an inner drawer covers the title of the drawer below it, which large text makes taller', async ({
  page,
}) => {
  await openListing(page, '/browse/sofas-armchairs');
  await doubleTextSize(page);
  await openDrawer(page, 'Price');
  const headers = page.locator('.plp-drawer__header');
  const heights = await Promise.all(
    [headers.first(), headers.last()].map(async (header) => (await header.boundingBox())?.height),
  );
  expect(heights[0]).toBeGreaterThan(heights[1] ?? NaN);
  // The animation is over.
  await expect(innerDrawerOf(page, 'Price')).toHaveCSS('transform', 'none');
  const panel = page.locator('.plp-drawer__panel');
  const shown = await panel.screenshot({ animations: 'disabled' });
  await headers.first().evaluate((header) => (header.style.visibility = 'hidden'));
  expect(await panel.screenshot({ animations: 'disabled' })).toEqual(shown);
});
