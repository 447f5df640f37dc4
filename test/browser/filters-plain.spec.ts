import { accordionOf, chipsOf, desktop, phone } from './filtering';
import { expect, test } from './shop';
import { texts } from '../support/english-texts';
import { withAnyNumber } from './text-patterns';

test.use({ javaScriptEnabled: false });

test.describe('without scripting', () => {
  test('on a phone facets, price, chips and "Clear All" lead to the same addresses', async ({
    page,
    watched,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/browse/furniture?utm_source=mail');
    const toFilters = page.getByRole('link', { name: /^Filter(?: \(\d+\))?$/ });
    const apply = page.getByRole('button', { name: texts.filterForms.apply });
    const minimum = page.getByRole('textbox', { name: texts.filterForms.minimum('£') });
    const maximum = page.getByRole('textbox', { name: texts.filterForms.maximum('£') });

    await toFilters.click();
    await page.getByRole('checkbox', { name: 'Bexcombe' }).check();
    await page.getByRole('checkbox', { name: 'Marram' }).check();
    await apply.click();
    await expect(page).toHaveURL(/\/brand--bexcombe\+marram\?utm_source=mail$/);
    await expect(page.locator('.plp-heading__count')).toHaveText('219 products');

    await toFilters.click();
    await minimum.fill('1.299');
    await apply.click();
    await expect(page.getByText('Enter an amount like 1,299.50')).toBeVisible();
    expect(watched.errors.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
    await page.goBack();
    await minimum.fill('150');
    await maximum.fill('100.5');
    await apply.click();
    await expect(page).toHaveURL(
      /\/brand--bexcombe\+marram\/price---100-5-to-150\?utm_source=mail$/,
    );
    await toFilters.click();
    await expect(maximum).toHaveValue('150');
    await maximum.fill('');
    await apply.click();
    await expect(page).toHaveURL(/\/price---100-5-and-above\?utm_source=mail$/);

    await page.getByRole('link', { name: texts.filters.remove('Marram') }).click();
    await expect(page).toHaveURL(/\/brand--bexcombe\/price---100-5-and-above\?utm_source=mail$/);
    await expect(chipsOf(page)).toHaveText([
      /Bexcombe/,
      /£100.50 and above/,
      texts.filters.clearAll,
    ]);
    await page.getByRole('link', { name: texts.filters.clearAll }).click();
    await expect(page).toHaveURL(/\/browse\/furniture\?utm_source=mail$/);
  });

  test('on a wide screen values behind "Show more" or in closed accordions, and categories can be selected', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto('/browse/furniture');
    await accordionOf(page, 'Brand')
      .getByText(withAnyNumber(texts.filterForms.showMore(0, 'Brand')))
      .click();
    await page.getByRole('checkbox', { name: 'Petworthy' }).check();
    await page.getByRole('button', { name: texts.filterForms.apply }).click();
    await expect(page).toHaveURL(/\/brand--petworthy$/);
    const materials = accordionOf(page, 'Material');
    await materials.locator('summary').first().click();
    const material = materials.getByRole('checkbox', { disabled: false }).first();
    const id = await material.inputValue();
    await material.check();
    await page.getByRole('button', { name: texts.filterForms.apply }).click();
    await expect(page).toHaveURL(({ pathname }) =>
      pathname.endsWith(`/brand--petworthy/material--${id}`),
    );
    const category = accordionOf(page, 'Furniture').getByRole('link').first();
    const href = await category.getAttribute('href');
    await category.click();
    await expect(page).toHaveURL((url) => url.href.endsWith(href ?? ''));
  });
});
