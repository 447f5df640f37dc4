/** Publishes what the search box is used for, by the interface for headers of host pages. */
import type { EventPayloads } from '../../src/events/event-payloads';
import type { earlierSearchesKey } from '../../src/events/earlier-searches';

type Search = EventPayloads['search'];
type Host = {
  readonly plpEvents?: { readonly publish?: (topic: 'search', payload: Search) => void };
};

/** The next listing in the tab publishes them. The type alone, so that the script of the box stays small. */
const storageKey: typeof earlierSearchesKey = 'plp_earlier_searches';

export function publishSearch(term: string, suggestion?: Search['suggestion']): void {
  const brand = document.documentElement.dataset.plpBrand;
  if (!brand || !term) return;
  const payload = { brand, term, ...(suggestion && { suggestion }) };
  const { plpEvents } = window as unknown as Host;
  if (plpEvents?.publish) return plpEvents.publish('search', payload);
  // The shop's other pages have no bus. Storage may be forbidden, or hold anything.
  try {
    const earlier = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as readonly Search[];
    sessionStorage.setItem(storageKey, JSON.stringify([...earlier, payload]));
  } catch {
    return;
  }
}
