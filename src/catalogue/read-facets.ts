import { firstOfEach } from '../lib/first-of-each';
import { groupBy } from '../lib/group-by';
import {
  readAmount,
  readCount,
  readFlag,
  readList,
  readRecord,
  readMatch,
} from '../lib/read-unknown';
import { safeAddress } from '../lib/safe-address';
import { withoutUndefined } from '../lib/without-undefined';
import { isFacetUnit } from '../storefront/facet-unit';
import { writeFacetSeoId } from '../listing-url/facet-id';
import { isRange } from '../listing-url/facet-segment';
import { facetOption } from '../listing-url/option-identity';
import { groupBrands } from './brand-groups';
import { facetLooks, type FacetLook, type FacetValue, type ListingFacet } from './listing';
import { readDisplayText, readId } from './listing-bounds';
import type { WireFacet, WireFacetValue } from './listing-response';

/** Only colours reach the page's markup. */
const swatchForm = /^#[\da-f]{6}(?: #[\da-f]{6}){0,3}$/i;

/** Selected values by facet id, as the response repeats them from the request. */
export type SelectedFilters = ReadonlyMap<string, readonly string[]>;

/** The facets in the API's order; the brand facet groups its values by first letter (docs/product.md, 6.2). */
export function readFacets(
  facetList: readonly unknown[],
  filters: SelectedFilters,
): ListingFacet[] {
  return firstOfEach(
    facetList.map((entry) => readFacet(entry, filters)),
    idOf,
  );
}

function readFacet(entry: unknown, filters: SelectedFilters): ListingFacet | undefined {
  const facet = readRecord<WireFacet>(entry);
  const id = readId(facet.id);
  if (id === undefined || writeFacetSeoId(id) === '') return undefined;
  const seoIdOf = (value: string) => facetOption(id, value).seoId;
  const values = readFacetValues(facet.values, filters.get(id), seoIdOf);
  const isOfRanges = isRange(id, values);
  return withoutUndefined({
    id,
    name: displayName(facet.name, id),
    type: isOfRanges ? 'range' : (readId(facet.type) ?? 'multiple'),
    match: readOne(facet.match),
    form: readForm(facet.form, isOfRanges),
    help: readDisplayText(facet.help),
    isOpen: typeof facet.open === 'boolean' ? facet.open : undefined,
    max: readAmount(facet.max),
    unit: isFacetUnit(facet.unit) ? facet.unit : undefined,
    values,
    groups: id === 'brand' ? groupBrands(values) : undefined,
  });
}

const readOne = (match: unknown): 'one' | undefined => (match === 'one' ? match : undefined);

/** A slider is for numbers alone. */
function readForm(form: unknown, isOfRanges: boolean): FacetLook | undefined {
  const look = facetLooks.find((one) => one === form);
  return look === 'slider' && !isOfRanges ? undefined : look;
}

/**
 * The values of a facet or a category group, those of one URL form as one. Values without an id or a URL form, and with
 * a repeated id, are left out.
 */
export function readFacetValues(
  values: unknown,
  selectedIds: readonly string[] = [],
  seoIdOf = (id: string): string => id,
): FacetValue[] {
  const selected = new Set(selectedIds);
  const read = readList(values).map((entry) => readFacetValue(entry, seoIdOf, selected));
  const bySeoId = groupBy(firstOfEach(read, idOf), ({ seoId }) => seoId);
  return [...bySeoId.values()].map((same) => same.reduce(merged));
}

const merged = (one: FacetValue, other: FacetValue): FacetValue => ({
  ...one,
  ids: [...(one.ids ?? [one.id]), other.id],
  count: one.count + other.count,
  isSelected: one.isSelected || other.isSelected,
});

function readFacetValue(
  entry: unknown,
  seoIdOf: (id: string) => string,
  selected: ReadonlySet<string>,
): FacetValue | undefined {
  const value = readRecord<WireFacetValue>(entry);
  const id = readId(value.id);
  const seoId = id === undefined ? '' : seoIdOf(id);
  if (id === undefined || seoId === '') return undefined;
  return withoutUndefined({
    id,
    seoId,
    name: displayName(value.name, id),
    count: readCount(value.count) ?? 0,
    isSelected: readFlag(value.selected) || selected.has(id),
    url: safeAddress(value.url),
    swatch: readMatch(value.swatch, swatchForm),
    imageSrc: safeAddress(value.imageSrc),
  });
}

const displayName = (name: unknown, id: string) => readDisplayText(name) ?? id;

const idOf = ({ id }: { readonly id: string }): string => id;

/** How many stars an option of `customerRating` stands for: the first digit of its id or name; 0 without one. */
export const starsOf = ({ id, name }: Pick<FacetValue, 'id' | 'name'>): number =>
  Number(/\d/.exec(`${id} ${name}`)?.[0] ?? 0);
