// What a shopper's visit consists of, and what it costs a server.

/**
 * How many requests of each kind a visit has on average, and how long it lasts.
 * @typedef {object} Visit
 * @property {number} pages documents of listings: the landing, links, reloads
 * @property {number} listings requests to the listing API: filters, sort orders, further pages, prefetches
 * @property {number} suggestions requests while the shopper types a search
 * @property {number} events calls to the collector of events, of some seconds each
 * @property {number} saved products saved or removed
 * @property {number} minutes
 * @property {number} knownShare share of shoppers with a cookie of the shop: their pages are rendered for them
 */

/**
 * Assumptions, not measurements: counts of a shop's own analytics replace them.
 * @type {Readonly<Visit>}
 */
export const typicalVisit = {
  pages: 2,
  listings: 5,
  suggestions: 3,
  events: 6,
  saved: 0.2,
  minutes: 5,
  knownShare: 0.15,
};

/**
 * Processor time and sent bytes of one request.
 * @typedef {{ readonly cpuMs: number, readonly kB: number }} Cost
 */

/**
 * What npm run bench -- server measures and npm run simulate reads. Costs of pages and listings are those with the
 * listing cached; `computedListing` is what the listing engine adds to the
 * process that asks it, `clusterMs` what it takes of an OpenSearch cluster.
 * @typedef {object} Costs
 * @property {string} measured date and machine
 * @property {Cost} renderedPage
 * @property {Cost} cachedPage
 * @property {Cost} listing
 * @property {Cost} suggestion
 * @property {Cost} event
 * @property {Cost} saved
 * @property {{ readonly cpuMs: number, readonly clusterMs?: number }} computedListing
 * @property {number} processMb memory of a process with its catalogue, without cached pages
 * @property {number} cachedPageKb memory of a cached page
 */

/** Share of a core that requests may take at peak: the rest is for bursts, garbage collection and a lost node. */
export const mostLoad = 0.6;

/**
 * Processor milliseconds of one visit when this share of the pages is rendered and this share of the listings computed.
 * @type {(costs: Costs, visit: Visit, shares: { readonly rendered: number, readonly computed: number }) => number}
 */
export function visitCpuMs(costs, visit, { rendered, computed }) {
  const { renderedPage, cachedPage, listing, suggestion, event, saved, computedListing } = costs;
  const pageMs = rendered * renderedPage.cpuMs + (1 - rendered) * cachedPage.cpuMs;
  const wantedListings = visit.pages * rendered + visit.listings;
  return (
    visit.pages * pageMs +
    visit.listings * listing.cpuMs +
    wantedListings * computed * computedListing.cpuMs +
    visit.suggestions * suggestion.cpuMs +
    visit.events * event.cpuMs +
    visit.saved * saved.cpuMs
  );
}

/**
 * How many visits an hour a core serves with room for bursts, and how many shoppers are in the shop at the same time.
 * @type {(cpuMs: number, visit: Visit) => { readonly visitsAnHour: number, readonly shoppers: number }}
 */
export function servedByOneCore(cpuMs, { minutes }) {
  const visitsAnHour = (3_600_000 * mostLoad) / cpuMs;
  return { visitsAnHour, shoppers: (visitsAnHour * minutes) / 60 };
}
