import { accordionOf, chipsOf, desktop, phone } from './filtering';
import { expect, test } from './shop';
import { texts } from '../support/english-texts';
import { withAnyNumber } from './text-patterns';

test.use({ javaScriptEnabled: false });

for (const viewport of [phone, desktop]) {
  test.describe(`without scripting, at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('facets, price, chips and "Clear All" lead to the same addresses', async ({
      page,
      watched,
    }) => {
      await page.goto('/browse/furniture?utm_source=mail');
      if (viewport.width < 1024)
        await page.getByRole('link', { name: /^Filter(?: \(\d+\))?$/ }).click();
      const apply = page.getByRole('button', { name: texts.filterForms.apply });

      await page.getByRole('checkbox', { name: 'Bexcombe' }).check();
      await page.getByRole('checkbox', { name: 'Marram' }).check();
      await apply.click();
      await expect(page).toHaveURL(/\/brand--bexcombe\+marram\?utm_source=mail$/);
      await expect(page.locator('.plp-heading__count')).toHaveText('219 products');

      if (viewport.width < 1024)
        await page.getByRole('link', { name: /^Filter(?: \(\d+\))?$/ }).click();
      await page.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill('1.299');
      await apply.click();
      await expect(page.getByText('Enter an amount like 1,299.50')).toBeVisible();
      expect(watched.errors.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
      await page.goBack();
      await page.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill('150');
      await page.getByRole('textbox', { name: texts.filterForms.maximum('£') }).fill('100.5');
      await apply.click();
      await expect(page).toHaveURL(
        /\/brand--bexcombe\+marram\/price---100-5-to-150\?utm_source=mail$/,
      );

      await page.getByRole('link', { name: texts.filters.remove('Marram') }).click();
      await expect(page).toHaveURL(/\/brand--bexcombe\/price---100-5-to-150\?utm_source=mail$/);
      await expect(chipsOf(page)).toHaveText([
        /Bexcombe/,
        /£100.50 to £150/,
        texts.filters.clearAll,
      ]);
      await page.getByRole('link', { name: texts.filters.clearAll }).click();
      await expect(page).toHaveURL(/\/browse\/furniture\?utm_source=mail$/);
    });

    test('values behind "Show more" or in closed accordions, and categories can be selected', async ({
      page,
    }) => {
      await page.goto('/browse/furniture');
      if (viewport.width < 1024)
        await page.getByRole('link', { name: /^Filter(?: \(\d+\))?$/ }).click();
      await accordionOf(page, 'Brand')
        .getByText(withAnyNumber(texts.filterForms.showMore(0, 'Brand')))
        .click();
      await page.getByRole('checkbox', { name: 'Petworthy' }).check();
      await page.getByRole('button', { name: texts.filterForms.apply }).click();
      await expect(page).toHaveURL(/\/brand--petworthy$/);
      if (viewport.width < 1024)
        await page.getByRole('link', { name: /^Filter(?: \(\d+\))?$/ }).click();
      const materials = accordionOf(page, 'Material');
      await materials.locator('summary').first().click();
      const material = materials.getByRole('checkbox', { disabled: false }).first();
      const id = await material.inputValue();
      await material.check();
      await page.getByRole('button', { name: texts.filterForms.apply }).click();
      await expect(page).toHaveURL(({ pathname }) =>
        pathname.endsWith(`/brand--petworthy/material--${id}`),
      );
      await page.goto('/browse/furniture');
      if (viewport.width < 1024)
        await page.getByRole('link', { name: /^Filter(?: \(\d+\))?$/ }).click();
      const category = accordionOf(page, 'Furniture').getByRole('link').first();
      const href = await category.getAttribute('href');
      await category.click();
      await expect(page).toHaveURL((url) => url.href.endsWith(href ?? ''));
    });
  });
}

test('a typed range can be removed without scripting', async ({ page }) => {
  await page.goto('/browse/furniture/price---up-to-80');
  await expect(page.getByRole('textbox', { name: texts.filterForms.maximum('£') })).toHaveValue(
    '80',
  );
  await page.getByRole('textbox', { name: texts.filterForms.maximum('£') }).fill('');
  await page.getByRole('button', { name: texts.filterForms.apply }).click();
  await expect(page).toHaveURL(/\/browse\/furniture$/);
});
