import { createBrowserHistory } from 'history';
import { nameEntry } from '../../src/client/scroll/entry-key';
import {
  readingPositionsKey,
  watchReadingPosition,
} from '../../src/client/scroll/scroll-restoration';
import type { SessionStorage } from '../../src/platform/platform';

function aSessionStorage(): SessionStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};
const goTo = (key: string) => window.history.replaceState({ key }, '');
const popTo = (key: string) => {
  goTo(key);
  window.dispatchEvent(new PopStateEvent('popstate'));
};
const link = (name: string) => document.querySelector<HTMLElement>(`[data-name=${name}]`);
const stops: (() => void)[] = [];

function watch(sessionStorage = aSessionStorage()) {
  const way = watchReadingPosition(sessionStorage);
  stops.push(way.stop);
  return { ...way, sessionStorage };
}

describe('the way back', () => {
  const moved = jest.fn((to: ScrollToOptions) => scrollTo(to.top ?? 0));

  beforeEach(() => {
    document.body.innerHTML =
      '<a data-name="lamp" href="/product/1">Lamp</a><a data-name="lampAgain" href="/product/1">Lamp</a>' +
      '<input data-name="tick" type="checkbox" name="brand" value="a&quot;b">';
    document.addEventListener('click', (event) => event.preventDefault());
    window.scrollTo = moved as unknown as typeof window.scrollTo;
    moved.mockClear();
    goTo('one');
    scrollTo(0);
  });
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  it('leads to the place and the link that were left, each entry having its own', () => {
    const { comeBack } = watch();
    scrollTo(900);
    link('lampAgain')?.click();
    goTo('two');
    scrollTo(40);
    link('tick')?.click();

    popTo('one');
    comeBack();
    expect(moved).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
    expect(document.activeElement).toBe(link('lampAgain'));

    popTo('two');
    comeBack();
    expect(moved).toHaveBeenLastCalledWith({ top: 40, behavior: 'instant' });
    expect(document.activeElement).toBe(link('tick'));
  });

  it('meets the link where it was left, where what is above it has another height now', () => {
    const lamp = link('lamp') ?? document.body;
    const place = jest.spyOn(lamp, 'getBoundingClientRect');
    const moreBy = jest.fn();
    window.scrollBy = moreBy;
    place.mockReturnValue(new DOMRect(0, 100, 10, 10));
    const { comeBack } = watch();
    scrollTo(900);
    lamp.click();
    goTo('two');
    scrollTo(0);

    popTo('one');
    place.mockReturnValue(new DOMRect(0, 130, 10, 10));
    comeBack();
    expect(moreBy).toHaveBeenCalledWith({ top: 30, behavior: 'instant' });
  });

  it('outlives the document', () => {
    const { sessionStorage } = watch();
    scrollTo(700);
    link('lamp')?.click();
    window.dispatchEvent(new Event('pagehide'));
    stops.splice(0).forEach((stop) => stop());

    scrollTo(0);
    watch(sessionStorage).comeBack();
    expect(moved).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
    expect(document.activeElement).toBe(link('lamp'));
  });

  it('leaves the scrolling to the browser where that has done it', () => {
    const { sessionStorage } = watch();
    scrollTo(700);
    link('lamp')?.click();
    window.dispatchEvent(new Event('pagehide'));
    stops.splice(0).forEach((stop) => stop());
    scrollTo(702);
    watch(sessionStorage).comeBack();
    expect(moved).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(link('lamp'));
  });

  it('is given up when the shopper moves by themselves', () => {
    const { comeBack } = watch();
    scrollTo(900);
    goTo('two');
    scrollTo(0);
    popTo('one');
    window.dispatchEvent(new Event('wheel'));
    comeBack();
    expect(moved).not.toHaveBeenCalled();
  });

  it('does not take the browser’s own moves for the shopper’s', () => {
    const { comeBack } = watch();
    scrollTo(900);
    goTo('two');
    scrollTo(30);
    popTo('one');
    // The list that was longer is not drawn yet: the browser can only go as far as the page is.
    scrollTo(120);
    comeBack();
    expect(moved).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
  });

  it('leads nowhere on a page never seen, and with junk in the storage', () => {
    const sessionStorage = aSessionStorage();
    for (const junk of ['{', '{"a":1}', '[1,2]', 'null']) {
      sessionStorage.write(readingPositionsKey, junk);
      watch(sessionStorage).comeBack();
    }
    expect(moved).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it('gives the focus back where the browser kept the page but not the focus', () => {
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
  it('gets a name once, and keeps what it says', () => {
    window.history.replaceState({ usr: { trigger: 'FACET' } }, '');
    nameEntry();
    const named: unknown = window.history.state;
    expect(named).toEqual({ usr: { trigger: 'FACET' }, idx: 0, key: expect.any(String) as string });
    nameEntry();
    expect(window.history.state).toEqual(named);
  });

  it('keeps the index it has among the others, and is written once', () => {
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
