// The measurements of npm run bench -- page in a browser of its own, over the address of a running shop.
import { brotliCompressSync } from 'node:zlib';
import { performance } from 'node:perf_hooks';
import {
  cardsAtRest,
  clickAtFirstSight,
  clicksSoFar,
  expectCards,
  observeClicks,
  observeLoad,
  readLoad,
  visibleFilters,
} from './page-in-browser.mjs';
import { quantile } from './quantile.mjs';

/** @import { Browser, CDPSession, Page } from '@playwright/test' */
/** @import { Click } from './page-in-browser.mjs' */

/** One value a figure, from one run. @typedef {Readonly<Record<string, number>>} Figures */

/**
 * @typedef {object} Filter a checkbox, and the cards of the listing that it leads to
 * @property {string} name
 * @property {string} value
 * @property {readonly string[]} cards
 */

/**
 * @typedef {object} Subject what is measured
 * @property {Browser} browser
 * @property {string} address scheme, host and port of the shop
 * @property {string} [script] the text of a script that runs first in each page
 * @property {number} clicks how many filters are ticked and unticked
 * @property {number} slowdown how many times slower the processor is simulated
 */

/**
 * What each click is known to lead to.
 * @typedef {object} Known
 * @property {readonly string[]} base the cards of the listing without filters
 * @property {readonly Filter[]} filters
 * @property {readonly string[]} requests paths of the listing API that the clicks request
 */

export const listing = '/browse/furniture';
const longListing = `${listing}?numProducts=96`;
const viewport = { width: 1280, height: 900 };
const bytesOfBit = 1 / 8;
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 * bytesOfBit,
  uploadThroughput: 1_600_000 * bytesOfBit,
};
const buttonDownMs = 80;
const apiRequestsAClick = 100;
/** Those that come first do not count: they would measure how the code of shop and client warms up. */
const apiWarmUpMs = 3_000;
/** Only a page that never shows what is expected takes so long. */
const limitMs = 120_000;

/**
 * Opens an empty page in a context of its own, which has no cache.
 * @template Result
 * @param {Subject} subject
 * @param {boolean} isMeasured on the slow processor
 * @param {(page: Page, session: CDPSession) => Promise<Result>} use
 */
export async function inPage({ browser, script, slowdown }, isMeasured, use) {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(limitMs);
    const session = await context.newCDPSession(page);
    if (isMeasured) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observeLoad);
    await page.addInitScript(observeClicks);
    if (script !== undefined) await page.addInitScript(script);
    return await use(page, session);
  } finally {
    await context.close();
  }
}

/** @param {{ readonly name: string, readonly value: string }} filter */
const boxOf = ({ name, value }) =>
  `.plp-option__box[name=${JSON.stringify(name)}][value=${JSON.stringify(value)}]`;

/** @type {(page: Page, selector: string) => Promise<void>} */
async function click(page, selector) {
  await page.locator(selector).first().hover();
  await page.mouse.down();
  await page.waitForTimeout(buttonDownMs);
  await page.mouse.up();
}

/**
 * Clicks once at full speed, to know what each click leads to.
 * @param {Subject} subject
 * @returns {Promise<Known>}
 */
export function learn(subject) {
  return inPage(subject, false, async (page) => {
    /** @type {Set<string>} */
    const requests = new Set();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/listing-api/')) requests.add(pathname + search);
    });
    await page.goto(subject.address + longListing);
    await page.waitForLoadState('networkidle');
    const base = await page.evaluate(cardsAtRest, limitMs);
    const offered = await page.evaluate(visibleFilters);
    /** @type {Filter[]} */
    const filters = [];
    for (const filter of offered.slice(0, subject.clicks)) {
      const before = page.url();
      await click(page, boxOf(filter));
      await page.waitForURL((url) => url.href !== before);
      filters.push({ ...filter, cards: await page.evaluate(cardsAtRest, limitMs) });
      await click(page, boxOf(filter));
      await page.waitForURL((url) => url.href === before);
      await page.evaluate(cardsAtRest, limitMs);
    }
    return { base, filters, requests: [...requests] };
  });
}

/**
 * @param {Subject} subject
 * @returns {Promise<Figures>}
 */
