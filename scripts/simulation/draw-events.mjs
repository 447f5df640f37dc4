// The events that the pages of a day's visitors send, and what they say, counted while they are drawn. The four events
// of an update are left out: the questions that a day answers need none of them.
import { hourlyShares } from './plan-day.mjs';
import { createRandom, createZipf } from './random.mjs';
import { typicalVisit } from './visit.mjs';

/**
 * @typedef {object} DrawnVisit
 * @property {string} userAgent
 * @property {readonly object[]} events in the format of the collector, oldest first
 */

/**
 * What an analyst asks. Bots do not count.
 * @typedef {object} Answers
 * @property {Map<number, { shown: number, clicked: number }>} positions products by their place in a list
 * @property {Map<string, number>} emptySearches searches without results by their term
 * @property {Map<string, { added: number, removed: number }>} filters by facet and option: `brand:acme`
 * @property {Map<string, number>} saving visits by how many products they saved and unsaved: `2:1`
 * @property {Map<string, { views: number, clicked: number }[]>} cohorts for each visit of a cohort of the experiment,
 * its listing views, and those of them with a click
 */

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const crawlerShare = 0.03;
/** Programs that call themselves browsers. */
const hurriedShare = 0.01;
/** More listings than a person sees in five seconds. */
const hurriedListings = 12;

const brands = ['marlow', 'marlow-ie', 'hearth'];
const devices = ['phone', 'phone', 'tablet', 'desktop'];
const facetIds = ['brand', 'colours', 'material'];
const cohorts = ['control', 'by-margin'];
const searchShare = 0.25;
const filterShare = 0.4;
const removedShare = 0.2;
const unsavedShare = 0.2;
const clicksOfVisit = 3;
const saveShareOfClicks = typicalVisit.saved / clicksOfVisit;
const unseenShare = 0.02;
const againShare = 0.05;
const mostSeen = 4;
/** Of the product in the first place; that in place n has the nth part. */
const clickShare = 0.3;
/** How many times as often a listing in the second cohort is clicked. */
const lift = 1.3;
const terms = createZipf(80, 1);
const options = createZipf(20, 1);
const products = createZipf(5_000, 0.6);
/** Every ninth term finds nothing. */
const isFutile = (/** @type {number} */ term) => term % 9 === 4;

/** @returns {Answers} */
export const noAnswers = () => ({
  positions: new Map(),
  emptySearches: new Map(),
  filters: new Map(),
  saving: new Map(),
  cohorts: new Map(),
});

/**
 * @template Key
 * @template Entry
 * @param {Map<Key, Entry>} map
 * @param {Key} key
 * @param {() => Entry} fresh
 * @returns {Entry}
 */
function entryOf(map, key, fresh) {
  const entry = map.get(key) ?? fresh();
  map.set(key, entry);
  return entry;
}

/** @type {<Key>(map: Map<Key, number>, key: Key) => void} */
const countIn = (map, key) => void map.set(key, (map.get(key) ?? 0) + 1);

/**
 * The visits of a day in the order of their hours. `answers` are complete when all visits are drawn.
 * @param {{ readonly visits: number, readonly seed: number, readonly dayStartMs: number }} day
 * @param {Answers} answers
 * @returns {Generator<DrawnVisit>}
 */
export function* drawDay({ visits, seed, dayStartMs }, answers) {
  const random = createRandom(seed);
  const allShares = hourlyShares.reduce((sum, share) => sum + share);
  let [number, upTo] = [0, 0];
  for (const [hour, share] of hourlyShares.entries()) {
    upTo += (visits * share) / allShares;
    for (; number < Math.round(upTo); number += 1) {
      const startMs = Math.floor(dayStartMs + (hour + random()) * 3_600_000);
      yield drawVisit({ number, startMs, random }, answers);
    }
  }
}

/**
 * @typedef {object} Start
 * @property {number} number
 * @property {number} startMs
 * @property {() => number} random
 */

/** @type {(start: Start, answers: Answers) => DrawnVisit} */
function drawVisit(start, answers) {
  const { random } = start;
  const kind = random();
  const isCrawler = kind < crawlerShare;
  const isHurried = !isCrawler && kind < crawlerShare + hurriedShare;
  const tab = openTab(start, isCrawler || isHurried ? noAnswers() : answers);
  const mean = typicalVisit.pages + typicalVisit.listings;
  const listings = isHurried ? hurriedListings : 1 + Math.floor(random() * (2 * mean - 1));
  for (let left = listings; left > 0; left -= 1) showListing(tab, isHurried ? 100 : 20_000);
  closeTab(tab);
  return { userAgent: isCrawler ? crawler : browser, events: tab.events };
}

/** @type {<Value>(values: readonly Value[], random: () => number) => Value} */
const anyOf = (values, random) => /** @type {any} */ (values[Math.floor(random() * values.length)]);

/** @typedef {ReturnType<typeof openTab>} Tab */

/** @param {Start} start @param {Answers} answers */
function openTab({ number, startMs, random }, answers) {
  const name = String(number).padStart(7, '0');
  return {
    name,
    random,
    answers,
    /** What all events say. */
    page: {
      visitId: `visit-${name}`,
      sessionId: `session-${name}`,
      schemaVersion: 1,
      brand: anyOf(brands, random),
      deviceClass: anyOf(devices, random),
    },
    cohort: anyOf(cohorts, random),
    inExperiment: { views: 0, clicked: 0 },
    saving: { saved: 0, unsaved: 0 },
    events: /** @type {object[]} */ ([]),
    atMs: startMs,
    listings: 0,
    filter: /** @type {{ readonly facet: string, readonly option: string } | undefined} */ (
      undefined
    ),
  };
}

