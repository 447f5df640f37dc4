/**
 * The listing API's own option ids (docs/product.md, 5.4). An option read from a URL may differ from them:
 * `/brand--dr-martens` reads as `dr martens`, but the API writes `Dr. Martens`. The ids of responses are cached by
 * their URL form.
 */
import { groupBy } from '../lib/group-by';
import { readFlag, readList, readRecord } from '../lib/read-unknown';
import { facetOption, readBackOption } from '../listing-url/option-identity';
import type { FacetOption, ListingUrl } from '../listing-url/listing-url';
import { mostSpellings, readId } from './listing-bounds';
import type { WireFacet, WireFacetValue } from './listing-response';
import { readBody } from './read-body';
import { readSelectedFilters } from './read-meta';

/** Plain data for a store: all ids of a URL form, where they are others than the one id that it reads as. */
export type WireIds = Readonly<Record<string, readonly string[]>>;

export const noWireIds: WireIds = {};

// A URL form has no space, so the key is unambiguous, and no key is a name like `__proto__`.
const keyOf = (facetId: string, id: string) => `${facetId} ${facetOption(facetId, id).seoId}`;

const known = (wireIds: WireIds, key: string) =>
  Object.hasOwn(wireIds, key) ? wireIds[key] : undefined;

/** The ids to send for an option: the API's own if they are known, else the option's. */
export const wireIdsOf = (
  wireIds: WireIds,
  facetId: string,
  { id }: FacetOption,
): readonly string[] => known(wireIds, keyOf(facetId, id)) ?? [id];

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
  return parts.facetList.map(readRecord<WireFacet>).flatMap((facet) => {
    const facetId = readId(facet.id);
    if (facetId === undefined || !isWanted(facetId)) return [];
    const selected = new Set(filters.get(facetId));
    return readList(facet.values).flatMap((entry) => {
      const value = readRecord<WireFacetValue>(entry);
      const id = readId(value.id);
      if (id === undefined) return [];
      const isSelected = readFlag(value.selected) || selected.has(id);
      return [{ key: keyOf(facetId, id), id, urlId: readBackOption(facetId, id).id, isSelected }];
    });
  });
}

/**
 * Adds the ids of a response; returns `wireIds` itself when nothing is new. Values of one URL form are one option, of
 * all their ids. A response that lists none of the cached ids has another spelling, which replaces them.
 */
export const addWireIds = (wireIds: WireIds, body: unknown): WireIds =>
  withValues(
    wireIds,
    readWireValues(body, () => true),
  );

function withValues(wireIds: WireIds, wireValues: readonly WireValue[]): WireIds {
  const added = [...groupBy(wireValues, ({ key }) => key)].flatMap(([key, values]) => {
    const listed = values.map(({ id }) => id);
    const inUse = known(wireIds, key) ?? values.slice(0, 1).map(({ urlId }) => urlId);
    const isSpeltSo = inUse.some((id) => listed.includes(id));
    const ids = [...new Set(isSpeltSo ? [...inUse, ...listed] : listed)].slice(0, mostSpellings);
    return isSpeltSo && ids.length === inUse.length ? [] : [[key, ids] as const];
  });
  return added.length > 0 ? { ...wireIds, ...Object.fromEntries(added) } : wireIds;
}

/**
 * The ids for a second request of `url`, if the response to a request with `wireIds` lists values of an option of the
 * URL that were not requested and are not selected. Else undefined.
 */
export function correctedWireIds(
  url: ListingUrl,
  body: unknown,
  wireIds: WireIds,
): WireIds | undefined {
  const values = readWireValues(body, (facetId) => url.facets.some(({ id }) => id === facetId));
  const corrected = withValues(wireIds, values);
  if (corrected === wireIds) return undefined;
  const selected = new Set(
    values.filter(({ isSelected }) => isSelected).map(({ key, id }) => `${key} ${id}`),
  );
  const isMissed = url.facets.some(({ id: facetId, options }) =>
    options.some((option) => {
      const requested = wireIdsOf(wireIds, facetId, option);
      const key = keyOf(facetId, option.id);
      return wireIdsOf(corrected, facetId, option).some(
        (id) => !requested.includes(id) && !selected.has(`${key} ${id}`),
      );
    }),
  );
  return isMissed ? corrected : undefined;
}
