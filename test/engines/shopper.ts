/** The actions and observations of a shopper, in any browser. */
import type { BrowserWindow } from './engine';
import { topics } from '../../src/events/event-payloads';
import { eventually } from './eventually';
import {
  chooseOption,
  focusOn,
  followInNewTab,
  hasStarted,
  leaveAfterNextChange,
  locate,
  readPage,
  scrollToProduct,
  scrollToUnloadedPictures,
  watchDocument,
  type Target,
} from './in-page';

type Page = ReturnType<typeof readPage>;

export type Shopper = ReturnType<typeof shopperIn>;

export type Visit = { readonly shopAddress: string; readonly isScripted: boolean };

const nameOf = ({ css, text = '' }: Target) => `${css} ${text}`;

export function shopperIn(window: BrowserWindow, { shopAddress, isScripted }: Visit) {
  /** Clicks with the mouse once the element is present, at rest and hydrated. */
  const clickWithMouse = async (target: Target) => {
    const place = { x: 0, y: 0 };
    await eventually(async () => {
      const { obstacle, ...found } = await window.evaluate(locate, target);
      if (obstacle !== undefined) throw new Error(`${nameOf(target)}: ${obstacle}`);
      Object.assign(place, found);
    });
    await window.clickAt(place.x, place.y);
  };
  /** Activates by keyboard, because without scripting the page cannot report whether the element is at rest. */
  const activateByKey = async (target: Target) => {
    let kind = '';
    await eventually(async () => {
      const focused = await window.evaluate(focusOn, target);
      if (focused === undefined) throw new Error(`${nameOf(target)}: cannot be focused`);
      kind = focused;
    });
    // A box of text has no activation.
    if (kind !== 'text') await window.pressKey(kind === 'checkbox' ? ' ' : 'Enter');
  };
  const click = isScripted ? clickWithMouse : activateByKey;
  /** Waits until the page has started, and records the published events from then on. */
  const listen = async () => {
    await eventually(async () => expect(await window.evaluate(hasStarted)).toBe(true));
    await window.evaluate(watchDocument, topics);
  };
  return {
    /** The current state of the page. */
    page: () => window.evaluate(readPage),
    /** Waits until the page has this state. */
    sees: (expected: Partial<Page>) =>
      eventually(async () => expect(await window.evaluate(readPage)).toMatchObject(expected)),
    /** Opens an address of the shop in a new document. */
    open: async (path: string) => {
      await window.open(shopAddress + path);
      if (isScripted) await listen();
    },
    listen,
    goBack: () => window.goBack(),
    pressKey: (key: Parameters<BrowserWindow['pressKey']>[0]) => window.pressKey(key),
    focus: (target: Target) =>
      eventually(async () => expect(await window.evaluate(focusOn, target)).toBeDefined()),
    click,
    clickButton: (name: string) => click({ css: 'button', text: name }),
    tickOption: (name: string) => click({ css: '.plp-option__label', text: name }),
    chooseSortOrder: (value: string) =>
      eventually(async () =>
        expect(
          await window.evaluate(chooseOption, 'select[name="sortkey"]', value, isScripted),
        ).toBe(true),
      ),
    leaveAfterNextChange: (delayMs: number) => window.evaluate(leaveAfterNextChange, delayMs),
    /** By its index in the grid. */
    followInNewTab: (index: number) => window.evaluate(followInNewTab, index),
    /** Waits for the page of a product. */
    seesProduct: () =>
      eventually(async () =>
        expect((await window.evaluate(readPage)).address).toMatch(/^\/product\//),
      ),
    type: async (field: Target, text: string) => {
      await click(field);
      await window.typeText(text);
    },
    /** Scrolls until all pictures have loaded. Firefox caches no page whose pictures are still loading. */
    loadAllPictures: () =>
      eventually(async () => expect(await window.evaluate(scrollToUnloadedPictures)).toBe(false)),
    /** Scrolls to the link of the product at this index of the grid; returns the link's address. */
    scrollToProduct: (index: number) => window.evaluate(scrollToProduct, index),
  };
}
