/** What a search offers that finds nothing. */
import type { Page } from '@playwright/test';
import { overflowOf, violationsOf } from './axe';
import {
  chipsOf,
  desktop,
  gridOf,
  openDrawer,
  openListing,
  phone,
  slowListings,
  tabTo,
} from './filtering';
import { recordEvents, updatesOn } from './published-events';
import { expect, pathOf, shopAddress, test } from './shop';
import { texts } from '../support/english-texts';
import { beginningWith } from './text-patterns';

/** No product has two of these words, and no category the last. */
const several = '/search/red-sofa-kettle-zzqq?sortkey=price&utm_source=mail';
/** The shop corrects the word; the brand makes no armchairs. */
const filtered = '/search/brand--echo-harbour/armchiar';

const waysOf = (page: Page) => page.locator('.plp-fallback').getByRole('link');
const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripting' : 'without scripting', () => {
    test.use({ javaScriptEnabled });

    test('every offer of an empty search leads to its page', async ({ page }) => {
      await openListing(page, several);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'We found nothing for “red sofa kettle zzqq”',
        texts.fallback.categories,
        texts.fallback.products,
      ]);
      await expect(waysOf(page)).toHaveText([
        texts.fallback.searchFor('red kettle'),
        texts.fallback.searchFor('kettle'),
        texts.fallback.searchFor('sofa'),
        texts.fallback.wholeShop,
      ]);
      for (const viewport of [phone, desktop])
        await test.step(`on a screen of ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport);
          expect(await overflowOf(page)).toBe(0);
          for (const link of await waysOf(page).all())
            expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        });
      // No empty column stands next to it.
      expect((await headingOf(page).boundingBox())?.x).toBeLessThan(40);

      await test.step('a category', async () => {
        const categories = regionOf(page, texts.fallback.categories).getByRole('link');
        await expect(categories).toHaveCount(6);
        await categories.first().click();
        await expect(page).toHaveURL(/\/browse\/kitchen\?utm_source=mail$/);
        await expect(headingOf(page)).toHaveText('Kitchen & Dining');
        await page.goBack();
      });
      await test.step('fewer words', async () => {
        await waysOf(page).first().click();
        await expect(page).toHaveURL(/\/search\/red-kettle\?utm_source=mail$/);
        await expect(headingOf(page)).toHaveText('Results for “red kettle”');
        await expect(gridOf(page).getByRole('article').first()).toContainText(/kettle/i);
        await page.goBack();
      });
      await test.step('a popular product', async () => {
        const products = regionOf(page, texts.fallback.products).getByRole('article');
        await expect(products).toHaveCount(4);
        for (const picture of await products.getByRole('img', { name: /./ }).all())
          await expect(picture).toBeVisible();
        const title = await products.first().locator('.plp-card__link').textContent();
        await products.first().locator('.plp-card__link').click();
        await expect(headingOf(page)).toHaveText(title ?? '');
      });
    });

    test('filters that emptied it can be removed first, then comes the corrected term', async ({
      page,
    }) => {
      await openListing(page, filtered);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toHaveText(
        texts.fallback.filtered.heading,
      );
      await expect(chipsOf(page)).toHaveText([/Echo Harbour/, texts.filters.clearAll]);
      await expect(waysOf(page)).toHaveText([
        beginningWith(texts.filters.remove('Echo Harbour')),
        texts.filters.clearAll,
        'Did you mean “armchair”?',
        texts.fallback.wholeShop,
      ]);
      await expect(page.getByText(texts.fallback.products)).toHaveCount(0);
      await waysOf(page).nth(2).click();
      await expect(page).toHaveURL(/\/search\/armchair$/);
      await expect(gridOf(page).getByRole('article').first()).toContainText(/armchair/i);
    });
  });

test('the keyboard reaches every offer, and a popular product can be saved', async ({
  page,
  watched,
}) => {
  await recordEvents(page);
  await openListing(page, several);
  const offers = [texts.fallback.searchFor('sofa'), texts.fallback.wholeShop, 'Kitchen & Dining'];
  await page.getByRole('main').getByRole('link').first().focus();
  for (const name of offers) await tabTo(page, name);
  const save = regionOf(page, texts.fallback.products).locator('.plp-save-button').first();
  await tabTo(page, beginningWith(texts.product.saveForLater('')));
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  expect(watched.listingRequests).toEqual([]);
  expect(await updatesOn(page)).toEqual([]);
});

test('a price in the drawer that empties a search can be removed, and the focus goes on also before that is known', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openListing(page, '/search/armchiar');
  const enterMinimum = async (amount: string) => {
    const drawer = await openDrawer(page, 'Price');
    await drawer.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill(amount);
    await drawer.getByRole('textbox', { name: texts.filterForms.minimum('£') }).press('Enter');
    return drawer;
  };
  await test.step('a list that is known to be empty', async () => {
    const drawer = await enterMinimum('90000');
    await expect(drawer.getByText('0 products', { exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: texts.drawer.viewProducts }).click();
    await expect(drawer).toHaveCount(0);
    await expect(headingOf(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await expect(waysOf(page)).toHaveText([
      beginningWith(texts.filters.remove('£90,000')),
      texts.filters.clearAll,
      'Did you mean “armchair”?',
      texts.fallback.wholeShop,
    ]);
    await waysOf(page).first().press('Enter');
    await expect(gridOf(page).getByRole('article').first()).toBeVisible();
    await expect(headingOf(page)).toBeFocused();
    expect(pathOf(page)).toBe('/search/armchiar');
  });
  await test.step('a list that turns out empty', async () => {
    await slowListings(page, 900);
    const drawer = await enterMinimum('90001');
    await drawer.getByRole('button', { name: texts.drawer.viewProducts }).click();
    await expect(page.locator('#plp-results-header')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await expect(headingOf(page)).toBeFocused();
  });
});

/** Brands differ in their theme alone, so that one of them shows both widths and each of the others one. */
test('no accessibility rule is broken on any brand', async ({ page }) => {
  for (const [brand, host, path, viewport] of [
    ['marlow', '127.0.0.1', several, phone],
    ['marlow', '127.0.0.1', filtered, desktop],
    ['marlow-ie', 'ie.localhost', filtered, phone],
    ['hearth', 'hearth.localhost', several, desktop],
  ] as const)
    await test.step(`${path} on ${brand} at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await openListing(page, shopAddress().replace('127.0.0.1', host) + path);
      await expect(page.locator('html')).toHaveAttribute('data-plp-brand', brand);
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    });
});
