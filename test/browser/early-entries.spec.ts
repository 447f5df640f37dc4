import type { Page } from '@playwright/test';
import { chipsOf, desktop, historyLength, openDrawer, openListing, whenSettled } from './filtering';
import { recordEvents, updatesOn } from './published-events';
import { expect, test, whenReady } from './shop';
import { texts } from '../support/english-texts';

test.use({ viewport: desktop });

/** Holds the page's script, or another one, back until the returned function is called. */
async function holdScript(
  page: Page,
  address = /\/product-listing\.[\da-f]+\.js$/,
): Promise<() => void> {
  let sendScript = () => {};
  const isScriptWanted = new Promise<void>((resolve) => (sendScript = resolve));
  await page.route(address, async (route) => {
    await isScriptWanted;
    await route.continue();
  });
  return sendScript;
}

/** Expects the listing of furniture, which coming back from another document leaves as its address says. */
async function expectToStay(page: Page) {
  await expect(page).toHaveURL(/\/browse\/furniture$/);
  await whenSettled(page);
  await page.goto('/');
  await page.goBack();
  // A late entry counts too.
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL(/\/browse\/furniture$/);
}

test('options ticked and unticked before the script comes are clicks like any other', async ({
  page,
  watched,
}) => {
  const sendScript = await holdScript(page);
  await recordEvents(page);
  await page.goto('/browse/furniture/brand--marram', { waitUntil: 'commit' });
  const bexcombe = page.getByRole('checkbox', { name: 'Bexcombe' });
  const marram = page.getByRole('checkbox', { name: 'Marram' });
  await bexcombe.check();
  await marram.uncheck();
  const entries = await historyLength(page);
  sendScript();

  await expect(page).toHaveURL(/\/browse\/furniture\/brand--bexcombe$/);
  await expect(chipsOf(page)).toHaveText(['Bexcombe', texts.filters.clearAll]);
  await whenSettled(page);
  await expect(bexcombe).toBeChecked();
  await expect(marram).not.toBeChecked();
  expect(watched.listingRequests).toHaveLength(1);
  expect(await historyLength(page)).toBe(entries + 2);
  const shown = (await updatesOn(page)).filter(({ topic }) => topic === 'results-update');
  expect(shown).toHaveLength(1);
  await page.goBack();
  await expect(chipsOf(page)).toHaveText(['Bexcombe', 'Marram', texts.filters.clearAll]);
});

test('what is opened before the script comes says that it is loading, and then has its options', async ({
  page,
}) => {
  const sendScript = await holdScript(page);
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  const closed = page.locator('.plp-accordion:not([open])').first();
  const name = await closed.locator('.plp-accordion__heading').innerText();
  await closed.locator('summary').click();
  const showMore = page.locator('.plp-show-more').first();
  await showMore.locator('summary').click();
  const accordion = page.locator('.plp-accordion', { hasText: name });
  const loading = [accordion, showMore].map((opened) =>
    opened.getByText(texts.listing.loading).filter({ visible: true }),
  );
  for (const words of loading) await expect(words).toHaveCount(1);
  await expect(accordion.getByRole('checkbox')).toHaveCount(0);
  sendScript();

  await expect(accordion.getByRole('checkbox')).not.toHaveCount(0);
  for (const words of loading) await expect(words).toHaveCount(0);
});

test('a sort order and a page size that are set before the script comes are followed', async ({
  page,
}) => {
  const sendScript = await holdScript(page);
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: texts.sort.label }).selectOption('pricedesc');
  await page.getByRole('radio', { name: '96' }).first().check({ force: true });
  sendScript();
  await expect(page).toHaveURL(/\?sortkey=pricedesc&numProducts=96$/);
  await whenSettled(page);
  await page.goBack();
  await page.goBack();
  await expectToStay(page);
});

