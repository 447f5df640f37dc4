// Sends requests through the layers: a shared cache in front, the page cache of each process, the cached responses of
// its listing API, the listing engine.
import { createRandom } from './random.mjs';
import { createTimedCache } from './timed-cache.mjs';

/** @import { ShopperRequest } from './draw-requests.mjs' */

/**
 * @typedef {object} Layers
 * @property {boolean} hasSharedCache
 * @property {number} processes
 * @property {number} freshSeconds of a page in the shared cache and in the page caches
 * @property {number} staleSeconds
 * @property {number} cachedPages pages that the page cache of a process has room for
 */

/** How long the listing API of a process caches responses, and how many (decision 99). */
const listingCache = { freshSeconds: 60, staleSeconds: 0, most: 100 };
const mostSharedPages = 1_000_000;

const noCounts = {
  requests: 0,
  pages: 0,
  /** Sent by the shared cache. */
  sharedHits: 0,
  /** Requested from a process, by a shopper or by the shared cache. */
  processPages: 0,
  /** Sent from the page cache of a process. */
  processHits: 0,
  renderedPages: 0,
  /** Requested from the listing API, by a shopper or for a rendered page. */
  neededListings: 0,
  engineQueries: 0,
  listing: 0,
  suggestion: 0,
  event: 0,
  saved: 0,
};
/** @typedef {typeof noCounts} Counts */
/** @typedef {(name: keyof Counts) => void} Count */

/** @param {Layers} layers */
function createProcess({ freshSeconds, staleSeconds, cachedPages }) {
  const pages = createTimedCache({ freshSeconds, staleSeconds, most: cachedPages });
  const listings = createTimedCache(listingCache);
  /** @type {(request: ShopperRequest, count: Count) => void} */
  function sendListing({ key, atSeconds }, count) {
    count('neededListings');
    if (listings.request(key, atSeconds) !== 'fresh') count('engineQueries');
  }
  /** @type {(request: ShopperRequest, count: Count) => void} */
  function sendPage(request, count) {
    count('processPages');
    const found = request.isKnown ? 'missing' : pages.request(request.key, request.atSeconds);
    if (found !== 'missing') count('processHits');
    if (found === 'fresh') return;
    count('renderedPages');
    sendListing(request, count);
  }
  return { sendListing, sendPage };
}

/** @typedef {ReturnType<typeof createProcess>} Process */

/** @type {(layers: Layers) => (request: ShopperRequest, process: Process, count: Count) => void} */
function createSharedCache({ freshSeconds, staleSeconds, hasSharedCache }) {
  const most = hasSharedCache ? mostSharedPages : 0;
  const pages = createTimedCache({ freshSeconds, staleSeconds, most });
  return (request, process, count) => {
    const { key, isKnown, atSeconds } = request;
    count('pages');
    const found = isKnown ? 'missing' : pages.request(key, atSeconds);
    if (found !== 'missing') count('sharedHits');
    if (found !== 'fresh') process.sendPage(request, count);
  };
}

/**
 * Counts the requests from `countedFrom` seconds on; those before fill the caches. A process is chosen by chance.
 * @param {readonly ShopperRequest[]} requests in the order of time
 * @param {Layers} layers
 * @param {{ readonly countedFrom: number, readonly seed: number }} how
 * @returns {Counts}
 */
export function replay(requests, layers, { countedFrom, seed }) {
  const random = createRandom(seed);
  const sendPage = createSharedCache(layers);
  const processes = Array.from({ length: layers.processes }, () => createProcess(layers));
  const counts = { ...noCounts };
  for (const request of requests) {
    const { kind, atSeconds } = request;
    const process = processes[Math.floor(random() * processes.length)];
    if (!process) continue;
    /** @type {Count} */
    const count = (name) => {
      if (atSeconds >= countedFrom) counts[name] += 1;
    };
    count('requests');
    if (kind === 'page') sendPage(request, process, count);
    else count(kind);
    if (kind === 'listing') process.sendListing(request, count);
  }
  return counts;
}
