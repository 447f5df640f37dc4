/** The outer shape of a listing API's response (docs/product.md, 6.1 and 6.5), with its lists cut at their bounds. */
import { isRecord, readList, readRecord, readText, type Unchecked } from '../lib/read-unknown';
import {
  longestId,
  longestValues,
  mostListedFacets,
  mostGroups,
  mostProducts,
  mostValues,
} from './listing-bounds';
import type {
  WireFacet,
  WireFacetValue,
  WireListing,
  WireListingBody,
  WireMeta,
} from './listing-response';

type BodyParts = {
  readonly facetList: readonly unknown[];
  readonly meta: Unchecked<WireMeta>;
  readonly productList: readonly unknown[];
  readonly groupsList: readonly unknown[];
};

const isMissing = (value: unknown) => value === undefined || value === null;
const isListOrMissing = (value: unknown) => isMissing(value) || Array.isArray(value);

/** The first `most` entries; the list itself when it has no more. */
const firstOf = (list: readonly unknown[], most: number): readonly unknown[] =>
  list.length > most ? list.slice(0, most) : list;

const valuesOf = (entry: unknown): readonly unknown[] =>
  readList(readRecord<WireFacet>(entry).values);

const lengthOf = (text: unknown): number => Math.min(readText(text)?.length ?? 0, longestId);

/**
 * The entries with `mostValues` values in all and `longestValues` characters in these; the list itself when they have
 * no more.
 */
function boundValues(entries: readonly unknown[]): readonly unknown[] {
  let [values, characters] = [mostValues, longestValues];
  const isWithin = (value: unknown): boolean => {
    const { id, name } = readRecord<WireFacetValue>(value);
    values -= 1;
    characters -= lengthOf(id) + lengthOf(name);
    return values >= 0 && characters >= 0;
  };
  const bound = entries.map((entry) => ({
    ...readRecord(entry),
    values: valuesOf(entry).filter(isWithin),
  }));
  return values >= 0 && characters >= 0 ? entries : bound;
}

/** The four parts of the body within their bounds; a missing part is empty. Undefined for a body of another shape. */
export function readBody(body: unknown): BodyParts | undefined {
  const { response } = readRecord<WireListingBody>(body);
  if (!isRecord(response)) return undefined;
  const { facet_list, meta, product_list, groups_list }: Unchecked<WireListing> = response;
  const isListing =
    [facet_list, product_list, groups_list].every(isListOrMissing) &&
    (isMissing(meta) || isRecord(meta));
  if (!isListing) return undefined;
  return {
    facetList: boundValues(firstOf(readList(facet_list), mostListedFacets)),
    meta: readRecord<WireMeta>(meta),
    productList: firstOf(readList(product_list), mostProducts),
    groupsList: boundValues(firstOf(readList(groups_list), mostGroups)),
  };
}

/**
 * The body with its lists cut at their bounds; the body itself when none is longer. Entries beyond the bounds would
 * only enlarge the page and the published events.
 */
export function withinBounds<Body>(body: Body): Body {
  const response = readRecord(readRecord(body).response);
  const parts = readBody(body);
  if (!parts) return body;
  const { facetList, productList, groupsList } = parts;
  const cut = Object.entries({
    facet_list: facetList,
    product_list: productList,
    groups_list: groupsList,
  } satisfies Unchecked<WireListing>).filter(
    ([name, list]) => Array.isArray(response[name]) && response[name] !== list,
  );
  if (cut.length === 0) return body;
  return { ...body, response: { ...response, ...Object.fromEntries(cut) } };
}
