/**
 * The forms of a listing page without scripting (docs/product.md, 17). Each is sent with GET to the listing's own path
 * and repeats the other parameters in hidden fields. Worked example: on `/browse/sofas` the query
 * `form=plp-facets&facet=colours&f.colours=blue&facet=price&min.price=10` means
 * `/browse/sofas/colours--blue/price---10-and-above`.
 */
import { groupBy } from '../lib/group-by';
import { changeListingUrl } from './change-listing-url';
import { readFacetSeoId } from './facet-id';
import {
  boxFieldForm,
  currencyField,
  filledFieldOf,
  formMarkers,
  markerIndex,
  maximumFieldOf,
  minimumFieldOf,
  optionFieldForm,
  optionFieldOf,
  shownFacetField,
} from './form-fields';
import { parametersOf } from './listing-query';
import type { CarriedParameter, ListingUrl } from './listing-url';
import { facetOption, optionOfUrlForm } from './option-identity';
import { writeRangeId } from './range-option';
import { readWrittenRange } from './written-range';
import { tryReadListingUrl } from './read-listing-url';
import { isTooLong, mostFacets } from './url-limits';

/** The hidden fields of a form: the URL's query without the page, which every form resets. */
export const writeFormFields = (url: ListingUrl): readonly CarriedParameter[] =>
  parametersOf({ ...url, pageNumber: 1 });

/** The fields of a sent form from its marker on, which is the first; undefined for a URL that is no sent form. */
function fieldsOf(url: string): readonly CarriedParameter[] | undefined {
  const start = url.indexOf('?');
  if (start === -1 || isTooLong(url)) return undefined;
  const parameters = [...new URLSearchParams(url.slice(start + 1))];
  const marker = markerIndex(parameters);
  return marker === -1 ? undefined : parameters.slice(marker);
}

/** The currency that the amounts of a sent form are in, an ISO 4217 code; undefined where it says none. */
export const sentCurrency = (url: string): string | undefined =>
  fieldsOf(url)?.find(([name, value]) => name === currencyField && /^[A-Z]{3}$/.test(value))?.[1];

export const isListingForm = (url: string): boolean => fieldsOf(url) !== undefined;

/** Reads what a box of a facet holds. */
type ReadBox = (text: string, facetId: string) => number | undefined;

/** The facet with a box that holds something else than an amount, which the listing would leave out. */
export const facetOfWrongAmount = (url: string, readBox: ReadBox): string | undefined =>
  (fieldsOf(url) ?? [])
    .filter(([, value]) => value.trim() !== '')
    .flatMap(([name, value]) => {
      const seoId = boxFieldForm.exec(name)?.[1];
      if (seoId === undefined) return [];
      const facetId = readFacetSeoId(seoId);
      return readBox(value, facetId) === undefined ? [facetId] : [];
    })[0];

/**
 * The listing that a sent form describes, with amounts in the way of the page that sent it; undefined for a URL that is
 * no sent form.
 */
export function readListingForm(url: string, readBox: ReadBox): ListingUrl | undefined {
  const [marker, ...fields] = fieldsOf(url) ?? [];
  const listing = marker && tryReadListingUrl(url);
  if (!listing) return undefined;
  const sent: ListingUrl = { ...listing, pageNumber: 1 };
  if (marker[1] !== formMarkers.facets) return sent;
  return withSentFacets(sent, { byName: groupBy(fields, ([name]) => name), readBox });
}

type SentFields = {
  readonly byName: ReadonlyMap<string, readonly CarriedParameter[]>;
  readonly readBox: ReadBox;
};

const valuesOf = ({ byName }: SentFields, name: string): readonly string[] =>
  (byName.get(name) ?? []).map(([, value]) => value);

/** The option of a checkbox by its name and value; undefined for another field. */
export function readOptionField(name: string, value: string) {
  const [, match, facetSeoId = ''] = optionFieldForm.exec(name) ?? [];
  if (!match) return undefined;
  const facetId = readFacetSeoId(facetSeoId);
  const { id: optionId, seoId } = readOptionValue(facetId, value);
  return { facetId, optionId, seoId, match: match === 'one' ? ('one' as const) : undefined };
}

