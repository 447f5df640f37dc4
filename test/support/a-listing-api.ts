/** A listing API over an invented shop. Its response depends on the request alone, so a test can make any journey. */
import { aListingBody, aWireFacet, aWireValue } from './a-listing';
import { aWireProduct } from './a-product';

const facetValues: Readonly<Record<string, readonly string[]>> = {
  brand: ['acme', 'bolt', 'corde'],
  colours: ['blue', 'red', 'green'],
  price: ['"10"-"20"', '"20"-"inf"'],
};

/** A simple hash: the same number for the same text. */
const numberOf = (text: string) =>
  [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 99_991, 7);

function readFilters(parameters: URLSearchParams): Readonly<Record<string, readonly string[]>> {
  const byId = new Map<string, string[]>();
  for (const [name, value] of parameters) {
    const [, id] = /^filters\[(.+)\]$/.exec(name) ?? [];
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), value]);
  }
  return Object.fromEntries(byId);
}

/** The response body for a listing request of the page. */
export function responseOf(requestUrl: string) {
  const { pathname, searchParams } = new URL(requestUrl, 'https://shop.example');
  const filters = readFilters(searchParams);
  const page = Number(searchParams.get('page'));
  const size = Number(searchParams.get('num_results_per_page'));
  const results = 40 + (numberOf(pathname + JSON.stringify(filters)) % 160);
  const place = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const count = Math.max(0, Math.min(size, results - (page - 1) * size));
  return aListingBody({
    results,
    page,
    size,
    facets: Object.entries(facetValues).map(([id, values]) =>
      aWireFacet(
        id,
        ...values.map((value) =>
          aWireValue(value, { selected: filters[id]?.includes(value) ?? false }),
        ),
      ),
    ),
    products: Array.from({ length: Math.min(count, 2) }, (_, index) => {
      const id = `${place}-${String((page - 1) * size + index + 1)}`;
      return aWireProduct({ product_id: id, url: `/product/${encodeURIComponent(id)}`, title: id });
    }),
    meta: { result_id: `result-${String(numberOf(requestUrl))}` },
    request: {
      filters,
      sort_by: searchParams.get('sort_by') ?? 'relevance',
      features: { 'new-ranking': true, 'big-pictures': false },
      feature_variants: { 'new-ranking': 'ranking-b' },
    },
  });
}
