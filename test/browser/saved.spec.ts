import type { Locator, Page } from '@playwright/test';
import { expect, test, whenReady } from './shop';
import { texts } from '../support/english-texts';
import { beginningWith } from './text-patterns';

const lazyScript = '**/saved.*.js';

const firstButton = (page: Page) =>
  page
    .getByRole('button', { name: beginningWith(texts.product.saveForLater('')) })
    .or(page.getByRole('button', { name: beginningWith(texts.product.saved('')) }))
    .first();

async function open(page: Page) {
  await page.goto('/browse/lighting');
  await whenReady(page);
}

test('a saved product stays saved after a reload, and can be removed; the tip of its button goes on Escape', async ({
  page,
}) => {
  await open(page);
  const button = firstButton(page);
  await expect(button).toHaveAccessibleName(beginningWith(texts.product.saveForLater('')));
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveAccessibleName(beginningWith(texts.product.saved('')));
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(firstButton(page)).toHaveAttribute('aria-pressed', 'true');
  await firstButton(page).click();
  await expect(firstButton(page)).toHaveAttribute('aria-pressed', 'false');

  await test.step('its tip stays while it is pointed at, and goes on Escape', async () => {
    const [first, second] = await page.locator('.plp-save-button').all();
    if (!first || !second) throw new Error('Two products have no buttons.');
    const tipOf = (button: Locator) =>
      button.evaluate((element) => {
        const { visibility, width } = getComputedStyle(element, '::after');
        return { visibility, width: Number.parseFloat(width) };
      });
    await first.hover();
    const { visibility, width } = await tipOf(first);
    expect(visibility).toBe('visible');
    const { x, y, height } = (await first.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await page.mouse.move(x - width, y + height / 2, { steps: 5 });
    expect((await tipOf(first)).visibility).toBe('visible');
    await page.keyboard.press('Escape');
    expect((await tipOf(first)).visibility).toBe('hidden');

    // The focus shows after a key.
    await second.focus();
    expect((await tipOf(second)).visibility).toBe('visible');
    await page.keyboard.press('Escape');
    expect((await tipOf(second)).visibility).toBe('hidden');
  });
});

test('a click before the lazy script has loaded takes effect', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(lazyScript, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/browse/lighting');
  // Clicks before hydration do nothing; after the first effective click, further ones are ignored.
  await expect(async () => {
    await firstButton(page).click();
    await expect(firstButton(page)).toHaveAttribute('aria-busy', 'true', { timeout: 500 });
  }).toPass();
  release();
  await expect(firstButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(firstButton(page)).toHaveAttribute('aria-busy', 'false');
});

test('an alert says that the lazy script failed to load, and a later click loads it', async ({
  page,
  watched,
}) => {
  await page.route(lazyScript, (route) => route.abort());
  await open(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(texts.saved.unreadable);
  await page.getByRole('button', { name: 'Close error dialog' }).click();
  await firstButton(page).click();
  await expect(alert).toContainText(texts.saved.unreadable);
  await page.unroute(lazyScript);
  await firstButton(page).click();
  await expect(firstButton(page)).toHaveAttribute('aria-pressed', 'true');
  watched.errors.splice(0);
});
