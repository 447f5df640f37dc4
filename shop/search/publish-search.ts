/** Publishes what the search box is used for, by the interface for headers of host pages. */
import { sessionStorage } from '../../src/client/browser-storage';
import { parseJson } from '../../src/lib/parse-json';
import { readList } from '../../src/lib/read-unknown';
import type { earlierSearchesKey } from '../../src/events/earlier-searches';
import type { EventPayloads } from '../../src/events/event-payloads';

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
  // The shop's other pages have no bus.
  const earlier = readList(parseJson(sessionStorage.read(storageKey) ?? ''));
  sessionStorage.write(storageKey, JSON.stringify([...earlier, payload]));
}
