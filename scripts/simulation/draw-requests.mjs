// The requests of the shoppers who are in the shop within one stretch of time.
import { createRandom, createZipf } from './random.mjs';

/** @import { Visit } from './visit.mjs' */

/**
 * @typedef {object} ShopperRequest
 * @property {number} atSeconds
 * @property {'page' | 'listing' | 'suggestion' | 'event' | 'saved'} kind
 * @property {number} key the number of the listing; 0 for other kinds
 * @property {boolean} isKnown whether the shopper has a cookie of the shop
 */

/**
 * @typedef {object} Shape
 * @property {Readonly<Visit>} visit
 * @property {number} listings addresses that pages are requested at: categories, searches, promotions
 * @property {number} skew of the popularity of these addresses, and of the options that shoppers select: the exponent
 * of Zipf's law
 */

/** Options that a listing offers. */
const options = 60;
/** A shopper who has selected this many options begins again. */
const mostSelected = 4;

/**
 * A whole number with this mean.
 * @type {(mean: number, random: () => number) => number}
 */
const drawCount = (mean, random) => Math.floor(mean) + (random() < mean % 1 ? 1 : 0);

/**
 * Keys of the listings of one visit: each selects one more option. A key holds the address and the options.
 * @param {Shape} shape
 * @param {() => number} random
 */
function createListingKeys({ listings, skew }, random) {
  const drawAddress = createZipf(listings, skew);
  const drawOption = createZipf(options, skew);
  return {
    ofPage: () => 1 + drawAddress(random),
    ofVisit: () => {
      const address = 1 + drawAddress(random);
      let [selected, state] = [0, 0];
      return () => {
        if (selected === mostSelected) [selected, state] = [0, 0];
        selected += 1;
        state = state * (options + 1) + 1 + drawOption(random);
        return address + listings * state;
      };
    },
  };
}

const noKey = () => 0;

/**
 * Visits start at any time with the same chance, the first ones a visit's length before 0, and their requests come at
 * any time of the visit.
 * @param {Shape} shape
 * @param {{ readonly visitsPerSecond: number, readonly seconds: number, readonly seed: number }} stretch
 * @returns {readonly ShopperRequest[]} from 0 to `seconds`, in the order of time
 */
export function drawRequests(shape, { visitsPerSecond, seconds, seed }) {
  const { visit } = shape;
  const random = createRandom(seed);
  const keys = createListingKeys(shape, random);
  const visitSeconds = visit.minutes * 60;
  /** @type {ShopperRequest[]} */
  const requests = [];
  const visits = Math.round(visitsPerSecond * (seconds + visitSeconds));
  for (let number = 0; number < visits; number += 1) {
    const start = random() * (seconds + visitSeconds) - visitSeconds;
    const isKnown = random() < visit.knownShare;
    /** @type {(kind: ShopperRequest['kind'], mean: number, keyOf: () => number) => void} */
    const draw = (kind, mean, keyOf) => {
      for (let left = drawCount(mean, random); left > 0; left -= 1) {
        const atSeconds = start + random() * visitSeconds;
        const key = keyOf();
        if (atSeconds >= 0 && atSeconds < seconds) requests.push({ atSeconds, kind, key, isKnown });
      }
    };
    draw('page', visit.pages, keys.ofPage);
    draw('listing', visit.listings, keys.ofVisit());
    draw('suggestion', visit.suggestions, noKey);
    draw('event', visit.events, noKey);
    draw('saved', visit.saved, noKey);
  }
  return requests.sort((one, other) => one.atSeconds - other.atSeconds);
}