for (const [what, enter, address] of [
  [
    'a price, and words to search for,',
    async (page) => {
      await page.getByRole('searchbox', { name: texts.filterForms.search('Brand') }).fill('mar');
      await page.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill('100');
      await page.getByRole('textbox', { name: texts.filterForms.maximum('£') }).fill('300');
      await page.keyboard.press('Tab');
    },
    /\/price---100-to-300$/,
  ],
  [
    'a thumb of the price slider, and words to search for,',
    async (page) => {
      await page.getByRole('searchbox', { name: texts.filterForms.search('Brand') }).fill('mar');
      await page.getByRole('slider', { name: texts.filterForms.lowestPrice }).focus();
      for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press('ArrowRight');
    },
    /\/price---[\d-]+-and-above$/,
  ],
] as readonly (readonly [string, (page: Page) => Promise<unknown>, RegExp])[])
  test(`${what} that are entered before the script comes are followed`, async ({
    page,
    watched,
  }) => {
    const sendScript = await holdScript(page);
    await page.goto('/browse/furniture', { waitUntil: 'commit' });
    await enter(page);
    sendScript();
    await expect(page).toHaveURL(address);
    await whenSettled(page);
    await expect(page.getByRole('checkbox', { name: 'Marram' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Bexcombe' })).toHaveCount(0);
    expect(watched.listingRequests).toHaveLength(1);
    await page.goBack();
    await expectToStay(page);
  });

test('what was typed into the filters stays when another listing comes before their script', async ({
  page,
}) => {
  const sendScript = await holdScript(page);
  const sendFilters = await holdScript(page, /\/filters\.[\da-f]+\.js$/);
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: texts.sort.label }).selectOption('pricedesc');
  await page.getByRole('searchbox', { name: texts.filterForms.search('Brand') }).fill('mar');
  await page.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill('100');
  await page.getByRole('textbox', { name: texts.filterForms.maximum('£') }).fill('300');
  await page.keyboard.press('Tab');
  sendScript();
  await expect(page).toHaveURL(/\?sortkey=pricedesc$/);
  await whenSettled(page);
  sendFilters();

  await expect(page).toHaveURL(/\/price---100-to-300\?sortkey=pricedesc$/);
  await whenSettled(page);
  await expect(page.getByRole('checkbox', { name: 'Marram' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Bexcombe' })).toHaveCount(0);
});

test('buttons that are clicked before the script comes respond once it is there, each once, also when the drawer was open before a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const sendScript = await holdScript(page);
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  const save = page.locator('.plp-save-button').first();
  const largePictures = page.getByRole('button', { name: texts.pictureSize.large });
  const filter = page.getByRole('button', { name: texts.filters.button(0), exact: true });
  await save.click();
  await largePictures.click();
  // As a script of a host may do.
  await page.evaluate(() => document.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await filter.click();
  await filter.click();
  sendScript();

  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(largePictures).toHaveAttribute('aria-pressed', 'true');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: texts.pictureSize.small }).click();
  await expect(largePictures).toHaveAttribute('aria-pressed', 'false');

  await openDrawer(page);
  const sendScriptAgain = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await filter.click();
  sendScriptAgain();

  await expect(page.getByRole('dialog')).toBeVisible();
  await whenReady(page);
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/browse\/furniture$/);
});

test('Back before the script of a reloaded page comes shows the listing of its address', async ({
  page,
  watched,
}) => {
  await openListing(page, '/browse/furniture');
  await page.getByRole('combobox', { name: texts.sort.label }).selectOption('price');
  await whenSettled(page);
  const sendScript = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: 'Marram' }).check();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/browse\/furniture$/);
  watched.listingRequests.splice(0);
  sendScript();

  await expect(page.getByRole('combobox', { name: texts.sort.label })).toHaveValue('relevance');
  await whenSettled(page);
  await expect(page.getByRole('checkbox', { name: 'Marram' })).not.toBeChecked();
  await expect(page).toHaveURL(/\/browse\/furniture$/);
  expect(watched.listingRequests).toHaveLength(1);
});

test('an option that was ticked early and taken off by its chip stays off when the filters’ script comes', async ({
  page,
}) => {
  const sendFilters = await holdScript(page, /\/filters\.[\da-f]+\.js$/);
  const sendScript = await holdScript(page);
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  const [marram, bexcombe] = ['Marram', 'Bexcombe'].map((name) =>
    page.getByRole('checkbox', { name }),
  );
  await marram?.check();
  await bexcombe?.check();
  sendScript();
  await expect(chipsOf(page)).toHaveText(['Bexcombe', 'Marram', texts.filters.clearAll]);
  await page.getByRole('link', { name: texts.filters.remove('Marram') }).click();
  await bexcombe?.uncheck();
  sendFilters();

  await expect(page).toHaveURL(/\/browse\/furniture$/);
  await whenReady(page);
  await expect(chipsOf(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});
