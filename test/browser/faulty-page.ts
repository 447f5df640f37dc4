/** A page whose parts throw while they render, and what it reports. */
import { expect, test as base, whenReady } from './shop';

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

export type Broken = {
  /** Opens a page; the fault is there before it is hydrated. */
  readonly open: (path: string, fault?: Fault) => Promise<void>;
  /** Shows another listing in the same document, as Forward does. */
  readonly goTo: (path: string, fault?: Fault) => Promise<void>;
  readonly setFault: (fault: Fault | undefined) => Promise<void>;
  /** Area and message of each report, in order. */
  readonly reports: string[];
};

export const test = base.extend<{ broken: Broken }>({
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
    const goTo = (path: string, fault?: Fault) =>
      page.evaluate(
        ([address, next]) => {
          (window as FaultyWindow).fault = next;
          history.pushState({}, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        [path, fault] as const,
      );
    const setFault = (fault: Fault | undefined) =>
      page.evaluate((next) => {
        (window as FaultyWindow).fault = next;
      }, fault);
    await use({ open, goTo, setFault, reports });
    watched.errors.splice(0);
  },
});
