import { renderToStaticMarkup } from 'react-dom/server';
import { consentKey, startConsentControl } from '../../../shop/consent/consent-control';
import { globalsBlockId, readWindowGlobals } from '../../../src/client/window-globals';
import { ConsentControl } from '../../../shop/consent/ConsentControl';
import { axeViolations } from '../../support/axe-violations';

type Host = { __PLP__?: { readonly consent?: boolean }; plpEvents?: object };
const host = window as unknown as Host;
let published: unknown[][];
let stop: () => void;

/** The control as the server draws it, on a page whose product has started. */
function open() {
  document.body.innerHTML = `<main></main>${renderToStaticMarkup(ConsentControl())}`;
  host.__PLP__ = {};
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
const pressed = () =>
  [...document.querySelectorAll('button')]
    .filter(({ ariaPressed }) => ariaPressed === 'true')
    .map(({ textContent }) => textContent);
function asks() {
  const isAsking = document.documentElement.classList.contains('plp-shop-asks');
  // The page keeps room for the question exactly while it asks.
  expect(document.querySelector('section')?.hasAttribute('data-asks')).toBe(isAsking);
  return isAsking;
}
const answerElsewhere = (answer: string) => localStorage.setItem(consentKey, answer);

afterEach(() => {
  stop();
  localStorage.clear();
  document.body.replaceChildren();
  delete host.__PLP__;
  delete host.plpEvents;
});

describe("the sample shop's question for consent", () => {
  it('is asked until it is answered, and silence is a no', async () => {
    open();
    expect([asks(), pressed(), host.__PLP__?.consent]).toEqual([true, [], false]);
    expect(await axeViolations(document.body)).toEqual([]);
    button('Allow counting').click();
    expect([asks(), pressed(), host.__PLP__?.consent]).toEqual([false, ['Allow counting'], true]);
    expect(published.at(-1)).toEqual(['plp/consent', true]);
  });

  it('remembers the answer on the next page, where it can be taken back', () => {
    open();
    button('Allow counting').click();
    stop();
    open();
    expect([asks(), pressed(), host.__PLP__?.consent]).toEqual([false, ['Allow counting'], true]);
    button('Do not count').click();
    expect(host.__PLP__?.consent).toBe(false);
    expect(published.at(-1)).toEqual(['plp/consent', false]);
    stop();
    open();
    expect([asks(), pressed(), host.__PLP__?.consent]).toEqual([false, ['Do not count'], false]);
  });

  it('leaves the product its globals when it comes before the product', () => {
    answerElsewhere('given');
    document.body.innerHTML =
      renderToStaticMarkup(ConsentControl()) +
      `<script id="${globalsBlockId}" type="application/json">{"brand":"hearth","dataLayer":true}</script>`;
    delete host.__PLP__;
    start();
    expect(readWindowGlobals()).toMatchObject({ brand: 'hearth' });
    expect(host.__PLP__).toEqual({ brand: 'hearth', dataLayer: true, consent: true });
  });

  it('takes the answer given in another tab, or while the browser kept the page aside', () => {
    open();
    answerElsewhere('given');
    window.dispatchEvent(new StorageEvent('storage', { key: consentKey }));
    expect(host.__PLP__?.consent).toBe(true);
    answerElsewhere('refused');
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(host.__PLP__?.consent).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(host.__PLP__?.consent).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(host.__PLP__?.consent).toBe(false);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect([asks(), pressed()]).toEqual([true, []]);
  });

  it.each(['', 'yes', '{"given":true}'])('asks again when the storage holds %j', (junk) => {
    answerElsewhere(junk);
    open();
    expect([asks(), host.__PLP__?.consent]).toEqual([true, false]);
  });

  it('holds for the page alone where the browser forbids storage', () => {
    const forbid = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const spies = [
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid),
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid),
    ];
    open();
    button('Allow counting').click();
    expect([asks(), host.__PLP__?.consent]).toEqual([false, true]);
    for (const spy of spies) spy.mockRestore();
  });

  it('is missing without a word where the shop collects nothing', () => {
    open();
    stop();
    document.body.replaceChildren();
    host.__PLP__ = {};
    startConsentControl();
    expect(host.__PLP__).toEqual({});
  });
});