const readOptionValue = (facetId: string, value: string) =>
  optionOfUrlForm(facetId, value.replace(/^-/, ''), value.startsWith('-'));

type SentFacet = { readonly facetId: string; readonly optionIds: readonly string[] };

/**
 * Applies the sent options to the facets that the form showed; the other facets stay. Unticked options are removed from
 * all facets first, to make room for the ticked ones.
 */
function withSentFacets(listing: ListingUrl, fields: SentFields): ListingUrl {
  const shown = [...new Set(valuesOf(fields, shownFacetField))].map((seoId) => ({
    facetId: readFacetSeoId(seoId),
    optionIds: fields.byName.has(optionFieldOf(seoId, 'one'))
      ? firstAdded(listing, readFacetSeoId(seoId), readTicked(fields, seoId, 'one'))
      : readSentOptions(fields, seoId),
  }));
  // Each change writes the whole URL. It has as many facets to remove as may be added.
  const changed = shown
    .filter(
      ({ facetId, optionIds }) =>
        optionIds.length > 0 || listing.facets.some(({ id }) => id === facetId),
    )
    .slice(0, 2 * mostFacets);
  return changed.reduce(withAsManyAsFit, changed.reduce(withoutUnticked, listing));
}

/** The first option that the listing does not have; without one, all of them. */
function firstAdded(
  { facets }: ListingUrl,
  facetId: string,
  optionIds: readonly string[],
): readonly string[] {
  const present = facets.find(({ id }) => id === facetId)?.options ?? [];
  const added = optionIds.find(
    (id) => !present.some(({ seoId }) => seoId === facetOption(facetId, id).seoId),
  );
  return added === undefined ? optionIds : [added];
}

function readSentOptions(fields: SentFields, seoId: string): readonly string[] {
  const facetId = readFacetSeoId(seoId);
  const range = readSentRange(fields, seoId);
  const [filled] = valuesOf(fields, filledFieldOf(seoId));
  const isTyped = range !== undefined && facetOption(facetId, range).seoId !== filled;
  return isTyped ? [range] : readTicked(fields, seoId);
}

const readTicked = (fields: SentFields, seoId: string, match?: 'one'): readonly string[] =>
  valuesOf(fields, optionFieldOf(seoId, match)).map(
    (option) => readOptionValue(readFacetSeoId(seoId), option).id,
  );

const withOptions = (url: ListingUrl, facetId: string, optionIds: readonly string[]): ListingUrl =>
  changeListingUrl(url, { kind: 'facet_options', facetId, optionIds });

function withoutUnticked(url: ListingUrl, { facetId, optionIds }: SentFacet): ListingUrl {
  const present = url.facets.find(({ id }) => id === facetId)?.options;
  if (!present) return url;
  const sent = new Set(optionIds.map((id) => facetOption(facetId, id).seoId));
  const stillTicked = present.filter(({ seoId }) => sent.has(seoId));
  return withOptions(
    url,
    facetId,
    stillTicked.map(({ id }) => id),
  );
}

/**
 * Adds as many options as a URL holds, since a form can send more: the options selected before stay, and the first of
 * the others are added.
 */
function withAsManyAsFit(url: ListingUrl, { facetId, optionIds }: SentFacet): ListingUrl {
  const all = withOptions(url, facetId, optionIds);
  if (all !== url) return all;
  const taken = (url.facets.find(({ id }) => id === facetId)?.options ?? []).map(({ id }) => id);
  let fitting = url;
  for (const optionId of optionIds) {
    taken.push(optionId);
    const next = withOptions(fitting, facetId, taken);
    if (next === fitting) break;
    fitting = next;
  }
  return fitting;
}

/** The range of the two boxes; undefined when neither holds an amount. */
function readSentRange(fields: SentFields, seoId: string): string | undefined {
  const [minimum = ''] = valuesOf(fields, minimumFieldOf(seoId));
  const [maximum = ''] = valuesOf(fields, maximumFieldOf(seoId));
  const range = readWrittenRange({ minimum, maximum }, (text) =>
    fields.readBox(text, readFacetSeoId(seoId)),
  );
  return range.from === undefined && range.to === undefined ? undefined : writeRangeId(range);
}
