/** A visit of forty actions, and the rows that a collector then has of it. */
import type { RunningShop } from '../browser/run-shop';
import { collectedEvents, type PrintedEvent } from '../support/collected-events';
import { texts } from '../support/english-texts';
import { updateTopics } from '../support/update-topics';
import type { Engine } from './engine';
import { eventually } from './eventually';
import type { Shopper } from './shopper';

const furniture = '/browse/furniture';
const saveButton = { css: '.plp-save-button' };
const nextPage = { css: 'a[rel="next"]' };

/** The rows of an update: its four events, and its view. */
const update = (trigger: string, path: string): readonly string[] => [
  ...updateTopics.map((topic) => `${topic} ${trigger} ${path}`),
  `listing-view ${trigger} ${path}`,
];
const firstView = (path: string) => `listing-view first ${path}`;

type RowFields = {
  readonly eventTrigger?: string;
  readonly path?: string;
  readonly position?: number;
  readonly isNewTab?: boolean;
  readonly term?: string;
};

/** A row as text. What is seen depends on the screen, and the events of navigations have no place among the others. */
function rowOf({ topic, payload }: PrintedEvent): readonly string[] {
  if (/^(?:plp\/update|product-view|content-view)$/.test(topic)) return [];
  const { eventTrigger = 'first', path, position, isNewTab, term } = payload as RowFields;
  if (topic === 'search') return [`search ${term ?? ''}`];
  if (position === undefined) return [`${topic} ${eventTrigger} ${path ?? ''}`];
  return [`${topic} ${position}${isNewTab ? ' in a new tab' : ''}`];
}

type Step = {
  readonly act: (shopper: Shopper) => Promise<unknown>;
  readonly rows?: readonly string[];
};

/** Waits until other products are on screen, so that nothing moves under the next click. */
async function seesOtherProducts(
  shopper: Shopper,
  path: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const { products } = await shopper.page();
  await act();
  await shopper.sees({ address: path, isBusy: false });
  await eventually(async () => expect((await shopper.page()).products).not.toEqual(products));
}

/** An action that leads to another listing in the same document. */
const changes =
  (trigger: string, act: (shopper: Shopper) => Promise<unknown>) =>
  (path: string): Step => ({
    act: (shopper) => seesOtherProducts(shopper, path, () => act(shopper)),
    rows: update(trigger, path),
  });
const brand = (name: string, path: string): Step =>
  changes('FACET', (shopper) => shopper.tickOption(name))(path);
const sort = (order: string, path: string): Step =>
  changes('SORT_ORDER', (shopper) => shopper.chooseSortOrder(order))(path);
const page = changes('PAGINATION', (shopper) => shopper.click(nextPage));
const back = changes('BROWSER_ACTION', (shopper) => shopper.goBack());
const save = (rows: readonly string[], isSaved: boolean): Step => ({
  act: async (shopper) => {
    const [first = ''] = (await shopper.page()).products;
    await shopper.click(saveButton);
    await shopper.sees({ saved: isSaved ? [texts.product.saved(first)] : [] });
  },
  rows,
});
/** `place` counts over all pages. */
const newTab = (position: number, place = position): Step => ({
  act: (shopper) => shopper.followInNewTab(position - 1),
  rows: [`product-click ${place} in a new tab`],
});
/** Opens a product and goes back; a restored page shows its listing on. */
const product = (position: number, path: string, engine: Engine): Step => ({
  act: async (shopper) => {
    await shopper.loadAllPictures();
    const link = await shopper.scrollToProduct(position - 1);
    await shopper.click({ css: `article a[href="${link}"]` });
    await shopper.seesProduct();
    await shopper.goBack();
    await shopper.sees({ address: path, isBusy: false });
    await shopper.listen();
    await recorderHasStarted();
  },
  rows: [`product-click ${position}`, ...(engine.restoresPages ? [] : [firstView(path)])],
});
const search = (term: string, path: string): Step => ({
  act: async (shopper) => {
    await shopper.type({ css: '.plp-shop-header__term' }, term);
    // The script of the box comes with the first letters.
    await recorderHasStarted();
    await shopper.pressKey('Enter');
    await shopper.sees({ address: path });
    await shopper.listen();
    await recorderHasStarted();
  },
  rows: [`search ${term}`, firstView(path)],
});

