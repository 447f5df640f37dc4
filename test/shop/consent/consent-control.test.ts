import { renderToStaticMarkup } from 'react-dom/server';
import { consentKey, startConsentControl } from '../../../shop/consent/consent-control';
import { readWindowGlobals } from '../../../src/client/window-globals';
import { globalsBlockId } from '../../../src/storefront/page-names';
import { ConsentControl } from '../../../shop/consent/ConsentControl';
import { axeViolations } from '../../support/axe-violations';
import { brands } from '../../support/english';

type Host = {
  __PLP__?: { readonly consent?: boolean; readonly dataLayer?: boolean };
  plpEvents?: object;
  dataLayer?: unknown;
};
const host = window as unknown as Host;
let published: unknown[][];
let stop: () => void;

/** The control as the server renders it, on a page whose product has started. */
function open(globals: Host['__PLP__'] = {}) {
  document.body.innerHTML = `<main></main>${renderToStaticMarkup(ConsentControl({ lang: undefined }))}`;
  host.__PLP__ = globals;
  published = [];
  host.plpEvents = { publish: (...call: unknown[]) => published.push(call) };
  start();
}

function start() {
  // Listeners of the window outlive a test's document.
  const added: Parameters<typeof window.addEventListener>[] = [];
  const spy = jest.spyOn(window, 'addEventListener').mockImplementation((...call) => {
    added.push(call);
    EventTarget.prototype.addEventListener.apply(window, call as never);
  });
  startConsentControl();
  spy.mockRestore();
  stop = () => added.forEach((call) => window.removeEventListener(...call));
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ??
  document.createElement('button');
const selected = () =>
  [...document.querySelectorAll('button')]
    .filter(({ ariaPressed }) => ariaPressed === 'true')
    .map(({ textContent }) => textContent);
function isQuestionOpen() {
  const isOpen = document.documentElement.classList.contains('plp-shop-asks');
  // The page reserves room for the question exactly while it is open.
  expect(document.querySelector('section')?.hasAttribute('data-asks')).toBe(isOpen);
  return isOpen;
}
const answerInAnotherTab = (answer: string) => localStorage.setItem(consentKey, answer);

afterEach(() => {
  stop();
  localStorage.clear();
  document.body.replaceChildren();
  delete host.__PLP__;
  delete host.plpEvents;
  delete host.dataLayer;
});

describe("the sample shop's question for consent", () => {
  it('stays open until the shopper answers, and no answer counts as a refusal', async () => {
    open();
    expect([isQuestionOpen(), selected(), host.__PLP__?.consent]).toEqual([true, [], false]);
    expect(await axeViolations(document.body)).toEqual([]);
    button('Allow counting').click();
    expect([isQuestionOpen(), selected(), host.__PLP__?.consent]).toEqual([
      false,
      ['Allow counting'],
      true,
    ]);
    expect(published.at(-1)).toEqual(['plp/consent', true]);
  });

  it('stores the answer for the next page, where the shopper can change it', () => {
    open();
    button('Allow counting').click();
    stop();
    open();
    expect([isQuestionOpen(), selected(), host.__PLP__?.consent]).toEqual([
      false,
      ['Allow counting'],
      true,
    ]);
    button('Do not count').click();
    expect(host.__PLP__?.consent).toBe(false);
    expect(published.at(-1)).toEqual(['plp/consent', false]);
    stop();
    open();
    expect([isQuestionOpen(), selected(), host.__PLP__?.consent]).toEqual([
      false,
      ['Do not count'],
      false,
    ]);
  });

  it('keeps the globals of a product that starts after it', () => {
    answerInAnotherTab('given');
    document.body.innerHTML =
      renderToStaticMarkup(ConsentControl({ lang: undefined })) +
      `<script id="${globalsBlockId}" type="application/json">{"brand":"hearth","dataLayer":true}</script>`;
    delete host.__PLP__;
    start();
    expect(readWindowGlobals(brands)).toMatchObject({ brand: { key: 'hearth' } });
    expect(host.__PLP__).toEqual({ brand: 'hearth', dataLayer: true, consent: true });
  });

  it('applies the answer of another tab, also one given while the page was in the back/forward cache', () => {
    open();
    answerInAnotherTab('given');
    window.dispatchEvent(new StorageEvent('storage', { key: consentKey }));
    expect(host.__PLP__?.consent).toBe(true);
    answerInAnotherTab('refused');
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(host.__PLP__?.consent).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(host.__PLP__?.consent).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(host.__PLP__?.consent).toBe(false);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect([isQuestionOpen(), selected()]).toEqual([true, []]);
  });

  it.each(['', 'yes', '{"given":true}'])('is open again when the storage holds %j', (junk) => {
    answerInAnotherTab(junk);
    open();
    expect([isQuestionOpen(), host.__PLP__?.consent]).toEqual([true, false]);
  });

  it('applies to the page alone where the browser forbids storage', () => {
    const forbid = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const spies = [
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid),
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid),
    ];
    open();
    button('Allow counting').click();
    expect([isQuestionOpen(), host.__PLP__?.consent]).toEqual([false, true]);
    for (const spy of spies) spy.mockRestore();
  });

  it('does nothing where the shop collects nothing', () => {
    open();
    stop();
    document.body.replaceChildren();
    host.__PLP__ = {};
    startConsentControl();
    expect(host.__PLP__).toEqual({});
  });
});

describe("Google's Consent Mode", () => {
  type Command = readonly [string, string, Readonly<Record<string, string>>];
  const commands = () =>
    ((host.dataLayer ?? []) as readonly ArrayLike<unknown>[]).map(
      (entry) => Array.from(entry) as unknown as Command,
    );
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

  /** The control on a page with a tag manager. */
  function openWithGoogle(dataLayer: unknown = undefined) {
    host.dataLayer = dataLayer;
    if (dataLayer === undefined) delete host.dataLayer;
    open({ dataLayer: true });
  }

  it('is denied before anything else, and follows the answer for counting alone', () => {
    openWithGoogle();
    button('Allow counting').click();
    button('Do not count').click();
    expect(
      commands().map(([name, kind, { analytics_storage }]) => [name, kind, analytics_storage]),
    ).toEqual([
      ['consent', 'default', 'denied'],
      ['consent', 'update', 'denied'],
      ['consent', 'update', 'granted'],
      ['consent', 'update', 'denied'],
    ]);
    for (const [, , state] of commands()) expect(state).toMatchObject(denied);
    // A tag manager takes the arguments of a function, and no list of another kind.
    expect(Object.prototype.toString.call((host.dataLayer as unknown[])[0])).toBe(
      '[object Arguments]',
    );
  });

  it('is granted at once for a shopper who has answered before', () => {
    answerInAnotherTab('given');
    openWithGoogle();
    expect(commands().map(([, kind, { analytics_storage }]) => [kind, analytics_storage])).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ]);
  });

  it('is nothing without a tag manager, and harms nothing where the list is something else', () => {
    open();
    button('Allow counting').click();
    expect(host.dataLayer).toBeUndefined();
    stop();
    openWithGoogle(7);
    button('Allow counting').click();
    expect(host.__PLP__?.consent).toBe(true);
  });
});
