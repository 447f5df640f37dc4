import { createBrowserHistory } from 'history';
import {
  nameEntry,
  scrollPositionsKey,
  watchScroll,
} from '../../src/client/scroll/scroll-restoration';
import type { BrowserStorage } from '../../src/platform/platform';

function aSessionStorage(): BrowserStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const goTo = (key: string) => window.history.replaceState({ key }, '');

function popTo(key: string) {
  goTo(key);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

const link = (name: string) => document.querySelector<HTMLElement>(`[data-name=${name}]`);
const stops: (() => void)[] = [];

/** jsdom lays nothing out, so a test says when. */
const layouts = new Set<() => void>();
const layOut = () => layouts.forEach((tell) => tell());

class FakeResizeObserver implements ResizeObserver {
  readonly #tell: () => void;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = () => tell([], this);
  }
  observe = () => void layouts.add(this.#tell);
  disconnect = () => void layouts.delete(this.#tell);
  unobserve = this.disconnect;
}

/** Leaves an entry by its link, which stood 100 px below the top of the screen, and returns to it. */
function returnToLamp() {
  const lamp = link('lamp') ?? document.body;
  const place = jest.spyOn(lamp, 'getBoundingClientRect');
  const moveTo = (top: number) => place.mockReturnValue(new DOMRect(0, top, 10, 10));
  moveTo(100);
  const { restoreScroll } = watch();
  scrollTo(900);
  lamp.click();
  goTo('two');
  scrollTo(0);
  popTo('one');
  return { restoreScroll, moveTo };
}

function watch(sessionStorage = aSessionStorage()) {
  const listen = jest.spyOn(window, 'addEventListener');
  const restoreScroll = watchScroll(sessionStorage);
  const calls = [...listen.mock.calls];
  listen.mockRestore();
  stops.push(() => calls.forEach((call) => window.removeEventListener(...call)));
  return { restoreScroll, sessionStorage };
}

describe('scroll restoration', () => {
  const moved = jest.fn((to: ScrollToOptions) => scrollTo(to.top ?? 0));

  beforeEach(() => {
    document.body.innerHTML =
      '<a data-name="lamp" href="/product/1">Lamp</a><a data-name="lampAgain" href="/product/1">Lamp</a>' +
      '<input data-name="tick" type="checkbox" name="brand" value="a&quot;b">';
    document.addEventListener('click', (event) => event.preventDefault());
    window.ResizeObserver = FakeResizeObserver;
    layouts.clear();
    window.scrollTo = moved as unknown as typeof window.scrollTo;
    moved.mockClear();
    goTo('one');
    scrollTo(0);
  });
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  it('restores the scroll position and focus of each history entry', () => {
    const { restoreScroll } = watch();
    scrollTo(900);
    link('lampAgain')?.click();
    goTo('two');
    scrollTo(40);
    link('tick')?.click();

    popTo('one');
    restoreScroll();
    expect(moved).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
    expect(document.activeElement).toBe(link('lampAgain'));

    popTo('two');
    restoreScroll();
    expect(moved).toHaveBeenLastCalledWith({ top: 40, behavior: 'instant' });
    expect(document.activeElement).toBe(link('tick'));
  });

  it('moves the link to where it was when the content above has another height', () => {
    const { restoreScroll, moveTo } = returnToLamp();
    moveTo(130);
    restoreScroll();
    expect(moved).toHaveBeenLastCalledWith({ top: 930, behavior: 'instant' });
  });

  it('moves the link again once the rows near the screen are laid out, and never after that', () => {
    const { restoreScroll, moveTo } = returnToLamp();
    restoreScroll();
    moveTo(112);
    layOut();
    expect(moved).toHaveBeenLastCalledWith({ top: 912, behavior: 'instant' });
    moved.mockClear();
    moveTo(150);
    layOut();
    expect(moved).not.toHaveBeenCalled();
  });

  it('leaves the page where the shopper scrolls before the rows are laid out', () => {
    const { restoreScroll, moveTo } = returnToLamp();
    restoreScroll();
    moved.mockClear();
    window.dispatchEvent(new Event('wheel'));
    moveTo(112);
    layOut();
    expect(moved).not.toHaveBeenCalled();
  });

  it('works in another document', () => {
    const { sessionStorage } = watch();
    scrollTo(700);
    link('lamp')?.click();
    window.dispatchEvent(new Event('pagehide'));
    stops.splice(0).forEach((stop) => stop());

    scrollTo(0);
    watch(sessionStorage).restoreScroll();
    expect(moved).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
    expect(document.activeElement).toBe(link('lamp'));
  });

  it('restores only the focus when the browser has restored the scroll position', () => {
    const { sessionStorage } = watch();
    scrollTo(700);
    link('lamp')?.click();
    window.dispatchEvent(new Event('pagehide'));
    stops.splice(0).forEach((stop) => stop());
    scrollTo(702);
    watch(sessionStorage).restoreScroll();
    expect(moved).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(link('lamp'));
  });

  it('does not happen after the shopper has scrolled', () => {
    const { restoreScroll } = watch();
    scrollTo(900);
    goTo('two');
    scrollTo(0);
    popTo('one');
    window.dispatchEvent(new Event('wheel'));
    restoreScroll();
    expect(moved).not.toHaveBeenCalled();
  });

  it('happens after the browser has scrolled by itself', () => {
    const { restoreScroll } = watch();
    scrollTo(900);
    goTo('two');
    scrollTo(30);
    popTo('one');
    // The list is not rendered yet, so the browser can scroll only to the end of the page.
    scrollTo(120);
    restoreScroll();
    expect(moved).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
  });

  it.each([
    [
      'a search box that was emptied',
      '<input type="search" id="_r_7_" placeholder="Search Brand">',
    ],
    ['a slider that was moved', '<input type="range" aria-label="Lowest price" value="5">'],
    ['a box that was filled', '<input type="number" name="minimum" value="5">'],
    ['a summary', '<details><summary id="plp-accordion-brand">Brand</summary></details>'],
    ['a button', '<button aria-label="Large pictures" aria-pressed="false"></button>'],
    ['a button whose label changes', '<button value="1234" aria-label="Save"></button>'],
  ])('focuses %s in another document', (_, html) => {
    document.body.innerHTML = `<input type="search" id="_r_3_" placeholder="Search Size">
      <input value=""><input name="q"><button aria-label="Save"></button>${html}`;
    const used =
      document.body.lastElementChild?.querySelector('summary') ?? document.body.lastElementChild;
    const { sessionStorage } = watch();
    used?.dispatchEvent(new Event('click', { bubbles: true }));
    window.dispatchEvent(new Event('pagehide'));
    if (used?.id.startsWith('_')) used.id = '_R_9_';
    if (used?.hasAttribute('value') && used.matches('input')) used.setAttribute('value', '');
    if (used?.matches('button[value]')) used.setAttribute('aria-label', 'Saved');
    watch(sessionStorage).restoreScroll();
    expect(document.activeElement).toBe(used);
  });

  it('focuses nothing after a control without a lasting name, and the last one after none', () => {
    document.body.insertAdjacentHTML('beforeend', '<button>Close</button><p>Text</p>');
    const returnToOne = () => {
      goTo('two');
      popTo('one');
      restoreScroll();
      return document.activeElement;
    };
    const { restoreScroll } = watch();
    link('lamp')?.click();
    document.querySelector('p')?.click();
    expect(returnToOne()).toBe(link('lamp'));
    link('lamp')?.blur();
    document.querySelector('button')?.click();
    expect(returnToOne()).toBe(document.body);
  });

  it('does nothing on a new page, or with malformed session storage', () => {
    const sessionStorage = aSessionStorage();
    for (const junk of ['{', '{"a":1}', '[1,2]', 'null']) {
      sessionStorage.write(scrollPositionsKey, junk);
      watch(sessionStorage).restoreScroll();
    }
    expect(moved).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it('restores the focus of a page that the browser restores without it', () => {
    watch();
    link('lamp')?.click();
    link('lamp')?.blur();
    const shown = new Event('pageshow');
    Object.assign(shown, { persisted: true });
    window.dispatchEvent(shown);
    expect(document.activeElement).toBe(link('lamp'));
  });
});

describe('an entry of the history', () => {
  it('gets a key once, and keeps its state', () => {
    window.history.replaceState({ usr: { trigger: 'FACET' } }, '');
    nameEntry();
    const named: unknown = window.history.state;
    expect(named).toEqual({ usr: { trigger: 'FACET' }, idx: 0, key: expect.any(String) as string });
    nameEntry();
    expect(window.history.state).toEqual(named);
  });

  it('keeps its index, and is written once', () => {
    window.history.replaceState({ idx: 3 }, '');
    nameEntry();
    expect(window.history.state).toMatchObject({ idx: 3 });
    window.history.replaceState(null, '');
    const writing = jest.spyOn(window.history, 'replaceState');
    nameEntry();
    createBrowserHistory();
    expect(writing).toHaveBeenCalledTimes(1);
  });
});
