/** Errors while parts of the page render: what a shopper sees, and that the next listing is whole again. */
import type { Locator, Page } from '@playwright/test';
import { test, type Broken } from './faulty-page';
import { expect, pathOf } from './shop';
import { texts } from '../support/english-texts';

const values: readonly unknown[] = [new Error('broken'), 'broken text', null, undefined];
const messageOf = (value: unknown) => (value instanceof Error ? value.message : String(value));

const fallbackOf = (page: Page) =>
  page.getByRole('heading', { name: texts.fallback.failed.heading });
const cardsOf = (page: Page) => page.getByRole('article');
const first = '/browse/sofas-armchairs';
const second = '/browse/sofas-armchairs?page=2';
const empty = '/search/zzzqqq';

type Area = {
  /** As in the reports. */
  readonly area: string;
  readonly at: string;
  readonly partOf: (page: Page) => Locator;
  /** Listings that show the part; by default two pages of one. */
  readonly paths?: readonly [string, string];
  readonly losesCards?: true;
  /** Areas that use the text too. */
  readonly others?: readonly string[];
};

const areas: readonly Area[] = [
  {
    area: 'heading',
    at: 'listing.breadcrumb',
    partOf: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    area: 'filters',
    at: 'filters.heading',
    partOf: (page) => page.locator('.plp-filter-column'),
  },
  {
    area: 'chips',
    at: 'filters.selected',
    partOf: (page) => page.getByRole('list', { name: texts.filters.selected }),
    paths: ['/browse/furniture/colours--grey', '/browse/furniture/colours--grey?page=2'],
  },
  { area: 'row', at: 'sort.label', partOf: (page) => page.getByLabel(texts.sort.label) },
  {
    area: 'grid',
    at: 'listing.grid',
    partOf: (page) => page.getByRole('list', { name: texts.listing.grid }),
    losesCards: true,
  },
  {
    area: 'card',
    at: 'product.saveForLater',
    partOf: (page) => cardsOf(page).first(),
    losesCards: true,
  },
  {
    area: 'row',
    at: 'pagination.label',
    partOf: (page) => page.locator('#plp-pagination'),
  },
  {
    area: 'chips',
    // In a selector.
    at: 'options.customerRating',
    partOf: (page) => page.getByRole('list', { name: texts.filters.selected }),
    others: ['filters', 'row'],
    paths: [
      '/browse/all/customer-rating--4-stars-%26-up/price---up-to-500',
      '/browse/all/customer-rating--4-stars-%26-up/price---up-to-500?page=2',
    ],
  },
  {
    area: 'facet',
    at: 'filterForms.lowestPrice',
    partOf: (page) => page.locator('.plp-price-slider'),
    paths: [first, '/browse/sofas-armchairs/colours--blue'],
  },
  { area: 'seo anchor', at: 'seo.heading', partOf: (page) => page.locator('#plp-seo-anchor') },
];

for (const { area, at, partOf, paths = [first, second], losesCards, others = [] } of areas) {
  test(`an error at ${at} leaves the rest of the page, is reported once, and is gone with the next listing`, async ({
    page,
    broken,
  }) => {
    const [path, other] = paths;
    await broken.open(path);
    await expect(partOf(page)).toBeVisible();
    for (const thrown of values) {
      await broken.goTo(other, { at, thrown });
      await expect(partOf(page)).toHaveCount(0);
      await expect(cardsOf(page)).toHaveCount(losesCards ? 0 : 30);
      await expect(fallbackOf(page)).toHaveCount(area === 'grid' ? 1 : 0);
      await broken.goTo(path);
      await expect(partOf(page)).toBeVisible();
      await expect(cardsOf(page)).toHaveCount(30);
      await expect(fallbackOf(page)).toHaveCount(0);
    }
    const reports = values.flatMap((value) =>
      [area, ...others].map((name) => `render ${name}: ${messageOf(value)}`),
    );
    // A page makes ten reports at most.
    expect(reports).toEqual(expect.arrayContaining(broken.reports));
    expect(broken.reports).toHaveLength(Math.min(reports.length, 10));
  });

  test(`an error at ${at} while the page hydrates is gone with the next listing`, async ({
    page,
    broken,
  }) => {
    const [path, other] = paths;
    await broken.open(path, { at, thrown: 'broken' });
    await expect(partOf(page)).toHaveCount(0);
    await expect(cardsOf(page)).toHaveCount(losesCards ? 0 : 30);
    await broken.goTo(other);
    await expect(partOf(page)).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(30);
    const reports = [area, ...others].map((name) => `render ${name}: broken`);
    expect(broken.reports.toSorted()).toEqual(reports.toSorted());
  });
}

const filtersScript = /\/filters\.[^/]*\.js$/;
const fallbackScript = /\/fallback\.[^/]*\.js$/;
/** Of an element that has been rendered, and gets another class. */
const wholePage = '.plp-page__columns plp-page__columns--one';
const brokenPageOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Something went wrong on this page.' });

/** Leaves the note of a broken page in place of all of it. */
async function breakPage(page: Page, broken: Broken, thrown: unknown) {
  await broken.goTo(empty, { at: wholePage, thrown });
  await expect(brokenPageOf(page)).toBeVisible();
}

