/** Errors while parts of the page render: what a shopper sees, and that the next listing is whole again. */
import type { Locator, Page } from '@playwright/test';
import { expect, pathOf, test as base, whenReady } from './shop';

/** The text or class whose use throws, and what it throws. */
type Fault = { readonly at: string; readonly thrown: unknown };
type FaultyWindow = { fault?: Fault | undefined };

/** An init script: the page's texts throw where a fault is, and so do elements that get a class where a fault is. */
function throwAtFaults(first: Fault | undefined) {
  const faulty = window as FaultyWindow;
  faulty.fault = first;
  const use = (name: string) => {
    if (faulty.fault?.at === name) throw faulty.fault.thrown;
  };
  const watch = (texts: object, path = ''): object =>
    new Proxy(texts, {
      get(target, key) {
        use(`${path}${String(key)}`);
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'object' && value ? watch(value, `${path}${String(key)}.`) : value;
      },
    });
  Object.assign(window, {
    watchTexts:
      (write: (...args: unknown[]) => object) =>
      (...args: unknown[]) =>
        watch(write(...args)),
  });
  const setAttribute = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute')
    ?.value as Element['setAttribute'];
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'class') use(`.${value}`);
    setAttribute.call(this, name, value);
  };
}

type Broken = {
  /** Opens a page; the fault is there before it is hydrated. */
  readonly open: (path: string, fault?: Fault) => Promise<void>;
  /** Shows another listing in the same document, as Forward does. */
  readonly goTo: (path: string, fault?: Fault) => Promise<void>;
  /** Area and message of each report, in order. */
  readonly reports: string[];
};

const test = base.extend<{ broken: Broken }>({
  broken: async ({ page, watched }, use) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/client-errors')) return;
      const { errors } = request.postDataJSON() as {
        errors: { kind: string; area: string; message: string }[];
      };
      for (const { kind, area, message } of errors) reports.push(`${kind} ${area}: ${message}`);
    });
    await page.route(/\/texts-en-GB\.[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const watchedScript = script.replace(
        /englishTexts:\(\)=>([\w$]+)/,
        'englishTexts:()=>watchTexts($1)',
      );
      expect(watchedScript).not.toBe(script);
      await route.fulfill({ response, body: watchedScript });
    });
    const open = async (path: string, fault?: Fault) => {
      await page.addInitScript(throwAtFaults, fault);
      await page.goto(path);
      await whenReady(page);
    };
    const goTo = async (path: string, fault?: Fault) => {
      await page.evaluate(
        ([address, next]) => {
          (window as FaultyWindow).fault = next;
          history.pushState({}, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        [path, fault] as const,
      );
      await whenReady(page);
    };
    await use({ open, goTo, reports });
    watched.errors.splice(0);
  },
});

const values: readonly unknown[] = [new Error('broken'), 'broken text', null, undefined];
const messageOf = (value: unknown) => (value instanceof Error ? value.message : String(value));

const fallbackOf = (page: Page) =>
  page.getByRole('heading', { name: 'We could not load the products' });
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
    partOf: (page) => page.getByRole('list', { name: 'Selected filters' }),
    paths: ['/browse/furniture/colours--grey', '/browse/furniture/colours--grey?page=2'],
  },
  { area: 'row', at: 'sort.label', partOf: (page) => page.getByLabel('Sort order') },
  {
    area: 'grid',
    at: 'listing.grid',
    partOf: (page) => page.getByRole('list', { name: 'Products' }),
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
    partOf: (page) => page.getByRole('list', { name: 'Selected filters' }),
    others: ['filters', 'row'],
    paths: [
      '/browse/all/customer-rating--4-stars-%26-up/price---up-to-500',
      '/browse/all/customer-rating--4-stars-%26-up/price---up-to-500?page=2',
    ],
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
const brokenPageOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Something went wrong on this page.' });

test('an error of the whole page leaves a note, and the next listing shows the page', async ({
  page,
  broken,
}) => {
  await broken.open(first);
  for (const thrown of values) {
    // An element that has been rendered, and gets another class.
    await broken.goTo(empty, { at: '.plp-page__columns plp-page__columns--one', thrown });
    await expect(brokenPageOf(page)).toBeVisible();
    const again = page.getByRole('link', { name: 'Load the page again' });
    await expect(again).toHaveAttribute('href', empty);
    await broken.goTo(second);
    await expect(cardsOf(page)).toHaveCount(30);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(brokenPageOf(page)).toHaveCount(0);
  }
  expect(broken.reports).toEqual(values.map((value) => `render page: ${messageOf(value)}`));
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
  await page.evaluate(() => {
    delete (window as FaultyWindow).fault;
  });
  const requests = watched.listingRequests.length;
  await page.getByRole('link', { name: 'Try again' }).click();
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
  await expect(page.getByText('The filters could not be loaded.')).toBeVisible();
  await page.unroute(filtersScript);
  await broken.goTo(second);
  await expect(page.getByText('The filters could not be loaded.')).toHaveCount(0);
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