/** A document that is loaded without a link, as by a reload. */
const opened = (path: string): Step => ({
  act: async (shopper) => {
    await shopper.open(path);
    await recorderHasStarted();
  },
  rows: [firstView(path)],
});

/** Its chunk comes after the page has started. */
const recorderHasStarted = () => new Promise((resolve) => setTimeout(resolve, 500));

function stepsIn(engine: Engine): readonly Step[] {
  const marram = `${furniture}/brand--marram`;
  const both = `${furniture}/brand--bexcombe+marram`;
  const bexcombe = `${furniture}/brand--bexcombe`;
  const byPrice = `${furniture}?sortkey=price`;
  return [
    brand('Marram', marram),
    brand('Bexcombe', both),
    brand('Marram', bexcombe),
    back(both),
    back(marram),
    back(furniture),
    sort('price', byPrice),
    page(`${byPrice}&page=2`),
    page(`${byPrice}&page=3`),
    back(`${byPrice}&page=2`),
    back(byPrice),
    sort('newin', `${furniture}?sortkey=newin`),
    back(byPrice),
    back(furniture),
    save(['product-save 1'], true),
    save(['product-unsave 1'], false),
    newTab(3),
    newTab(4),
    product(5, furniture, engine),
    product(2, furniture, engine),
    newTab(6),
    newTab(7),
    brand('Oakhollow', `${furniture}/brand--oakhollow`),
    page(`${furniture}/brand--oakhollow?page=2`),
    newTab(15, 45),
    save(['product-save 31'], true),
    save(['product-unsave 31'], false),
    search('corner sofa', '/search/corner-sofa'),
    page('/search/corner-sofa?page=2'),
    back('/search/corner-sofa'),
    newTab(1),
    opened('/browse/lighting'),
    search('qqxyzzy', '/search/qqxyzzy'),
    opened(`${furniture}?page=2`),
    {
      act: async (shopper) => {
        const link = await shopper.scrollToProduct(1);
        await shopper.focus({ css: `article a[href="${link}"]` });
        await shopper.pressKey('Enter');
        await shopper.seesProduct();
      },
      rows: ['product-click 32'],
    },
  ];
}

/** The collector has exactly the rows of the visit, none twice. */
export async function makeCountedVisit(
  shopper: Shopper,
  shop: RunningShop,
  engine: Engine,
): Promise<void> {
  const steps = stepsIn(engine);
  await shopper.open(furniture);
  await shopper.clickButton('Allow counting');
  await recorderHasStarted();
  for (const [index, { act, rows }] of steps.entries()) {
    try {
      await act(shopper);
    } catch (error) {
      throw new Error(`step ${index}, ${String(rows)}`, { cause: error });
    }
  }
  // The page of the product collects nothing; what was left unsent goes with the next listing.
  await shopper.open('/browse/lighting');
  const expected = [
    firstView(furniture),
    ...steps.flatMap(({ rows = [] }) => rows),
    firstView('/browse/lighting'),
  ];
  let events: readonly PrintedEvent[] = [];
  await eventually(() => {
    events = collectedEvents(shop.dataDir).toSorted((one, other) => one.sequence - other.sequence);
    expect(events.flatMap(rowOf)).toEqual(expected);
  });
  expect(new Set(events.map(({ visit }) => visit)).size).toBe(1);
  const places = events.map(({ sequence }) => sequence);
  expect(places).toEqual(places.map((_, index) => index + 1));
  const seen = events
    .filter(({ topic }) => topic === 'product-view')
    .map(({ payload }) => `${String(payload.updateId)} ${String(payload.productId)}`);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen).size).toBe(seen.length);
}
