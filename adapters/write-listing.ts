/** Writes a vendor's listing as the body of the listing API. */
import {
  longestCategoryText,
  longestId,
  longestName,
  mostListedFacets,
  mostValues,
} from '../src/catalogue/listing-bounds';
import type {
  WireFacet,
  WireFacetValue,
  WireListingBody,
  WireMeta,
  WireRequest,
} from '../src/catalogue/listing-response';
import { withinBounds } from '../src/catalogue/read-body';
import { nameRange } from '../src/catalogue/range-name';
import { writeCategoryGroups, writeCategoryPath } from '../src/catalogue/write-categories';
import { readRangeBounds } from '../src/listing-url/range-option';
import type { Unchecked } from '../src/lib/read-unknown';
import { withoutUndefined } from '../src/lib/without-undefined';
import type { VendorFacet } from './adapter';
import type { AdapterFields, FacetField } from './adapter-fields';
import type { Found } from './find-listing';
import { readRecordProducts } from './read-record';
import { writeContent } from './write-content';

type WriteOptions = {
  readonly fields: Pick<AdapterFields, 'product' | 'facets'>;
  readonly currencyCode: string;
};

/** A selected option that the vendor does not list: a range of the shopper's own, or one that no product has. */
function writeOwnValue(facet: VendorFacet, id: string, count: number): WireFacetValue {
  const bounds = facet.type === 'range' ? readRangeBounds(id) : undefined;
  const name = bounds ? nameRange(bounds, facet.values[0]?.name) : id;
  return { id, name, count, selected: true };
}

/** What the file of fields says of a facet comes before what the vendor says. */
function wordsOf(facet: VendorFacet, fields: readonly FacetField[]) {
  const {
    form = facet.form,
    unit,
    match,
    help,
    open,
  } = fields.find(({ id }) => id === facet.id) ?? {};
  return withoutUndefined({ form, unit, match, help, open });
}

function writeFacet(
  facet: VendorFacet,
  { request, listing }: Found,
  fields: readonly FacetField[],
): WireFacet {
  const selected = request.filters.get(facet.id) ?? [];
  const listed = facet.values.filter(
    ({ id, count }) => id.length <= longestId && (count > 0 || selected.includes(id)),
  );
  const ids = new Set(listed.map(({ id }) => id));
  // Alone, it counts what the listing has.
  const ownCount = selected.length === 1 ? listing.total : 0;
  const values = [
    ...listed.map(({ id, name, count, swatch, imageSrc }) => ({
      ...withoutUndefined({ id, name: name.slice(0, longestName), count, swatch, imageSrc }),
      selected: selected.includes(id),
    })),
    ...selected.filter((id) => !ids.has(id)).map((id) => writeOwnValue(facet, id, ownCount)),
  ];
  const { id, type, max } = facet;
  return {
    id,
    name: facet.name.slice(0, longestName),
    type,
    ...(max !== undefined && { max }),
    ...wordsOf(facet, fields),
    values,
  };
}

/** Within the bounds of the contract. */
function writeFacets(found: Found, fields: readonly FacetField[]): readonly WireFacet[] {
  let left = mostValues;
  return found.listing.facets.slice(0, mostListedFacets).flatMap((facet) => {
    const written = writeFacet(facet, found, fields);
    const values = written.values.slice(0, left);
    left -= values.length;
    return values.length > 0 ? [{ ...written, values }] : [];
  });
}

/** Within the bounds of the contract. */
const writeCategoryValues = ({ listing }: Found): readonly WireFacetValue[] =>
  listing.categories
    .slice(0, mostValues)
    .filter(({ id, count }) => id.length <= longestId && count > 0)
    .map((category) => ({ ...category, name: category.name.slice(0, longestName) }));

function writeRequest({ request, listing }: Found): WireRequest {
  const category = listing.categoryPath.at(-1);
  return {
    page: request.page,
    num_results_per_page: request.size,
    sort_by: request.sortBy,
    ...(request.base.kind === 'search' && { term: request.base.term }),
    filters: {
      ...Object.fromEntries(request.filters),
      ...(category && { group_id: [category.id] }),
    },
  };
}

function writeMeta(found: Found): WireMeta {
  const { total, categoryPath, collection, text, seo, content, redirect, resultId } = found.listing;
  return withoutUndefined({
    ...writeCategoryPath(categoryPath),
    collection: collection && { id: collection.id, display_name: collection.name },
    category_text: text?.slice(0, longestCategoryText),
    content: content && writeContent(content),
    seo,
    redirect,
    num_results: total,
    result_id: resultId,
    request: writeRequest(found),
  } satisfies Unchecked<WireMeta>);
}

export function writeVendorListing(
  found: Found,
  { fields, currencyCode }: WriteOptions,
): WireListingBody {
  const { records, categoriesOf, categoryPath } = found.listing;
  // A vendor may send more than was requested, which would only enlarge the page.
  const shown = records.slice(0, found.request.size);
  const body: WireListingBody = {
    response: {
      facet_list: writeFacets(found, fields.facets),
      meta: writeMeta(found),
      product_list: readRecordProducts(shown, fields.product, currencyCode),
      groups_list: writeCategoryGroups({
        categories: writeCategoryValues(found),
        parent: categoriesOf,
        selectedId: categoryPath.at(-1)?.id,
      }),
    },
  };
  return withinBounds(body);
}

/** The response to a request for products by their ids. */
export const writeVendorProducts = (
  records: readonly unknown[],
  { fields, currencyCode }: WriteOptions,
): WireListingBody => ({
  response: { product_list: readRecordProducts(records, fields.product, currencyCode) },
});
