import type { Engine } from './engine';
import { eventually } from './eventually';
import { makeCountedVisit } from './counted-visit';
import type { TestJourney } from './main-journeys';
import type { Shopper } from './shopper';
import { texts } from '../support/english-texts';
import { updateTopics } from '../support/update-topics';

/** Below the layout breakpoint, and possible for the windows of all engines. */
const narrow = { width: 480, height: 800 };
/** Pixels that a scroll position may be off. */
const tolerance = 5;

const firstSaveButton = { css: '.plp-save-button' };
const nextPage = { css: 'a[rel="next"]' };
const eventsOfUpdate = (trigger: string) => updateTopics.map((topic) => `${topic} ${trigger}`);

/** Waits until these updates have published each event once, with the trigger of the update. */
const seesEvents = (shopper: Shopper, triggers: readonly string[]) =>
  eventually(async () => {
    const { events } = await shopper.page();
    const ofUpdates = events.filter((event) => /^[a-z]+-update\b/.test(event));
    expect(ofUpdates).toEqual(triggers.flatMap(eventsOfUpdate));
    // `plp/update` may come before or after the others.
    expect(events.filter((event) => event === 'plp/update')).toHaveLength(triggers.length);
  });

export function describeJourneysWithScripting(engine: Engine, journey: TestJourney): void {
  journey(
    'filters, sorts and pages within one document, and goes back step by step',
    async (shopper) => {
      await shopper.open('/browse/furniture');
      await shopper.tickOption('Marram');
      await shopper.sees({
        address: '/browse/furniture/brand--marram',
        count: '114 products',
        chips: [texts.filters.remove('Marram'), texts.filters.clearAll],
        isBusy: false,
      });

      await shopper.chooseSortOrder('price');
      await shopper.sees({
        address: '/browse/furniture/brand--marram?sortkey=price',
        isBusy: false,
      });
      await eventually(async () => {
        const { prices } = await shopper.page();
        expect(prices).toEqual([...prices].sort((one, other) => one - other));
      });

      await shopper.click(nextPage);
      await shopper.sees({
        address: '/browse/furniture/brand--marram?sortkey=price&page=2',
        results: texts.results.written({ page: 1, start: 31, end: 60, total: 114 }),
        focused: 'plp-results-header',
      });

      await shopper.goBack();
      await shopper.sees({
        results: texts.results.written({ page: 1, start: 1, end: 30, total: 114 }),
      });
      await shopper.goBack();
      await shopper.sees({ address: '/browse/furniture/brand--marram' });
      await shopper.goBack();
      await shopper.sees({
        address: '/browse/furniture',
        count: '1,689 products',
        chips: [],
        isSameDocument: true,
      });
    },
  );

  journey('searches by keyboard', async (shopper) => {
    await shopper.open('/browse/furniture');
    await shopper.type({ css: '.plp-shop-header__term' }, 'corner sofa');
    await shopper.pressKey('Enter');
    await shopper.sees({ address: '/search/corner-sofa', heading: 'Results for “corner sofa”' });
  });

  journey('goes by Tab from control to control, also where a part scrolls', async (shopper) => {
    await shopper.open('/browse/furniture');
    await shopper.focus({ css: '.plp-breadcrumb__link' });
    await shopper.pressKey('Tab');
    await shopper.sees({ focused: 'plp-accordion-category-0' });
  });

  journey(
    'filters in the drawer, which Escape and Back close first',
    async (shopper) => {
      await shopper.open('/browse/furniture');
      await shopper.clickButton(texts.filters.button(0));
      await shopper.sees({ drawer: 'Furniture' });
      // From the drawer to its close button, and on.
      await shopper.pressKey('Tab');
      await shopper.pressKey('Tab');
      await shopper.sees({ focused: 'plp-drawer-row-category-0' });
      await shopper.clickButton('Brand');
      await shopper.sees({ drawer: 'Brand' });
      await shopper.pressKey('Escape');
      await shopper.sees({ drawer: 'Furniture' });
      await shopper.pressKey('Escape');
      await shopper.sees({ drawer: null, focused: 'plp-filter-button' });

      await shopper.clickButton(texts.filters.button(0));
      await shopper.clickButton('Brand');
      await shopper.tickOption('Bexcombe');
      await shopper.sees({ address: '/browse/furniture/brand--bexcombe', drawer: 'Brand' });
      await shopper.clickButton(texts.drawer.viewProducts);
      await shopper.sees({
        drawer: null,
        count: '105 products',
        chips: [texts.filters.remove('Bexcombe'), texts.filters.clearAll],
        focused: 'plp-results-header',
      });

      await shopper.clickButton('Filter (1)');
      await shopper.sees({ drawer: 'Furniture' });
      await shopper.goBack();
      await shopper.sees({ drawer: null, address: '/browse/furniture/brand--bexcombe' });
    },
    narrow,
  );

  journey(
    'publishes each event of an update once, with the action that caused it',
    async (shopper) => {
      await shopper.open('/browse/furniture');
      await shopper.tickOption('Bexcombe');
      await seesEvents(shopper, ['FACET']);
      await shopper.goBack();
      await seesEvents(shopper, ['FACET', 'BROWSER_ACTION']);
    },
  );

  journey('saves a product, sees it saved in a new document, and removes it', async (shopper) => {
    await shopper.open('/browse/lighting');
    const { products } = await shopper.page();
    const saved = [texts.product.saved(products[0] ?? '')];
    await shopper.click(firstSaveButton);
    await shopper.sees({ saved });
    await shopper.open('/browse/lighting?numProducts=60');
    await shopper.sees({ saved });
    await shopper.click(firstSaveButton);
    await shopper.sees({ saved: [] });
  });

  journey(
    'goes back from a product to the same list, scroll position and focus on a working page',
    async (shopper) => {
      await shopper.open('/browse/furniture');
      await shopper.click(nextPage);
      await shopper.sees({
        results: texts.results.written({ page: 1, start: 31, end: 60, total: 1_689 }),
        isBusy: false,
      });
      await shopper.loadAllPictures();
      const link = await shopper.scrollToProduct(17);
      const { scrollY, products } = await shopper.page();
      expect(scrollY).toBeGreaterThan(1_000);

      await shopper.click({ css: `article a[href="${link}"]` });
      await shopper.sees({ address: link });
      await shopper.goBack();
      await shopper.sees({ address: '/browse/furniture?page=2', products, focused: link });
      await eventually(async () => {
        const now = await shopper.page();
        expect(Math.abs(now.scrollY - scrollY)).toBeLessThanOrEqual(tolerance);
      });
      if (engine.restoresPages) await shopper.sees({ isSameDocument: true, isRestored: true });

      await shopper.listen();
      await shopper.click(firstSaveButton);
      await shopper.sees({ saved: [texts.product.saved(products[0] ?? '')] });
      await shopper.tickOption('Bexcombe');
      await shopper.sees({
        address: '/browse/furniture/brand--bexcombe',
        count: '105 products',
        isBusy: false,
      });
      await seesEvents(shopper, ['FACET']);
    },
  );

  journey('works after Back to a page that the shopper left during an update', async (shopper) => {
    await shopper.open('/browse/furniture');
    const rounds = [
      { name: 'Bexcombe', delayMs: 30, count: '105 products' },
      { name: 'Oakhollow', delayMs: 60, count: '259 products' },
      { name: 'Marram', delayMs: 90, count: '373 products' },
      { name: 'Bexcombe', delayMs: 40, count: '268 products' },
      { name: 'Oakhollow', delayMs: 70, count: '114 products' },
      { name: 'Marram', delayMs: 25, count: '1,689 products' },
    ];
    for (const { name, delayMs, count } of rounds) {
      await shopper.leaveAfterNextChange(delayMs);
      await shopper.tickOption(name);
      await shopper.seesProduct();
      await shopper.goBack();
      await shopper.sees({ heading: 'Furniture', count, isBusy: false });
      await shopper.listen();
    }
  });

  journey('shows after Back what was saved and removed on another page', async (shopper) => {
    await shopper.open('/browse/furniture');
    const [first = '', second = ''] = (await shopper.page()).products;
    await shopper.click({ css: `[aria-label="${texts.product.saveForLater(first)}"]` });
    await shopper.sees({ saved: [texts.product.saved(first)] });

    await shopper.open('/browse/furniture?numProducts=60');
    await shopper.click({ css: `[aria-label="${texts.product.saveForLater(second)}"]` });
    await shopper.click({ css: `[aria-label="${texts.product.saved(first)}"]` });
    await shopper.sees({ saved: [texts.product.saved(second)] });
    await shopper.goBack();
    await shopper.sees({ address: '/browse/furniture', saved: [texts.product.saved(second)] });
  });

  journey('collects a long visit, each of its events once', (shopper, shop) =>
    makeCountedVisit(shopper, shop, engine),
  );
}
