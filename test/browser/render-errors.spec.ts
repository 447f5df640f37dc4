/** Errors while parts of the page render: what a shopper sees, and that the next listing is whole again. */
import type { Locator, Page } from '@playwright/test';
import { test } from './faulty-page';
import { expect, pathOf } from './shop';
import { texts } from '../support/english-texts';

const fallbackOf = (page: Page) =>
  page.getByRole('heading', { name: texts.fallback.failed.heading });
const cardsOf = (page: Page) => page.getByRole('article');
/** Two listings of few products, which soon render. */
const first = '/browse/furniture/brand--bexcombe/colours--grey?page=2';
const second = `${first}&sortkey=price`;
const cardsThere = 2;
const rated =
  '/browse/furniture/brand--bexcombe/colours--grey/customer-rating--4-stars-%26-up/price---1000-and-above';
const empty = '/search/zzzqqq';

type Area = {
  /** As in the reports. */
  readonly area: string;
  readonly at: string;
  readonly partOf: (page: Page) => Locator;
  /** Listings that show the part. */
  readonly paths?: readonly [string, string];
  readonly cards?: number;
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
    paths: [rated, `${rated}?sortkey=price`],
    cards: 7,
  },
  {
    area: 'facet',
    at: 'filterForms.lowestPrice',
    partOf: (page) => page.locator('.plp-price-slider'),
  },
  { area: 'seo anchor', at: 'seo.heading', partOf: (page) => page.locator('#plp-seo-anchor') },
];

for (const {
  area,
  at,
  partOf,
  paths = [first, second],
  cards = cardsThere,
  losesCards,
  others = [],
} of areas)
  test(`an error at ${at}, while the page hydrates or later, leaves the rest, is reported once, and is gone with the next listing`, async ({
    page,
    broken,
  }) => {
    const [path, other] = paths;
    const expectBroken = async () => {
      await expect(partOf(page)).toHaveCount(0);
      await expect(cardsOf(page)).toHaveCount(losesCards ? 0 : cards);
    };
    const expectWhole = async () => {
      await expect(partOf(page)).toBeVisible();
      await expect(cardsOf(page)).toHaveCount(cards);
      await expect(fallbackOf(page)).toHaveCount(0);
    };
    const reports = (message: string) =>
      [area, ...others].map((name) => `render ${name}: ${message}`).toSorted();
    await broken.open(path, { at, thrown: 'at first' });
    await expectBroken();
    await broken.goTo(other);
    await expectWhole();
    await expect.poll(() => broken.reports.toSorted()).toEqual(reports('at first'));
    broken.reports.length = 0;

    await broken.goTo(path, { at, thrown: 'later' });
    await expectBroken();
    await expect(fallbackOf(page)).toHaveCount(area === 'grid' ? 1 : 0);
    await broken.goTo(other);
    await expectWhole();
    await expect.poll(() => broken.reports.toSorted()).toEqual(reports('later'));
  });

const filtersScript = /\/filters\.[^/]*\.js$/;
const fallbackScript = /\/fallback\.[^/]*\.js$/;
/** Of an element that has been rendered, and gets another class. */
const wholePage = '.plp-page__columns plp-page__columns--one';
const brokenPageOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Something went wrong on this page.' });

test('an error of the whole page leaves a note, one of the results the fallback view, and the next listing is whole', async ({
  page,
  broken,
}) => {
  await broken.open(first);
  for (const thrown of [new Error('broken'), 'broken text', null, undefined])
    await test.step(`${String(thrown)} is thrown`, async () => {
      await broken.goTo(empty, { at: wholePage, thrown });
      await expect(brokenPageOf(page)).toBeVisible();
      const again = page.getByRole('link', { name: texts.failure.loadAgain });
      await expect(again).toHaveAttribute('href', empty);
      await page.getByRole('button', { name: 'Close error dialog' }).click();
      await expect(brokenPageOf(page)).toHaveCount(0);
      await expect(again).toBeFocused();
      await expect(page.locator('.plp-page[data-plp-brand="marlow"][lang="en-GB"]')).toBeVisible();

      // The element of the results is new where the whole page is.
      await broken.goTo(first, { at: '.plp-page__results', thrown });
      await expect(fallbackOf(page)).toBeVisible();
      await expect(again).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await broken.goTo(second);
      await expect(cardsOf(page)).toHaveCount(cardsThere);
      await expect(fallbackOf(page)).toHaveCount(0);
    });
  await expect
    .poll(() => broken.reports)
    .toEqual([
      // One and the same error is reported once.
      'render page: broken',
      ...['broken text', 'null', 'undefined'].flatMap((message) => [
        `render page: ${message}`,
        `render results: ${message}`,
      ]),
    ]);
});

