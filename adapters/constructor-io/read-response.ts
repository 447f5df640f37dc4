/** Reads Constructor.io's responses without trusting their form. */
import { mostMetaEntries, mostValues, readId } from '../../src/catalogue/listing-bounds';
import type { WireContent } from '../../src/catalogue/listing-response';
import type { NamedCategory } from '../../src/catalogue/write-categories';
import {
  readCount,
  readFlag,
  readList,
  readRecord,
  readText,
  type Unchecked,
  type UnknownRecord,
} from '../../src/lib/read-unknown';
import { safeAddress } from '../../src/lib/safe-address';
import type { VendorFacet, VendorListing, VendorValue } from '../adapter';
import type { FacetField } from '../adapter-fields';
import { facetType } from '../facet-bands';
import type { FacetNames } from './facet-names';
import { wholeShopId } from '../../src/listing-url/listing-url';

const facetsOf = (response: UnknownRecord): readonly UnknownRecord[] =>
  readList(response.facets).map(readRecord);

export const readFacetNames = (response: UnknownRecord): readonly string[] =>
  facetsOf(response).flatMap(({ name }) => readId(name) ?? []);

function readOption(option: unknown): readonly VendorValue[] {
  const { value, display_name: name, count } = readRecord(option);
  const id = readId(value);
  return id === undefined ? [] : [{ id, name: readText(name) ?? id, count: readCount(count) ?? 0 }];
}

/** Facets in the vendor's order; those of a slider have no options and are left out. */
export const readFacets = (
  response: UnknownRecord,
  names: FacetNames,
  fields: readonly FacetField[],
): readonly VendorFacet[] =>
  facetsOf(response).flatMap((facet): readonly VendorFacet[] => {
    const name = readId(facet.name);
    if (name === undefined || readFlag(facet.hidden)) return [];
    const id = names.idOf(name);
    const values = new Map(
      readList(facet.options)
        .slice(0, mostValues)
        .flatMap(readOption)
        .map((value) => [value.id, value]),
    );
    return [
      {
        id,
        name: fields.find((one) => one.id === id)?.name ?? readText(facet.display_name) ?? name,
        type: facetType({ id }),
        values: [...values.values()],
      },
    ];
  });

function readGroup(group: unknown): NamedCategory | undefined {
  const { group_id: groupId, display_name: name } = readRecord(group);
  const id = readId(groupId);
  return id === undefined ? undefined : { id, name: readText(name) ?? id };
}

/** The group in force with those above and below it. `id` is that of the request; undefined for the whole tree. */
export function readCategories(
  response: UnknownRecord,
  id: string | undefined,
): Pick<VendorListing, 'categoryPath' | 'categories' | 'categoriesOf'> {
  const current = readRecord(readList(response.groups)[0]);
  const group = readGroup(current);
  const parents = readList(current.parents)
    .slice(0, mostMetaEntries)
    .flatMap((parent) => readGroup(parent) ?? []);
  const path = [...parents, ...(group === undefined ? [] : [group])].filter(
    (one) => one.id !== wholeShopId,
  );
  const children = readList(current.children)
    .slice(0, mostValues)
    .flatMap((child): readonly VendorValue[] => {
      const read = readGroup(child);
      return read === undefined
        ? []
        : [{ ...read, count: readCount(readRecord(child).count) ?? 0 }];
    });
  return {
    categoryPath: id === undefined ? [] : path,
    categories: children,
    categoriesOf: path.at(-1),
  };
}

/** Where a rule of the vendor sends the shopper. */
export const readRedirect = (response: UnknownRecord): string | undefined =>
  safeAddress(readRecord(readRecord(response.redirect).data).url);

/** What content rules add. Tags of a rule, which stand among its own fields, may say the place. */
export const readContent = (response: UnknownRecord): readonly Unchecked<WireContent>[] =>
  readList(response.refined_content).map((entry) => {
    const { position = 'above', span, campaignId, ...data } = readRecord(readRecord(entry).data);
    return {
      position,
      span,
      heading: data.header,
      text: data.body,
      action: data.ctaText,
      url: data.ctaLink,
      image: { url: data.assetUrl, alt_text: data.altText },
      narrowImage: data.mobileAssetUrl,
      campaignId,
    };
  });

export function readCollection(response: UnknownRecord): NamedCategory | undefined {
  const {
    collection_id: collectionId,
    id = collectionId,
    display_name: name,
  } = readRecord(response.collection);
  const read = readId(id);
  return read === undefined ? undefined : { id: read, name: readText(name) ?? read };
}
