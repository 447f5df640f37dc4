/** One colour through the visit: a grey sofa is grey in the list, on its page and among the saved products. */
import type { Locator, Page } from '@playwright/test';
import { phone } from './filtering';
import { bringIntoView, expect, shopAddress, test, whenReady } from './shop';

const greyPicture = /\/pictures\/[\w-]+\/grey-/;
const greyAddress = /\/product\/\d+\?colour=grey\b/;
const list = '/search/colours--grey/price---up-to-800/sofa';

const cardOf = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.locator('.plp-card__link[href*="colour=grey"]') })
    .first();
const linkOf = (card: Locator) => card.locator('.plp-card__link');
const pictureOf = (card: Locator) => card.locator('.plp-card__image').first();
const largeOf = (page: Page) => page.locator('.plp-shop-product__view img').first();

async function search(page: Page) {
  await page.goto('/');
  const box = page.getByRole('banner').locator('[name=q]');
  await box.fill('grey sofa under £800');
  await box.press('Enter');
  await expect(page).toHaveURL(list);
}

async function expectGreyPage(page: Page) {
  await expect(page).toHaveURL(greyAddress);
  await expect(largeOf(page)).toHaveAttribute('src', greyPicture);
  await expect(page.locator('[aria-current=true]')).toHaveText(['Grey']);
}

/** The saved products, and from there the page of the first one. */
async function expectGreySaved(page: Page, open: (link: Locator) => Promise<void>) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Saved/ })
    .click();
  const card = page.getByRole('main').getByRole('article').first();
  await expect(pictureOf(card)).toHaveAttribute('src', greyPicture);
  await expect(page.locator('.plp-shop-saved__colour')).toHaveText('Grey');
  await open(linkOf(card));
  await expectGreyPage(page);
}

test('a mouse finds, saves and opens a grey sofa, and finds it grey again', async ({ page }) => {
  await search(page);
  await whenReady(page);
  const card = cardOf(page);
  await expect(pictureOf(card)).toHaveAttribute('src', greyPicture);
  await card.locator('.plp-save-button').click();
  await expect(card.locator('.plp-save-button')).toHaveAttribute('aria-pressed', 'true');
  await linkOf(card).click();
  await expectGreyPage(page);
  const other = page.locator('a.plp-shop-product__choice:not([aria-current])').first();
  await other.click();
  await expect(largeOf(page)).not.toHaveAttribute('src', greyPicture);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(list);
  await expect(pictureOf(cardOf(page))).toHaveAttribute('src', greyPicture);
  await whenReady(page);
  await expectGreySaved(page, (link) => link.click());
});

test('keys open a grey sofa, save it on its page and remove it and save it again in grey', async ({
  page,
}) => {
  await search(page);
  await whenReady(page);
  await linkOf(cardOf(page)).press('Enter');
  await expectGreyPage(page);
  await whenReady(page);
  const save = page.locator('.plp-shop-product__save');
  await save.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/saved');
  await whenReady(page);
  await page.getByRole('button', { name: /^Remove / }).press('Enter');
  await page.getByRole('button', { name: /^Undo / }).press('Enter');
  await expect(page.getByRole('button', { name: /^Remove / })).toBeFocused();
  await page.reload();
  await expectGreySaved(page, (link) => link.press('Enter'));
  await page.goto('/');
  const viewed = page.locator('.plp-shop-viewed .plp-shop-tile__link').first();
  await viewed.scrollIntoViewIfNeeded();
  await expect(viewed).toHaveAttribute('href', greyAddress);
});

type Swatch = { readonly displayName: string };

/** The title of a sofa of another colour that has a grey disc among its first three, and the place of that. */
async function findSofa({ request }: Page) {
  const response = await request.get(
    `${shopAddress()}/listing-api/group_id/sofas-armchairs?num_results_per_page=30`,
  );
  const { response: body } = (await response.json()) as {
    readonly response: {
      readonly product_list: readonly {
        readonly url: string;
        readonly swatchSources: readonly Swatch[];
      }[];
    };
  };
  const placeOf = (swatches: readonly Swatch[]) =>
    swatches.slice(0, 3).findIndex(({ displayName }) => displayName === 'Grey');
  const found = body.product_list.find(({ swatchSources }) => placeOf(swatchSources) > 0);
  return { url: found?.url ?? '', place: placeOf(found?.swatchSources ?? []) };
}

async function openSofas(page: Page) {
  const { url, place } = await findSofa(page);
  const script = page.waitForResponse(/\/further-pictures\./);
  await page.goto('/browse/sofas-armchairs?numProducts=30');
  await whenReady(page);
  await script;
  const card = page
    .getByRole('article')
    .filter({ has: page.locator(`.plp-card__link[href^="${url}"]`) });
  await bringIntoView(page, card);
  await page.waitForLoadState('networkidle');
  const box = await card.locator('.plp-swatches__swatch').nth(place).boundingBox();
  if (!box) throw new Error('The disc is not on the screen.');
  return { card, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a mouse that goes from a grey disc to the picture of its card opens it in grey, also in another tab', async ({
  page,
  context,
}) => {
  const { card, x, y } = await openSofas(page);
  const opened = context.waitForEvent('page');
  await page.mouse.click(x, y, { button: 'middle' });
  await expectGreyPage(await opened);
  await page.mouse.move(x, y);
  await expect(linkOf(card)).toHaveAttribute('href', greyAddress);
  const picture = await card.locator('.plp-card__picture').boundingBox();
  await page.mouse.move(x, y - 5);
  await page.mouse.click(x, (picture?.y ?? 0) + (picture?.height ?? 0) - 20);
  await expectGreyPage(page);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('a tap on a grey disc chooses it, and the next one opens it', async ({ page }) => {
    const { card, x, y } = await openSofas(page);
    await page.touchscreen.tap(x, y);
    await expect(linkOf(card)).toHaveAttribute('href', greyAddress);
    await expect(card.getByRole('radio', { checked: true })).toHaveAccessibleName('Grey');
    await linkOf(card).tap({ position: { x: 20, y: 10 } });
    await expectGreyPage(page);
  });
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('a grey sofa is found, opened in another colour and in grey, and the list is one link away', async ({
    page,
  }) => {
    await search(page);
    await expect(pictureOf(cardOf(page))).toHaveAttribute('src', greyPicture);
    await linkOf(cardOf(page)).click();
    await expectGreyPage(page);
    await page.locator('a.plp-shop-product__choice:not([aria-current])').first().click();
    await expect(largeOf(page)).not.toHaveAttribute('src', greyPicture);
    await page.getByRole('link', { name: 'Grey', exact: true }).click();
    await expectGreyPage(page);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page).toHaveURL(list);
  });
});