/** @param {Tab} tab */
function closeTab({ answers, saving, inExperiment, cohort }) {
  countIn(answers.saving, `${saving.saved}:${saving.unsaved}`);
  if (inExperiment.views > 0) entryOf(answers.cohorts, cohort, () => []).push(inExperiment);
}

/** @type {(tab: Tab, mostMs: number) => void} */
function wait(tab, mostMs) {
  tab.atMs += 1 + Math.floor(tab.random() * mostMs);
}

/** @type {(tab: Tab, topic: string, payload: object) => void} */
function publish(tab, topic, payload) {
  const { name, page, events } = tab;
  wait(tab, 50);
  const event = { id: `event-${name}-${events.length}`, ...page, sequence: events.length };
  const ofBrand = { brand: page.brand, ...payload };
  events.push({ ...event, topic, atMs: tab.atMs, payload: ofBrand });
}

/** @param {Tab} tab */
function drawSearch(tab) {
  const number = terms(tab.random);
  const searchTerm = `term ${number}`;
  tab.filter = undefined;
  publish(tab, 'search', { term: searchTerm });
  if (isFutile(number)) countIn(tab.answers.emptySearches, searchTerm);
  return { searchTerm, isFutile: isFutile(number) };
}

/** @param {Tab} tab */
function drawChange(tab) {
  const { filter, random, answers } = tab;
  const isRemoved = filter !== undefined && random() < removedShare;
  const drawn = { facet: anyOf(facetIds, random), option: `option ${options(random)}` };
  const changed = isRemoved ? filter : drawn;
  tab.filter = isRemoved ? undefined : changed;
  const action = isRemoved ? 'removed' : 'added';
  const key = `${changed.facet}:${changed.option}`;
  entryOf(answers.filters, key, () => ({ added: 0, removed: 0 }))[action] += 1;
  return { kind: 'facet', ...changed, action };
}

/**
 * What all events of one listing say, and what its view says besides.
 * @param {Tab} tab
 * @returns {{ listing: object, view: Record<string, unknown> & { numResults: number, reRanking: boolean } }}
 */
function drawListing(tab) {
  const { random } = tab;
  tab.listings += 1;
  const size = { page: 1, resultsPerPage: 24 };
  const updateId = `update-${tab.name}-${tab.listings}`;
  const kind = random();
  if (kind < searchShare) {
    const { searchTerm, isFutile } = drawSearch(tab);
    const page = { pageType: 'search', sort: 'relevance', experiments: [], reRanking: false };
    return {
      listing: { updateId, path: '/search/a-term', searchTerm },
      view: {
        ...size,
        ...page,
        facets: [],
        numResults: isFutile ? 0 : 1 + Math.floor(random() * 500),
      },
    };
  }
  const change = kind < searchShare + filterShare && drawChange(tab);
  const page = { pageType: 'browse', sort: 'recommended', numResults: 500, reRanking: true };
  const facets = tab.filter ? [{ id: tab.filter.facet, options: [tab.filter.option] }] : [];
  const experiments = [{ name: 'ranking', cohort: tab.cohort }];
  return {
    listing: { updateId, path: '/browse/lighting' },
    view: {
      ...size,
      ...page,
      facets,
      experiments,
      ...(change && { eventTrigger: 'FACET', change }),
    },
  };
}

/** @type {(tab: Tab, afterMs: number) => void} */
function showListing(tab, afterMs) {
  const { listing, view } = drawListing(tab);
  const { random, cohort, inExperiment } = tab;
  const { numResults, reRanking: isInExperiment } = view;
  wait(tab, afterMs);
  publish(tab, 'listing-view', { ...listing, ...view });
  const list = isInExperiment ? 'lighting' : 'search';
  const clicksOfFirst = clickShare * (isInExperiment && cohort === 'by-margin' ? lift : 1);
  const seen = Math.min(numResults, Math.floor(random() * (mostSeen + 1)));
  let clicks = 0;
  for (let position = 1; position <= seen; position += 1) {
    // Each product once in a listing.
    const productId = `${products(random) * mostSeen + position}`;
    const product = { ...listing, list, productId, position, isSponsored: position === 2 };
    if (showProduct(tab, product, clicksOfFirst / position)) clicks += 1;
  }
  if (!isInExperiment) return;
  inExperiment.views += 1;
  if (clicks > 0) inExperiment.clicked += 1;
}

/**
 * Whether it is clicked.
 * @type {(tab: Tab, product: { readonly position: number }, share: number) => boolean}
 */
function showProduct(tab, product, share) {
  const { random, answers } = tab;
  const isClicked = random() < share;
  const counted = entryOf(answers.positions, product.position, () => ({ shown: 0, clicked: 0 }));
  counted.shown += 1;
  // Some click before a second is over.
  if (!isClicked || random() >= unseenShare) publish(tab, 'product-view', product);
  if (!isClicked) return false;
  counted.clicked += 1;
  publish(tab, 'product-click', { ...product, isNewTab: false });
  if (random() < againShare) publish(tab, 'product-click', { ...product, isNewTab: true });
  if (random() < saveShareOfClicks) save(tab, product);
  return true;
}

/** @type {(tab: Tab, product: object) => void} */
function save(tab, product) {
  publish(tab, 'product-save', product);
  tab.saving.saved += 1;
  if (tab.random() >= unsavedShare) return;
  publish(tab, 'product-unsave', product);
  tab.saving.unsaved += 1;
}
