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
  tablet,
  tabTo,
} from './filtering';
import { eventsOn, recordEvents } from './published-events';
import { expect, pathOf, shopAddress, test, whenReady } from './shop';
import { texts } from '../support/english-texts';
import { beginningWith } from './text-patterns';

/** No product has two of these words, and no category the last. */
const several = '/search/red-sofa-kettle-zzqq?sortkey=price&utm_source=mail';
/** The shop corrects the word; the brand makes no armchairs. */
const filtered = '/search/brand--echo-harbour/armchiar';

const waysOf = (page: Page) => page.locator('.plp-fallback').getByRole('link');
const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const viewport of [phone, desktop])
  for (const javaScriptEnabled of [true, false])
    test.describe(`at ${viewport.width} px ${javaScriptEnabled ? 'with' : 'without'} scripting`, () => {
      test.use({ viewport, javaScriptEnabled });

      test('fewer words lead to products, and the page is no wider than the screen', async ({
        page,
      }) => {
        await openListing(page, several);
        await expect(page.getByRole('heading', { level: 2 })).toHaveText([
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
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
        for (const link of await waysOf(page).all())
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await waysOf(page).first().click();
        await expect(page).toHaveURL(/\/search\/red-kettle\?utm_source=mail$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Results for “red kettle”',
        );
        await expect(gridOf(page).getByRole('article').first()).toContainText(/kettle/i);
      });

      test('categories and popular products lead to their pages', async ({ page }) => {
        await openListing(page, several);
        const categories = regionOf(page, texts.fallback.categories).getByRole('link');
        await expect(categories).toHaveCount(6);
        await categories.first().click();
        await expect(page).toHaveURL(/\/browse\/kitchen\?utm_source=mail$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen & Dining');
        await page.goBack();
        const products = regionOf(page, texts.fallback.products).getByRole('article');
        await expect(products).toHaveCount(4);
        for (const picture of await products.getByRole('img', { name: /./ }).all())
          await expect(picture).toBeVisible();
        const title = await products.first().getByRole('link').textContent();
        await products.first().getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      });

      test('filters that emptied it can be removed first, then comes the corrected term', async ({
        page,
      }) => {
        await openListing(page, filtered);
        await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText(
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

for (const viewport of [phone, desktop])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the keyboard reaches every offer, and a popular product can be saved', async ({
      page,
      watched,
    }) => {
      await recordEvents(page);
      await openListing(page, several);
      const offers = [
        texts.fallback.searchFor('sofa'),
        texts.fallback.wholeShop,
        'Kitchen & Dining',
      ];
      await page.getByRole('main').getByRole('link').first().focus();
      for (const name of offers) await tabTo(page, name);
      const save = regionOf(page, texts.fallback.products).getByRole('button').first();
      await tabTo(page, beginningWith(texts.product.saveForLater('')));
      await expect(save).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Enter');
      await expect(save).toHaveAttribute('aria-pressed', 'false');
      expect(watched.listingRequests).toEqual([]);
      expect(await eventsOn(page)).toEqual([]);
    });
  });

for (const viewport of [phone, tablet])
  test(`a price in the drawer of ${viewport.width} px that empties a search can be removed`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openListing(page, '/search/armchiar');
    const drawer = await openDrawer(page, 'Price');
    await drawer.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill('90000');
    await drawer.getByRole('textbox', { name: texts.filterForms.minimum('£') }).press('Enter');
    await expect(drawer.getByText('0 products', { exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: texts.drawer.viewProducts }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await expect(waysOf(page)).toHaveText([
      beginningWith(texts.filters.remove('£90,000')),
      texts.filters.clearAll,
      'Did you mean “armchair”?',
      texts.fallback.wholeShop,
    ]);
    await waysOf(page).first().press('Enter');
    await expect(gridOf(page).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(pathOf(page)).toBe('/search/armchiar');
  });

/** Brands differ in their theme alone, so that one of them shows both widths. */
for (const [brand, host, viewports] of [
  ['marlow', '127.0.0.1', [phone, desktop]],
  ['marlow-ie', 'ie.localhost', [phone]],
  ['hearth', 'hearth.localhost', [desktop]],
] as const)
  test(`no accessibility rule is broken on ${brand}`, async ({ page }) => {
    const address = shopAddress().replace('127.0.0.1', host);
    for (const { width, height } of viewports)
      for (const path of [several, filtered]) {
        await page.setViewportSize({ width, height });
        await page.goto(address + path);
        await whenReady(page);
        await expect(page.locator('html')).toHaveAttribute('data-plp-brand', brand);
        expect(await violationsOf(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
      }
  });

test('an empty search without filters leaves no empty column beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/search/zzzz');
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(box?.x).toBeLessThan(40);
});

test('a shopper who views the products before the list turns out empty keeps a focus', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openListing(page, '/search/sofa');
  await slowListings(page, 900);
  const drawer = await openDrawer(page, 'Price');
  await drawer.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill('90000');
  await drawer.getByRole('textbox', { name: texts.filterForms.minimum('£') }).press('Enter');
  await drawer.getByRole('button', { name: texts.drawer.viewProducts }).click();
  await expect(page.locator('#plp-results-header')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
