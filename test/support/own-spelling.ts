/** A listing API with ids of its own spelling: what is asked for in any other way is nothing it knows. */
import { aListingBody, aWireFacet, aWireValue } from './a-listing';
import { aWireProduct } from './a-product';
import { respondsWithJson, type Answering } from './faulty-listing-service';

/** Its brands; products are found when a filter names one of them to the letter, or when nothing is filtered. */
export function bodyInItsOwnSpelling(requestUrl: string, brands: readonly string[]) {
  const { searchParams } = new URL(requestUrl, 'https://shop.example');
  const asked = searchParams.getAll('filters[brand]');
  const selected = asked.filter((id) => brands.includes(id));
  const isFound = asked.length === 0 || selected.length > 0;
  return aListingBody({
    results: isFound ? 1 : 0,
    facets: [
      aWireFacet(
        'brand',
        ...brands.map((id) => aWireValue(id, { selected: selected.includes(id) })),
      ),
    ],
    products: isFound
      ? [aWireProduct({ product_id: 'p1', title: `Made by ${selected.join(' and ')}` })]
      : [],
    request: selected.length > 0 ? { filters: { brand: selected } } : {},
  });
}

export const respondsInItsOwnSpelling =
  (brands: readonly string[]): Answering =>
  (request, response) =>
    respondsWithJson(bodyInItsOwnSpelling(request.url ?? '/', brands))(request, response);
