import { whenSettled } from './filtering';
import { expect, isMarked, markDocument, pathOf, test, whenReady } from './shop';
import { texts } from '../support/english-texts';
import { beginningWith, resultsFrom, withAnyNumber } from './text-patterns';

/**
 * Selects options, sort orders and pages and goes back and forward at random, with short pauses. Runs inside the page and
 * stays in its document.
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
  test('gets the whole listing from the server without another request', async ({
    page,
    watched,
  }) => {
    await page.goto('/browse/furniture');
    await whenReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furniture');
    await expect(page.getByRole('article')).toHaveCount(30);
    expect(watched.listingRequests).toEqual([]);
  });

  test('filters, sorts, pages and goes back without another document', async ({
    page,
    watched,
  }) => {
    await page.goto('/browse/furniture');
    await whenReady(page);
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

    await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
    await expect(page).toHaveURL(/sortkey=price$/);
    await whenSettled(page);
    await expect.poll(() => watched.listingRequests).toHaveLength(2);

    await page.getByRole('link', { name: texts.pagination.next }).click();
    await expect(page).toHaveURL(/sortkey=price&page=2$/);
    await expect(page.getByText(resultsFrom(31, 60)).first()).toBeVisible();
    await expect(page.locator('#plp-results-header')).toBeFocused();
    expect(watched.listingRequests.length).toBeLessThanOrEqual(4);

    const requestCount = watched.listingRequests.length;
    await page.goBack();
    await expect(page.getByText(resultsFrom(1, 30)).first()).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/browse\/furniture$/);
    await expect(brand).not.toBeChecked();
    expect(watched.listingRequests).toHaveLength(requestCount);
    expect(await isMarked(page)).toBe(true);
  });

  for (const seed of [2, 5]) {
    test(`can navigate faster than the page responds, seed ${seed}`, async ({ page }) => {
      test.slow();
      await page.goto('/browse/furniture');
      await whenReady(page);
      await markDocument(page);
      await page.evaluate(navigateAtRandom, seed);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const ticked = new URL(page.url()).pathname.split('/').slice(3).join('+').split('+');
      const chips = page
        .locator('.plp-chips')
        .getByRole('link', { name: beginningWith(texts.filters.remove('')) });
      await expect(chips).toHaveCount(ticked.filter((text) => text !== '').length);
      expect(await isMarked(page)).toBe(true);
    });
  }

  test('sees the tick, the chip and the URL change before the response arrives', async ({
    page,
  }) => {
    await page.goto('/browse/furniture');
    await whenReady(page);
    await page.route('**/listing-api/**', async (route) => {
      await new Promise((done) => setTimeout(done, 1_000));
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('checkbox', { name: /Bexcombe/ }).click();
    expect(pathOf(page)).toBe('/browse/furniture/brand--bexcombe');
    await expect(page.getByRole('link', { name: texts.filters.remove('Bexcombe') })).toBeVisible({
      timeout: 500,
    });
    const grid = page.getByRole('list', { name: texts.listing.grid });
    await expect(grid).toHaveAttribute('aria-busy', 'true', { timeout: 500 });
    await expect(page.getByRole('article')).toHaveCount(30);
    await expect(grid).toHaveAttribute('aria-busy', 'false');
  });

  test('finds products by a plural, by the beginning of a word and despite a typing error', async ({
    page,
  }) => {
    for (const term of ['lamps', 'lam', 'laampp'.slice(0, 5)]) {
      await page.goto('/');
      await page.getByRole('searchbox').fill(term);
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(({ href }) => href.endsWith(`/search/${term}`));
      expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    }
  });

  test('keeps a campaign parameter through every change', async ({ page }) => {
    await page.goto('/browse/furniture?utm_source=mail');
    await whenReady(page);
    await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.newin);
    await expect(page).toHaveURL(/sortkey=newin&utm_source=mail$/);
    await page.getByRole('checkbox', { name: /Bexcombe/ }).check();
    await expect(page).toHaveURL(/brand--bexcombe\?sortkey=newin&utm_source=mail$/);
  });
});

test.describe('a shopper without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, sorts, pages and goes back at the same addresses', async ({ page }) => {
    await page.goto('/browse/furniture');
    await page.getByText(withAnyNumber(texts.filterForms.showMore(0, 'Brand'))).click();
    await page.getByRole('checkbox', { name: /Alderney Lane/ }).check();
    await page.getByRole('button', { name: texts.filterForms.apply }).click();
    await expect(page).toHaveURL(/\/browse\/furniture\/brand--alderney-lane$/);

    await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
    await page
      .locator('form', { has: page.getByLabel(texts.sort.label) })
      .getByRole('button')
      .click();
    await expect(page).toHaveURL(/brand--alderney-lane\?sortkey=price$/);

    await page.getByRole('link', { name: texts.pagination.next }).click();
    await expect(page).toHaveURL(/sortkey=price&page=2$/);
    await expect(page.getByText(resultsFrom(31, 60)).first()).toBeVisible();

    await page
      .getByRole('group', { name: texts.results.pageSize })
      .first()
      .getByLabel(texts.results.wholeListing)
      .check();
    await page
      .locator('form', { has: page.getByRole('group', { name: texts.results.pageSize }) })
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

test.describe('an address that is no listing', () => {
  for (const path of ['/basket', '/browser/x', '/%E0%A4%A', '/browse/nowhere']) {
    test(`${path} shows that nothing is found`, async ({ page, watched }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      watched.errors.splice(0);
    });
  }

  test('a legacy search address redirects to the search', async ({ page }) => {
    await page.goto('/e/q/sofa.end?sort=price');
    await expect(page).toHaveURL(/\/search\/sofa\?sort=price$/);
  });
});
