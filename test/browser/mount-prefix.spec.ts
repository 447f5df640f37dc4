/** The main journey below a mount prefix (docs/product.md, 3.13). */
import { accordionOf, chipsOf, desktop, openDrawer, phone } from './filtering';
import { expect, isMarked, markDocument, pathOf, test, whenReady } from './shop';
import { texts } from '../support/english-texts';

const start = '/de/browse/furniture';

test('a listing below a prefix is filtered, paged and left, and stays below it', async ({
  page,
  context,
  watched,
}) => {
  await page.setViewportSize(phone);
  await page.goto(start);
  await whenReady(page);
  await markDocument(page);
  await test.step('the drawer has an entry of its own in the history', async () => {
    await openDrawer(page);
    expect(pathOf(page)).toBe(start);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(pathOf(page)).toBe(start);
  });

  await page.setViewportSize(desktop);
  await page.getByRole('checkbox', { name: 'Bexcombe' }).check();
  await expect(page).toHaveURL(/\/de\/browse\/furniture\/brand--bexcombe$/);
  await expect(chipsOf(page).first()).toContainText('Bexcombe');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /^http:\/\/[^/]+\/de\/browse\/furniture\/brand--bexcombe$/,
  );
  const next = page.getByRole('link', { name: texts.pagination.next });
  await next.click();
  await expect(page).toHaveURL(/\/de\/browse\/furniture\/brand--bexcombe\?page=2$/);
  await page.goBack();
  await page.getByRole('link', { name: texts.filters.remove('Bexcombe') }).click();
  await expect(page).toHaveURL(/\/de\/browse\/furniture$/);
  const opened = context.waitForEvent('page');
  await page.getByRole('checkbox', { name: 'Bexcombe' }).click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/de\/browse\/furniture\/brand--bexcombe$/);
  await tab.close();
  expect(await isMarked(page)).toBe(true);

  const requestCount = watched.listingRequests.length;
  await page.getByRole('article').first().locator('.plp-card__link').click();
  await expect(page).toHaveURL(/\/de\/product\/\d+$/);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/de\/browse\/furniture$/);
  await whenReady(page);
  expect(watched.listingRequests).toHaveLength(requestCount);

  await page.getByRole('searchbox', { name: 'Search the shop' }).fill('oak');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/search\/oak$/);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test('a form below a prefix leads to a listing below it', async ({ page }) => {
    await page.goto(start);
    await accordionOf(page, 'Brand').getByRole('checkbox', { name: 'Bexcombe' }).check();
    await page.getByRole('button', { name: texts.filterForms.apply }).click();
    await expect(page).toHaveURL(/\/de\/browse\/furniture\/brand--bexcombe$/);
    await page.getByRole('link', { name: texts.pagination.next }).click();
    await expect(page).toHaveURL(/\/de\/browse\/furniture\/brand--bexcombe\?page=2$/);
  });
});
