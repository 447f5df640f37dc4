/** The outer shape of a listing API's answer (decision 22). */
import { isRecord, readRecord, type UnknownRecord } from '../lib/read-unknown';

export type ListingBody = {
  readonly facetList: readonly unknown[];
  readonly meta: UnknownRecord;
  readonly productList: readonly unknown[];
  readonly groupsList: readonly unknown[];
};

const isMissing = (value: unknown) => value === undefined || value === null;
const isListOrMissing = (value: unknown) => isMissing(value) || Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The four parts of the body, a missing one empty; undefined when the body has another shape. */
export function readBody(body: unknown): ListingBody | undefined {
  const { response } = readRecord(body);
  if (!isRecord(response)) return undefined;
  const { facet_list, meta, product_list, groups_list } = response;
  const isListing =
    [facet_list, product_list, groups_list].every(isListOrMissing) &&
    (isMissing(meta) || isRecord(meta));
  if (!isListing) return undefined;
  return {
    facetList: listOf(facet_list),
    meta: readRecord(meta),
    productList: listOf(product_list),
    groupsList: listOf(groups_list),
  };
}