test('an error of the whole page leaves a note, and the next listing shows the page', async ({
  page,
  broken,
}) => {
  await broken.open(first);
  for (const thrown of values) {
    await breakPage(page, broken, thrown);
    const again = page.getByRole('link', { name: texts.failure.loadAgain });
    await expect(again).toHaveAttribute('href', empty);
    await page.getByRole('button', { name: 'Close error dialog' }).click();
    await expect(brokenPageOf(page)).toHaveCount(0);
    await expect(again).toBeFocused();
    await expect(page.locator('.plp-page[data-plp-brand="marlow"][lang="en-GB"]')).toBeVisible();
    await broken.goTo(second);
    await expect(again).toHaveCount(0);
    await expect(cardsOf(page)).toHaveCount(30);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(brokenPageOf(page)).toHaveCount(0);
  }
  expect(broken.reports).toEqual(values.map((value) => `render page: ${messageOf(value)}`));
});

test('an error of the results shows the fallback view, and the next listing has products', async ({
  page,
  broken,
}) => {
  await broken.open(first);
  for (const thrown of values) {
    // Its own element is new where the whole page is.
    await breakPage(page, broken, thrown);
    await broken.goTo(first, { at: '.plp-page__results', thrown });
    await expect(fallbackOf(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await broken.goTo(second);
    await expect(cardsOf(page)).toHaveCount(30);
    await expect(fallbackOf(page)).toHaveCount(0);
  }
  const reports = values.flatMap((value) =>
    // One and the same error is reported once.
    (value instanceof Error ? ['page'] : ['page', 'results']).map(
      (area) => `render ${area}: ${messageOf(value)}`,
    ),
  );
  expect(broken.reports).toEqual(reports);
});

test('an error of the drawer leaves a note and the products, and the drawer opens again', async ({
  page,
  broken,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await broken.open(first);
  const filter = page.getByRole('button', { name: /^Filter/ });
  for (const thrown of values) {
    await broken.setFault({ at: '.plp-drawer__header', thrown });
    await filter.click();
    await expect(page.getByText(texts.failure.filters)).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(30);
    await page.getByRole('button', { name: 'Close error dialog' }).click();
    await expect(filter).toBeFocused();
    await broken.setFault(undefined);
    await filter.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(broken.reports).toEqual(values.map((value) => `render filters: ${messageOf(value)}`));
});

test('an error of an insert leaves the products, and is gone with the next listing', async ({
  page,
  broken,
}) => {
  const banners = page.locator('.plp-banner');
  await broken.open(empty);
  await expect(banners).toHaveCount(0);
  for (const thrown of values) {
    await broken.goTo(first, { at: '.plp-banner', thrown });
    await expect(cardsOf(page)).toHaveCount(30);
    await expect(banners).toHaveCount(0);
    await broken.goTo(second);
    await expect(banners).toHaveCount(1);
    await broken.goTo(empty);
  }
  expect(broken.reports).toEqual(values.map((value) => `render insert: ${messageOf(value)}`));
});

test('an error in an effect, of the title, leaves the page, and the next listing has its title', async ({
  page,
  broken,
}) => {
  await broken.open(first);
  await broken.goTo(second, { at: 'seo.title', thrown: new Error('broken') });
  await expect(cardsOf(page)).toHaveCount(30);
  await broken.goTo(`${second}&sortkey=price`);
  await expect(page).toHaveTitle('Sofas & Armchairs – page 2 | Marlow');
  expect(broken.reports).toEqual(['render head: broken']);
});

test('an error of the messages leaves the page, and the next listing shows them', async ({
  page,
  broken,
}) => {
  await broken.open(first, { at: 'failure.closeAlert', thrown: 'broken' });
  await page.route(/\/(?:addProduct|add|list)\b/, (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await page.locator('.plp-save-button').first().click();
  await expect.poll(() => broken.reports).toEqual(['render alerts: broken']);
  await expect(cardsOf(page)).toHaveCount(30);
  await broken.goTo(second);
  await expect(page.locator('.plp-alert-stack')).toBeVisible();
});

test('after an error of the grid "Try again" shows the products', async ({
  page,
  broken,
  watched,
}) => {
  await broken.open(first);
  await broken.goTo(second, { at: 'listing.grid', thrown: new Error('broken') });
  await expect(fallbackOf(page)).toBeVisible();
  await broken.setFault(undefined);
  const requests = watched.listingRequests.length;
  await page.getByRole('link', { name: texts.fallback.tryAgain }).click();
  await expect(cardsOf(page)).toHaveCount(30);
  await expect(fallbackOf(page)).toHaveCount(0);
  expect(pathOf(page)).toBe(second);
  expect(watched.listingRequests).toHaveLength(requests);
});

test('filters whose script failed to load are there with the next listing', async ({
  page,
  broken,
}) => {
  await page.route(filtersScript, (route) => route.abort());
  await broken.open(first);
  await expect(page.getByText(texts.failure.filters)).toBeVisible();
  await page.unroute(filtersScript);
  await broken.goTo(second);
  await expect(page.getByText(texts.failure.filters)).toHaveCount(0);
  await expect(page.locator('.plp-filter-column')).toBeVisible();
  expect(broken.reports).toEqual([expect.stringMatching(/^chunk filters: /)]);
});

test('a fallback view whose script failed to load is there with the next listing', async ({
  page,
  broken,
}) => {
  await broken.open(first);
  await page.route(fallbackScript, (route) => route.abort());
  await broken.goTo(empty);
  await expect(brokenPageOf(page)).toBeVisible();
  await page.unroute(fallbackScript);
  await broken.goTo('/search/qqqzzz');
  await expect(page.getByRole('heading', { name: 'We found nothing for “qqqzzz”' })).toBeVisible();
  await expect(brokenPageOf(page)).toHaveCount(0);
});
