/**
 * The forms a listing page has when scripting is off (decision 31). Each is sent with GET to the listing's own path and
 * repeats, hidden, what it does not change. Worked example: on `/browse/sofas` the query
 * `form=facets&facet=colours&f.colours=blue&facet=price&min.price=10` means `/browse/sofas/colours--blue/price---10-and-above`.
 */
import { changeListingUrl } from './change-listing-url';
import { readFacetSeoId, writeFacetSeoId } from './facet-id';
import {
  formField,
  maximumFieldOf,
  minimumFieldOf,
  optionFieldOf,
  shownFacetField,
} from './form-fields';
import { knownParameters } from './listing-query';
import type { CarriedParameter, ListingUrl } from './listing-url';
import { optionOfUrlForm } from './option-identity';
import { writeRangeId } from './range-option';
import { tryReadListingUrl } from './read-listing-url';

export * from './form-fields';

export type ListingFormKind = 'facets' | 'sort' | 'size';
const formKinds: readonly string[] = ['facets', 'sort', 'size'] satisfies ListingFormKind[];

/** The hidden fields of a form: what the URL's query says, but for the page, which every form resets. */
export function writeFormFields(url: ListingUrl): readonly CarriedParameter[] {
  const uf = url.unfilteredFacet === undefined ? undefined : writeFacetSeoId(url.unfilteredFacet);
  return [...knownParameters({ ...url, pageNumber: 1 }, uf), ...url.carried];
}

/** The listing a sent form describes; undefined when the URL is no sent form. */
export function readListingForm(url: string): ListingUrl | undefined {
  const start = url.indexOf('?');
  if (start === -1) return undefined;
  const fields = new URLSearchParams(url.slice(start + 1));
  if (!formKinds.includes(fields.get(formField) ?? '')) return undefined;
  const listing = tryReadListingUrl(url);
  if (!listing) return undefined;
  const sent: ListingUrl = { ...listing, pageNumber: 1 };
  return fields.get(formField) === 'facets' ? withSentFacets(sent, fields) : sent;
}

/** The facets the form showed have what was ticked and filled in; the others stay as they were. */
function withSentFacets(listing: ListingUrl, fields: URLSearchParams): ListingUrl {
  const shown = new Set(fields.getAll(shownFacetField));
  return [...shown].reduce((url, seoId) => {
    const facetId = readFacetSeoId(seoId);
    const ticked = fields
      .getAll(optionFieldOf(seoId))
      .map((option) => optionOfUrlForm(facetId, option).id);
    const range = readSentRange(fields, seoId);
    const optionIds = range === undefined ? ticked : [range];
    return changeListingUrl(url, { kind: 'facet_options', facetId, optionIds });
  }, listing);
}

const readBound = (text: string | null): number | undefined => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return value >= 0 && value < Number.MAX_SAFE_INTEGER ? value : undefined;
};

/** The range of the two boxes, the smaller bound first; undefined when both are empty or senseless. */
function readSentRange(fields: URLSearchParams, seoId: string): string | undefined {
  const from = readBound(fields.get(minimumFieldOf(seoId)));
  const to = readBound(fields.get(maximumFieldOf(seoId)));
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined) {
    return writeRangeId({ from: Math.min(from, to), to: Math.max(from, to) });
  }
  return writeRangeId({
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  });
}
