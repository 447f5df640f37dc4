import { whenSettled } from './filtering';
import { expect, isMarked, markDocument, test, whenReady } from './shop';
import { texts } from '../support/english-texts';
import { beginningWith, withAnyNumber } from './text-patterns';

/**
 * Selects options, sort orders and pages and goes back and forward at random, with short pauses. Runs inside the page
 * and stays in its document.
 */
async function navigateAtRandom(seed: number): Promise<void> {
  const steps = 60;
  const longestPauseMs = 250;
  let state = seed;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const one = <Item>(items: Iterable<Item>): Item | undefined => {
    const all = [...items];
    return all[Math.floor(random() * all.length)];
  };
  const boxes = () =>
    [...document.querySelectorAll<HTMLInputElement>('.plp-option__box')].filter(
      (box) => box.offsetParent && !box.disabled,
    );
  const sort = () => {
    const select = document.querySelector('select');
    if (!select) return;
    select.selectedIndex = Math.floor(random() * select.options.length);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const back = () => history.back();
  const acts = [
    () => one(boxes())?.click(),
    () => one(boxes())?.click(),
    () => one(document.querySelectorAll<HTMLElement>('.plp-pagination a'))?.click(),
    sort,
    back,
    () => history.forward(),
  ];
  // Back must not leave the document under test.
  let stepsBack = 0;
  for (let step = 0; step < steps; step += 1) {
    const act = one(acts);
    const before = location.href;
    if (act === back && stepsBack === 0) continue;
    act?.();
    if (act === back) stepsBack -= 1;
    else if (location.href !== before) stepsBack += 1;
    await new Promise((done) => setTimeout(done, random() * longestPauseMs));
  }
  // A last Back takes effect later.
  await new Promise((done) => setTimeout(done, 1_000));
}

test.describe('a shopper with scripting', () => {
  test('gets the whole listing from the server, and filters, sorts, pages and goes back without another document', async ({
    page,
    watched,
  }) => {
    await page.goto('/browse/furniture');
    await whenReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furniture');
    await expect(page.getByRole('article')).toHaveCount(30);
    expect(watched.listingRequests).toEqual([]);
    await markDocument(page);

    // A mouse would prefetch the option that is there afterwards.
    await page
      .locator('summary', { hasText: withAnyNumber(texts.filterForms.showMore(0, 'Brand')) })
      .press('Enter');
    const brand = page.getByRole('checkbox', { name: /Alderney Lane/ });
    await brand.check();
    await expect(page).toHaveURL(/\/browse\/furniture\/brand--alderney-lane$/);
    await expect(
      page.getByRole('link', { name: texts.filters.remove('Alderney Lane') }),
    ).toBeVisible();
    await whenSettled(page);
    await expect.poll(() => watched.listingRequests).toHaveLength(1);

    await page.getByLabel('Sort order').selectOption('Price Low to High');
    await expect(page).toHaveURL(/sortkey=price$/);
    await whenSettled(page);
    await expect.poll(() => watched.listingRequests).toHaveLength(2);

    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(/sortkey=price&page=2$/);
    await expect(page.getByText('Results: 31 - 60').first()).toBeVisible();
    await expect(page.locator('#plp-results-header')).toBeFocused();
    expect(watched.listingRequests.length).toBeLessThanOrEqual(4);

    const requestCount = watched.listingRequests.length;
    await page.goBack();
    await expect(page.getByText('Results: 1 - 30').first()).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/browse\/furniture$/);
    await expect(brand).not.toBeChecked();
    expect(watched.listingRequests).toHaveLength(requestCount);
    expect(await isMarked(page)).toBe(true);
  });

  test('can navigate faster than the page responds', async ({ page }) => {
    test.slow();
    await page.goto('/browse/furniture');
    await whenReady(page);
    await markDocument(page);
    const seed = 2;
    await page.evaluate(navigateAtRandom, seed);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const ticked = new URL(page.url()).pathname.split('/').slice(3).join('+').split('+');
    const chips = page
      .locator('.plp-chips')
      .getByRole('link', { name: beginningWith(texts.filters.remove('')) });
    await expect(chips).toHaveCount(ticked.filter((text) => text !== '').length);
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('a shopper without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, sorts, pages and goes back at the same addresses', async ({ page }) => {
    await page.goto('/browse/furniture');
    await page.getByText(withAnyNumber(texts.filterForms.showMore(0, 'Brand'))).click();
    await page.getByRole('checkbox', { name: /Alderney Lane/ }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/browse\/furniture\/brand--alderney-lane$/);

    await page.getByLabel('Sort order').selectOption('Price Low to High');
    await page
      .locator('form', { has: page.getByLabel('Sort order') })
      .getByRole('button')
      .click();
    await expect(page).toHaveURL(/brand--alderney-lane\?sortkey=price$/);

    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(/sortkey=price&page=2$/);
    await expect(page.getByText('Results: 31 - 60').first()).toBeVisible();

    await page
      .getByRole('group', { name: 'Number of results per page' })
      .first()
      .getByLabel('All')
      .check();
    await page
      .locator('form', {
        has: page.getByRole('group', { name: 'Number of results per page' }),
      })
      .first()
      .getByRole('button')
      .click();
    await expect(page).toHaveURL(/sortkey=price&numProducts=96$/);

    await page.getByRole('link', { name: texts.filters.remove('Alderney Lane') }).click();
    await expect(page).toHaveURL(/\/browse\/furniture\?sortkey=price&numProducts=96$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/sortkey=price&page=2$/);
  });
});

test('an address that is no listing shows that nothing is found', async ({ page, watched }) => {
  for (const path of ['/basket', '/browser/x', '/%E0%A4%A', '/browse/nowhere'])
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  watched.errors.splice(0);
});
