import Ajv from 'ajv';
import { HtmlValidate } from 'html-validate';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, isMarked, markDocument, shopAddress, test, whenReady } from './shop';
import { texts } from '../support/english-texts';

/** Without the rules about style, in which React's valid markup differs. */
const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': 'off',
    'no-implicit-button-type': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // At either end of the pages the arrow is a disabled link without an address.
    'prefer-native-element': ['error', { exclude: ['link'] }],
  },
});

const text = { type: 'string', minLength: 1 } as const;
const address = { type: 'string', pattern: '^https?://[^/]+/' } as const;
const listItem = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  required: ['@type', 'position', ...Object.keys(properties)],
  properties: {
    '@type': { const: 'ListItem' },
    position: { type: 'integer', minimum: 1 },
    ...properties,
  },
  additionalProperties: false,
});
const thing = (type: string, properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  required: ['@context', '@type', ...Object.keys(properties)],
  properties: {
    '@context': { const: 'https://schema.org' },
    '@type': { const: type },
    ...properties,
  },
  additionalProperties: false,
});
/** The fields that search engines require in the two kinds of lists. */
const ajv = new Ajv({ strict: true });
const isItemList = ajv.compile(
  thing('ItemList', {
    numberOfItems: { type: 'integer', minimum: 0 },
    itemListElement: { type: 'array', items: listItem({ name: text, url: address }) },
  }),
);
const isTrail = ajv.compile(
  thing('BreadcrumbList', {
    itemListElement: { type: 'array', minItems: 1, items: listItem({ name: text, item: address }) },
  }),
);

type ListData = {
  readonly itemListElement: readonly {
    readonly position: number;
    readonly [name: string]: unknown;
  }[];
};

async function structuredDataOf(page: Page): Promise<readonly [ListData, ListData]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts).toHaveLength(2);
  return texts.map((json) => JSON.parse(json) as ListData) as [ListData, ListData];
}

const headOf = async (page: Page) => ({
  title: await page.title(),
  canonical: await page.locator('link[rel="canonical"]').getAttribute('href'),
  robots: await page.locator('meta[name="robots"]').getAttribute('content'),
  description: await page.locator('meta[name="description"]').getAttribute('content'),
});

/** Each kind of page, with its status (docs/product.md, 16.3). */
const pages: Readonly<Record<string, number>> = {
  '/browse': 200,
  '/browse/furniture?page=2': 200,
  '/browse/furniture/brand--bexcombe/price---up-to-100?sortkey=price&numProducts=96': 200,
  '/search/lamp': 200,
  '/promo/winter-warmers': 200,
  '/valuedeal/last-chance': 200,
  '/search/zzzqqq': 200,
  '/search/': 200,
  '/browse/furniture/brand--fig-fable/colours--black': 404,
  '/browse/furniture?page=99': 404,
  '/browse/nowhere': 404,
  '/promo/nothing': 404,
  '/basket': 404,
  '/': 200,
  '/product/4407477': 200,
};

async function validate(request: APIRequestContext, path: string) {
  const response = await request.get(shopAddress() + path, { maxRedirects: 1 });
  const body = await response.text();
  const { results } = await html.validateString(body);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
  const robots = /<meta name="robots" content="(\w+)/.exec(body)?.[1];
  return { status: response.status(), problems, robots };
}

test('every kind of page is valid HTML and has its status, and none that is not found is indexed', async ({
  request,
}) => {
  test.setTimeout(120_000);
  for (const [path, status] of Object.entries(pages)) {
    const response = await validate(request, path);
    expect.soft(response.problems.slice(0, 10), path).toEqual([]);
    expect.soft(response.status, path).toBe(status);
    if (status === 404) expect.soft(response.robots, path).toBe('noindex');
  }
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('head and structured data describe the address, the products and the breadcrumb of a page', async ({
    page,
  }) => {
    for (const [path, robots] of [
      ['/browse/sofas-armchairs?page=2', 'index, follow'],
      ['/search/lamp', 'noindex, follow'],
      ['/promo/winter-warmers', 'index, follow'],
    ] as const) {
      await page.goto(path);
      expect(await headOf(page)).toMatchObject({ canonical: shopAddress() + path, robots });
      const [items, trail] = await structuredDataOf(page);
      expect(isItemList(items), JSON.stringify(isItemList.errors)).toBe(true);
      expect(isTrail(trail), JSON.stringify(isTrail.errors)).toBe(true);
      const links = page.locator('.plp-card__link');
      expect(items.itemListElement).toHaveLength(await links.count());
      expect(items.itemListElement[0]?.name).toBe(await links.first().textContent());
      expect(items.itemListElement[0]?.position).toBe(path.includes('page=2') ? 31 : 1);
      expect(trail.itemListElement.map(({ position }) => position)).toEqual(
        trail.itemListElement.map((_item, index) => index + 1),
      );
    }
    await page.goto('/browse/sofas-armchairs');
    const [, trail] = await structuredDataOf(page);
    const origin = shopAddress();
    expect(trail.itemListElement.map(({ item }) => item)).toEqual([
      `${origin}/browse`,
      `${origin}/browse/furniture`,
      `${origin}/browse/sofas-armchairs`,
    ]);
  });

  test('a category page ends with its text and links to its subcategories', async ({ page }) => {
    await page.goto('/browse/furniture');
    const anchor = page.locator('#plp-seo-anchor');
    await expect(anchor).toContainText('Sofas to sink into, tables to gather round');
    await expect(anchor.getByRole('link', { name: 'Sofas & Armchairs' })).toHaveAttribute(
      'href',
      '/browse/sofas-armchairs',
    );
  });
});

test('structured data is not left when the shopper has gone back before the page started', async ({
  page,
}) => {
  const data = page.locator('script[type="application/ld+json"]');
  await page.addInitScript(() => {
    if (location.pathname === '/browse/furniture') history.replaceState({}, '', '/browse/lighting');
  });
  await page.goto('/browse/furniture');
  await expect(page).toHaveTitle('Lighting | Marlow');
  await expect(data).toHaveCount(0);
});

test('title, canonical and robots change with each navigation in the same document, and structured data goes', async ({
  page,
}) => {
  const data = page.locator('script[type="application/ld+json"]');
  await page.goto('/browse/furniture');
  await whenReady(page);
  await markDocument(page);
  const first = await headOf(page);
  expect(first).toMatchObject({ title: 'Furniture | Marlow', robots: 'index, follow' });
  await expect(data).toHaveCount(2);

  await page.getByRole('link', { name: texts.pagination.next }).click();
  await expect(page).toHaveTitle('Furniture – page 2 | Marlow');
  await expect(data).toHaveCount(0);
  await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await page.locator('#plp-seo-anchor').getByRole('link', { name: 'Home Office' }).click();
  await expect(page).toHaveTitle('Home Office | Marlow');
  expect((await headOf(page)).canonical).toBe(`${shopAddress()}/browse/home-office?sortkey=price`);

  for (let step = 0; step < 3; step += 1) await page.goBack();
  await expect(page).toHaveTitle('Furniture | Marlow');
  expect(await headOf(page)).toEqual(first);
  await expect(data).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await structuredDataOf(page);
});
