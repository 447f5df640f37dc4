/**
 * The listing API's own option ids (docs/product.md, 5.4). An option read from a URL may differ from them: `/brand--dr-martens`
 * reads as `dr martens` where the API says `Dr. Martens`. Ids seen in answers are remembered by the form they have in a URL.
 */
import { readFlag, readList, readRecord } from '../lib/read-unknown';
import { facetOption, optionOfUrlForm } from '../listing-url/option-identity';
import type { FacetOption, ListingUrl } from '../listing-url/listing-url';
import { readId } from './listing-bounds';
import { readBody } from './read-body';
import { readSelectedFilters } from './read-meta';

/** Plain data, to be kept in a store: only the ids that differ from what their URL form reads as. */
export type WireIds = Readonly<Record<string, string>>;

export const noWireIds: WireIds = {};

/** The option as a URL brings it back. */
const readBack = (facetId: string, id: string): FacetOption =>
  optionOfUrlForm(facetId, facetOption(facetId, id).seoId);

// A URL form holds no space, so the last one parts the two, and no key is a name like `__proto__`.
const keyOf = (facetId: string, id: string) => `${facetId} ${readBack(facetId, id).seoId}`;

const known = (wireIds: WireIds, key: string) =>
  Object.hasOwn(wireIds, key) ? wireIds[key] : undefined;

/** The id to send for an option: the API's own where it is known, else the option's. */
export const wireIdOf = (wireIds: WireIds, facetId: string, option: FacetOption): string =>
  known(wireIds, keyOf(facetId, option.id)) ?? option.id;

type WireValue = {
  readonly key: string;
  readonly id: string;
  /** What a URL brings back for this value. */
  readonly urlId: string;
  readonly isSelected: boolean;
};

/** The values of an answer's facets, of all or of those asked for; none for a body that is no listing's. */
function readWireValues(body: unknown, isAsked: (facetId: string) => boolean): WireValue[] {
  const parts = readBody(body);
  if (!parts) return [];
  const filters = readSelectedFilters(parts.meta);
  return parts.facetList.map(readRecord).flatMap((facet) => {
    const facetId = readId(facet.id);
    if (facetId === undefined || !isAsked(facetId)) return [];
    const selected = new Set(filters.get(facetId));
    return readList(facet.values).flatMap((entry) => {
      const value = readRecord(entry);
      const id = readId(value.id);
      if (id === undefined) return [];
      const { id: urlId, seoId } = readBack(facetId, id);
      const isSelected = readFlag(value.selected) || selected.has(id);
      return [{ key: `${facetId} ${seoId}`, id, urlId, isSelected }];
    });
  });
}

/**
 * Adds the ids of an answer; `wireIds` itself when there is nothing new. Where an answer has several values of one URL
 * form, the one in use stays, else a selected one is taken, else the first.
 */
export const cacheWireIds = (wireIds: WireIds, body: unknown): WireIds =>
  withValues(
    wireIds,
    readWireValues(body, () => true),
  );

function withValues(wireIds: WireIds, wireValues: readonly WireValue[]): WireIds {
  const byKey = new Map<string, WireValue[]>();
  for (const value of wireValues) {
    const values = byKey.get(value.key);
    if (values) values.push(value);
    else byKey.set(value.key, [value]);
  }
  const added = [...byKey].flatMap(([key, values]) => {
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
 * The ids with which the request of `url` is to be repeated, once: when the answer to a request made with `wireIds` does
 * not have an option of the URL selected, but lists a value of the same URL form under another id. Else undefined.
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
