/** Requests suggestions from the listing API (docs/listing-api.md, "Suggestions"). */
import { readProducts, type Product } from '../../src/catalogue/product';
import { csrfHeader } from '../../src/lib/csrf-header';
import { csrfToken } from '../../src/client/csrf-token';
import { readDisplayText, readId } from '../../src/catalogue/listing-bounds';
import type {
  WireSuggestedCategory,
  WireSuggestions,
  WireSuggestionsBody,
} from '../../src/catalogue/listing-response';
import { readList, readRecord } from '../../src/lib/read-unknown';
import { readBoundedText } from '../../src/listing/request/read-listing-body';
import { encodePercent } from '../../src/listing-url/percent';

export type SuggestedCategory = {
  readonly id: string;
  readonly name: string;
  readonly parentName: string | undefined;
};

export type Suggestions = {
  readonly terms: readonly string[];
  readonly categories: readonly SuggestedCategory[];
  readonly products: readonly Product[];
};

/** Of each kind. */
const limit = 4;
const timeoutMs = 5_000;

// Clients resolve "." and ".." in a path.
const segmentOf = (term: string): string => encodePercent(/^\.+$/.test(term) ? `${term} ` : term);

function readSuggestions(body: unknown): Suggestions {
  const { response } = readRecord<WireSuggestionsBody>(body);
  const { term_list, category_list, product_list } = readRecord<WireSuggestions>(response);
  return {
    terms: readList(term_list)
      .slice(0, limit)
      .flatMap((term) => readDisplayText(term) ?? []),
    categories: readList(category_list)
      .slice(0, limit)
      .flatMap((entry) => {
        const { group_id, display_name, parent_name } = readRecord<WireSuggestedCategory>(entry);
        const id = readId(group_id);
        const name = readDisplayText(display_name);
        return id && name ? [{ id, name, parentName: readDisplayText(parent_name) }] : [];
      }),
    products: readProducts(readList(product_list).slice(0, limit)),
  };
}

/** Rejects when there are none: the request failed or was aborted, or its response is no JSON or too large. */
export type FetchSuggestions = (term: string, signal: AbortSignal) => Promise<Suggestions>;

/** An API that responds with 404 or 501 makes no suggestions, and is not called again. */
export function createFetchSuggestions(apiUrl: string, brand: string): FetchSuggestions {
  let isMissing = false;
  return async (term, signal) => {
    if (isMissing) throw new Error('The listing API makes no suggestions.');
    const response = await fetch(`${apiUrl}/suggestions/${segmentOf(term)}?limit=${limit}`, {
      headers: { accept: 'application/json', 'x-brand': brand, ...csrfHeader(csrfToken()) },
      // No redirect is followed (docs/product.md, 5.3).
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    isMissing = response.status === 404 || response.status === 501;
    if (!response.ok) throw new Error(`Suggestions: status ${response.status}`);
    return readSuggestions(JSON.parse(await readBoundedText(response)));
  };
}
