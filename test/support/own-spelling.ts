/** A listing API that accepts an option id only in its own spelling. */
import { aListingBody, aWireFacet, aWireValue } from './a-listing';
import { aWireProduct } from './a-product';
import { respondsWithJson, type Responder } from './faulty-listing-service';

/** Finds products without a brand filter, or when a filter has the exact id of one of `brands`. */
export function bodyInItsOwnSpelling(requestUrl: string, brands: readonly string[]) {
  const { searchParams } = new URL(requestUrl, 'https://shop.example');
  const requested = searchParams.getAll('filters[brand]');
  const selected = requested.filter((id) => brands.includes(id));
  const isFound = requested.length === 0 || selected.length > 0;
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
  (brands: readonly string[]): Responder =>
  (request, response) =>
    respondsWithJson(bodyInItsOwnSpelling(request.url ?? '/', brands))(request, response);
