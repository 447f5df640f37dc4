/**
 * The listing API's own option ids (docs/product.md, 5.4). An option read from a URL may differ from them: `/brand--dr-martens`
 * reads as `dr martens`, but the API writes `Dr. Martens`. The ids of responses are cached by their URL form.
 */
import { groupBy } from '../lib/group-by';
import { readFlag, readList, readRecord } from '../lib/read-unknown';
import { readBackOption } from '../listing-url/option-identity';
import type { FacetOption, ListingUrl } from '../listing-url/listing-url';
import { readId } from './listing-bounds';
import { readBody } from './read-body';
import { readSelectedFilters } from './read-meta';

/** Plain data for a store: only the ids that differ from the id that their URL form reads as. */
export type WireIds = Readonly<Record<string, string>>;

export const noWireIds: WireIds = {};

// A URL form has no space, so the key is unambiguous, and no key is a name like `__proto__`.
const keyOf = (facetId: string, id: string) => `${facetId} ${readBackOption(facetId, id).seoId}`;

const known = (wireIds: WireIds, key: string) =>
  Object.hasOwn(wireIds, key) ? wireIds[key] : undefined;

/** The id to send for an option: the API's own if it is known, else the option's. */
export const wireIdOf = (wireIds: WireIds, facetId: string, option: FacetOption): string =>
  known(wireIds, keyOf(facetId, option.id)) ?? option.id;

type WireValue = {
  readonly key: string;
  readonly id: string;
  /** The id that the value's URL form reads as. */
  readonly urlId: string;
  readonly isSelected: boolean;
};

/** The values of the wanted facets of a response; none for a body that is no listing. */
function readWireValues(body: unknown, isWanted: (facetId: string) => boolean): WireValue[] {
  const parts = readBody(body);
  if (!parts) return [];
  const filters = readSelectedFilters(parts.meta);
  return parts.facetList.map(readRecord).flatMap((facet) => {
    const facetId = readId(facet.id);
    if (facetId === undefined || !isWanted(facetId)) return [];
    const selected = new Set(filters.get(facetId));
    return readList(facet.values).flatMap((entry) => {
      const value = readRecord(entry);
      const id = readId(value.id);
      if (id === undefined) return [];
      const { id: urlId, seoId } = readBackOption(facetId, id);
      const isSelected = readFlag(value.selected) || selected.has(id);
      return [{ key: `${facetId} ${seoId}`, id, urlId, isSelected }];
    });
  });
}

/**
 * Adds the ids of a response; returns `wireIds` itself when nothing is new. Of several values with one URL form, the cached
 * one has precedence, then a selected one, then the first.
 */
export const addWireIds = (wireIds: WireIds, body: unknown): WireIds =>
  withValues(
    wireIds,
    readWireValues(body, () => true),
  );

function withValues(wireIds: WireIds, wireValues: readonly WireValue[]): WireIds {
  const added = [...groupBy(wireValues, ({ key }) => key)].flatMap(([key, values]) => {
    const inUse = known(wireIds, key) ?? values[0]?.urlId;
    const isSettled = values.some(({ id }) => id === inUse);
    const taken = isSettled
      ? undefined
      : (values.find(({ isSelected }) => isSelected) ?? values[0]);
    return taken ? [[key, taken.id] as const] : [];
  });
  return added.length > 0 ? { ...wireIds, ...Object.fromEntries(added) } : wireIds;
}

/**
 * The ids for a second request of `url`, if the response to a request with `wireIds` has an option of the URL not selected
 * but lists a value of the same URL form under another id. Else undefined.
 */
export function correctedWireIds(
  url: ListingUrl,
  body: unknown,
  wireIds: WireIds,
): WireIds | undefined {
  const values = readWireValues(body, (facetId) => url.facets.some(({ id }) => id === facetId));
  const corrected = withValues(wireIds, values);
  if (corrected === wireIds) return undefined;
  const selected = new Set(values.flatMap(({ key, isSelected }) => (isSelected ? key : [])));
  const isMissed = url.facets.some(({ id, options }) =>
    options.some(
      (option) =>
        !selected.has(keyOf(id, option.id)) &&
        wireIdOf(corrected, id, option) !== wireIdOf(wireIds, id, option),
    ),
  );
  return isMissed ? corrected : undefined;
}
