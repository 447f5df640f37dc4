// What the requests of a shopper's visit cost, and what a cached page takes of the memory; for npm run bench -- server.
import { mostLoad, servedByOneCore, typicalVisit, visitCpuMs } from '../simulation/visit.mjs';

/** @import { Request } from 'autocannon' */
/** @import { startMeasuredServer } from './measured-server.mjs' */
/** @import { Cost, Costs } from '../simulation/visit.mjs' */
/** @typedef {Cost & { readonly p99: number }} Measured */
/** @typedef {Awaited<ReturnType<typeof startMeasuredServer>>} Server */
/** @typedef {(name: string, requests: Request[]) => Promise<Measured>} Load */

const path = '/browse/furniture/colours--grey';
const payloads = {
  'results-update': { path, brand: 'marlow', productIds: ['5247001', '9851946'] },
  'grid-update': { pageType: 'browse', eventTrigger: 'FACET', isSelectedFacet: true, path },
  'facet-update': { path },
};

let eventNumber = 0;
/** @type {(request: Request) => Request} */
export function withEvents(call) {
  const events = Object.entries(payloads).map(([topic, payload]) => ({
    id: `bench-${(eventNumber += 1).toString().padStart(8, '0')}`,
    visitId: 'bench-visit',
    topic,
    atMs: Date.now(),
    payload,
  }));
  return { ...call, body: JSON.stringify({ events }) };
}

/**
 * The requests of a visit besides its documents.
 * @param {Pick<Server, 'visit' | 'request'> & { readonly load: Load }} server
 */
export async function measureVisit({ visit, request, load }) {
  await request('compute listings');
  const computed = await load('listing API, computed', visit.listings);
  const suggestion = await load('suggestions, computed', visit.suggestions);
  await request('cache listings');
  const listing = await load('listing API, cached', visit.listings);
  const event = await load(
    'events',
    visit.events.map((call) => ({ ...call, setupRequest: withEvents })),
  );
  const saved = await load('save for later', visit.saved);
  const computedListing = { cpuMs: Math.max(0, computed.cpuMs - listing.cpuMs) };
  return { suggestion, listing, event, saved, computedListing };
}

const fewPages = 200;
const manyPages = 1_000;
const pagesOfOrder = 400;

/** @type {(url: string, from: number, to: number) => Promise<void>} */
async function requestPages(url, from, to) {
  for (let number = from; number < to; number += 1) {
    const order = ['relevance', 'price', 'highestrated'][Math.floor(number / pagesOfOrder)];
    const path = `/browse?sortkey=${order}&page=${1 + (number % pagesOfOrder)}`;
    const response = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${response.status} for ${path}`);
  }
}

/**
 * Memory of the process, and what a cached page adds.
 * @param {Pick<Server, 'url' | 'request'>} server
 */
export async function measureMemory({ url, request }) {
  const processMb = (await request('usage')).memoryMb;
  // The first ones fill the other caches.
  await requestPages(url, 0, fewPages);
  const before = await request('held memory');
  await requestPages(url, fewPages, fewPages + manyPages);
  const after = await request('held memory');
  return { processMb, cachedPageKb: ((after.heldMb - before.heldMb) * 1_024) / manyPages };
}

/**
 * How many shoppers a core serves, at the worst and at the best.
 * @param {Costs} costs
 */
export function reportShoppers(costs) {
  const visitText = Object.entries(typicalVisit).map(([name, value]) => `${name} ${value}`);
  console.log(`a visit: ${visitText.join(', ')}`);
  for (const [name, shares] of /** @type {const} */ ([
    ['all pages rendered, all listings computed', { rendered: 1, computed: 1 }],
    ['all pages and listings cached', { rendered: 0, computed: 0 }],
  ])) {
    const cpuMs = visitCpuMs(costs, typicalVisit, shares);
    const { visitsAnHour, shoppers } = servedByOneCore(cpuMs, typicalVisit);
    console.log(
      `${name}: ${cpuMs.toFixed(1)} ms CPU a visit; a core at ${mostLoad * 100} % serves ` +
        `${visitsAnHour.toFixed(0)} visits an hour, ${shoppers.toFixed(0)} shoppers at the same time`,
    );
  }
}