test('an error of the drawer leaves a note and the products, and the drawer opens again', async ({
  page,
  broken,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await broken.open(first);
  const filter = page.getByRole('button', { name: /^Filter/ });
  await broken.setFault({ at: '.plp-drawer__header', thrown: 'broken' });
  await filter.click();
  await expect(page.getByText(texts.failure.filters)).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(cardsThere);
  await page.getByRole('button', { name: 'Close error dialog' }).click();
  await expect(filter).toBeFocused();
  await broken.setFault(undefined);
  await filter.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => broken.reports).toEqual(['render filters: broken']);
});

test('errors of an insert and in an effect leave the products, and after one of the grid "Try again" shows them', async ({
  page,
  broken,
  watched,
}) => {
  const sofas = '/browse/sofas-armchairs';
  const sofasPage2 = `${sofas}?page=2`;
  const banners = page.locator('.plp-banner');
  await test.step('an insert', async () => {
    await broken.open(empty);
    await broken.goTo(sofas, { at: '.plp-banner', thrown: 'an insert' });
    await expect(cardsOf(page)).toHaveCount(30);
    await expect(banners).toHaveCount(0);
    await expect.poll(() => broken.reports).toEqual(['render insert: an insert']);
  });

  await test.step('an effect, of the title', async () => {
    await broken.goTo(sofasPage2, { at: 'seo.title', thrown: new Error('an effect') });
    await expect(banners).toHaveCount(1);
    await expect(cardsOf(page)).toHaveCount(30);
    await expect.poll(() => broken.reports.slice(1)).toEqual(['render head: an effect']);
    await broken.goTo(`${sofasPage2}&sortkey=price`);
    await expect(page).toHaveTitle('Sofas & Armchairs – page 2 | Marlow');
  });

  await test.step('the grid', async () => {
    await broken.goTo(sofasPage2, { at: 'listing.grid', thrown: new Error('the grid') });
    await expect(fallbackOf(page)).toBeVisible();
    await broken.setFault(undefined);
    const requests = watched.listingRequests.length;
    await page.getByRole('link', { name: texts.fallback.tryAgain }).click();
    await expect(cardsOf(page)).toHaveCount(30);
    await expect(fallbackOf(page)).toHaveCount(0);
    expect(pathOf(page)).toBe(sofasPage2);
    expect(watched.listingRequests).toHaveLength(requests);
  });
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
  await expect(cardsOf(page)).toHaveCount(cardsThere);
  await broken.goTo(second);
  await expect(page.locator('.plp-alert-stack')).toBeVisible();
});

test('filters and a fallback view whose scripts failed to load are there with the next listing', async ({
  page,
  broken,
}) => {
  await page.route(filtersScript, (route) => route.abort());
  await page.route(fallbackScript, (route) => route.abort());
  await broken.open(first);
  const failedFilters = page.getByText(texts.failure.filters);
  await expect(failedFilters).toBeVisible();
  await page.unroute(filtersScript);
  await broken.goTo(second);
  await expect(failedFilters).toHaveCount(0);
  await expect(page.locator('.plp-filter-column')).toBeVisible();
  await expect.poll(() => broken.reports).toEqual([expect.stringMatching(/^chunk filters: /)]);

  await broken.goTo(empty);
  await expect(brokenPageOf(page)).toBeVisible();
  await page.unroute(fallbackScript);
  await broken.goTo('/search/qqqzzz');
  await expect(page.getByRole('heading', { name: 'We found nothing for “qqqzzz”' })).toBeVisible();
  await expect(brokenPageOf(page)).toHaveCount(0);
});