export function measureLoad(subject) {
  return inPage(subject, true, async (page, session) => {
    /** @type {Map<string, string>} */
    const types = new Map();
    /** @type {Record<string, number>} */
    const bytes = {};
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? '';
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    const response = await page.goto(subject.address + listing);
    await page.waitForLoadState('networkidle');
    // Playwright's locators put half a megabyte of script into the page.
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const html = (await response?.text()) ?? '';
    const styles = await page.locator('style').allTextContents();
    const withoutStyle = styles.reduce((text, style) => text.replace(style, ''), html);
    const styleShare =
      1 - brotliCompressSync(withoutStyle).length / brotliCompressSync(html).length;
    const load = await page.evaluate(readLoad);
    return {
      scriptKb: (bytes.Script ?? 0) / 1_000,
      documentKb: (bytes.Document ?? 0) / 1_000,
      styleKb: (styleShare * (bytes.Document ?? 0)) / 1_000,
      ...load,
      heapMb: usedSize / 1_000_000,
    };
  });
}

/**
 * Clicks a filter as soon as it is on screen, before the page has loaded.
 * @type {(subject: Subject, known: Known) => Promise<Figures>}
 */
export function measureFirstSight(subject, { filters }) {
  return inPage(subject, true, async (page, session) => {
    const [filter] = filters;
    if (filter === undefined) throw new Error('the listing has no filters');
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await page.goto(subject.address + listing, { waitUntil: 'commit' });
    // The shorter listing begins with the same cards.
    await page.evaluate(expectCards, filter.cards.slice(0, 30));
    await page.evaluate(clickAtFirstSight, boxOf(filter));
    const [measured] = await page.evaluate(clicksSoFar, { count: 1, limitMs });
    const { all, sinceStart } = { all: Number.NaN, sinceStart: Number.NaN, ...measured };
    return { firstSightMs: all, firstSightSinceStartMs: sinceStart };
  });
}

/**
 * Ticks filters, each for a new listing, and unticks them, for a listing seen before.
 * @type {(subject: Subject, known: Known) => Promise<Figures>}
 */
export function measureClicks(subject, { base, filters }) {
  return inPage(subject, true, async (page) => {
    await page.goto(subject.address + longListing);
    await page.waitForLoadState('networkidle');
    await page.evaluate(cardsAtRest, limitMs);
    let count = 0;
    /** @type {(filter: Filter, cards: readonly string[]) => Promise<Click | undefined>} */
    const clickFor = async (filter, cards) => {
      await page.evaluate(expectCards, cards);
      await click(page, boxOf(filter));
      count += 1;
      const clicks = await page.evaluate(clicksSoFar, { count, limitMs });
      await page.evaluate(cardsAtRest, limitMs);
      return clicks.at(-1);
    };
    /** @type {(Click | undefined)[]} */
    const ticked = [];
    /** @type {(Click | undefined)[]} */
    const unticked = [];
    for (const filter of filters) {
      ticked.push(await clickFor(filter, filter.cards));
      unticked.push(await clickFor(filter, base));
    }
    /** @type {(clicks: readonly (Click | undefined)[], part: keyof Click, share: number) => number} */
    const at = (clicks, part, share) =>
      quantile(
        clicks.map((one) => one?.[part] ?? Number.NaN),
        share,
      );
    const all = [...ticked, ...unticked];
    return {
      feedbackP50Ms: at(all, 'feedback', 0.5),
      feedbackP95Ms: at(all, 'feedback', 0.95),
      firstCardsP50Ms: at(ticked, 'first', 0.5),
      firstCardsP95Ms: at(ticked, 'first', 0.95),
      allCardsP50Ms: at(ticked, 'all', 0.5),
      allCardsP95Ms: at(ticked, 'all', 0.95),
      seenCardsP50Ms: at(unticked, 'all', 0.5),
      seenCardsP95Ms: at(unticked, 'all', 0.95),
    };
  });
}

/**
 * Requests the listings of the clicks one after another.
 * @type {(subject: Subject, known: Known) => Promise<Figures>}
 */
export async function measureApi({ address, clicks }, { requests }) {
  const warmAtMs = performance.now() + apiWarmUpMs;
  const times = [];
  for (let count = 0; times.length < clicks * apiRequestsAClick; count += 1) {
    const startedAtMs = performance.now();
    const response = await fetch(address + (requests[count % requests.length] ?? ''));
    await response.text();
    if (!response.ok) throw new Error(`the listing API responded with ${response.status}`);
    if (startedAtMs >= warmAtMs) times.push(performance.now() - startedAtMs);
  }
  return { apiP50Ms: quantile(times, 0.5), apiP95Ms: quantile(times, 0.95) };
}
