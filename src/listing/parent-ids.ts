import type { Listing } from '../catalogue/listing';

type WithId = { readonly id: string };
type Group = WithId & { readonly values: readonly WithId[] };

/**
 * The ids above the categories of a group: it has the id of the category that they stand in, or lists the present one
 * too. Undefined for categories below the present one, and where the listing does not tell.
 */
export function parentIdsOf(
  { id, values }: Group,
  listing: Listing | undefined,
  present: string | undefined,
): readonly string[] | undefined {
  const parents = listing?.parentCategories ?? [];
  const ids = parents.map((parent) => parent.id).filter((parent) => parent !== present);
  const isBeside = values.some((value) => value.id === present);
  if (ids.includes(id)) return ids.slice(0, ids.indexOf(id) + 1);
  return isBeside && ids.length > 0 ? ids : undefined;
}
