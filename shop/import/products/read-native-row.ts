/** Reads one line of the project's own format: a product, a category or a collection (see README.md). */
import { readEnergy, readSponsored } from '../../../src/catalogue/product';
import { readCustomFields } from '../../../src/lib/custom-fields';
import { isRecord, type UnknownRecord } from '../../../src/lib/read-unknown';
import { withoutUndefined } from '../../../src/lib/without-undefined';
import type { CatalogueCategory, CatalogueCollection } from '../../catalogue/catalogue-product';
import { attributeIdOf, displayNameOf } from './attribute-id';
import { isConfidential } from './confidential';
import { checkFields } from './native-fields';
import { type ProductDraft, type ReadDraft, RowProblem } from './product-draft';
import { isScalar, numberOf, plainOf, recordOf, textOf, textsOf } from './read-json-fields';
import {
  brandOf,
  checkPlaceCount,
  readFurtherPictures,
  readPaths,
  readReviews,
  withAddress,
} from './read-parts';
import { createLeavingOut, type LeavingOut, scriptsOf } from './leave-out';
import { readPlainFields } from './plain-fields';
import { readNativePrice } from './read-native-price';
import {
  checkLength,
  hasLiveMarkup,
  isValue,
  readAddress,
  readColour,
  readDay,
  readId,
  readOptionalId,
  readTitle,
} from './read-texts';

export type NativeRow =
  | { readonly kind: 'product'; readonly read: ReadDraft }
  | { readonly kind: 'category'; readonly category: CatalogueCategory }
  | { readonly kind: 'collection'; readonly collection: CatalogueCollection };

const longestName = 200;

type DraftSwatch = ProductDraft['swatches'][number];

function readSwatch(value: unknown): DraftSwatch {
  const record = isRecord(value) ? value : {};
  const displayName = plainOf(record, 'displayName');
  const imageSrc = readAddress('imageSrc', textOf(record, 'imageSrc'));
  const productImageSrc = readAddress('productImageSrc', textOf(record, 'productImageSrc'));
  const colour = readColour(textOf(record, 'colour'));
  if (displayName === undefined || (imageSrc ?? colour) === undefined)
    throw new RowProblem('a swatch has no displayName, or neither imageSrc nor colour');
  return withoutUndefined({ displayName, imageSrc, colour, productImageSrc });
}

function readSwatches(value: unknown): ProductDraft['swatches'] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new RowProblem('swatches must be a list');
  const swatches = value.map(readSwatch);
  return [...new Map(swatches.map((swatch) => [swatch.displayName, swatch])).values()];
}

/** A record of the row without the fields that are not for shoppers, whose names go to `heldBack`. */
function shownOf(record: UnknownRecord, name: string, heldBack: string[]): UnknownRecord {
  const all = recordOf(record, name) ?? {};
  const confidential = Object.keys(all).filter(isConfidential);
  if (confidential.length === 0) return all;
  heldBack.push(...confidential);
  const held = new Set(confidential);
  return Object.fromEntries(Object.entries(all).filter(([key]) => !held.has(key)));
}

function readAttributes(
  shown: UnknownRecord,
): Pick<ReadDraft, 'attributeNames'> & Pick<ProductDraft, 'attributes'> {
  const named = Object.entries(shown).map(([name, value]) => {
    const id = attributeIdOf(checkLength('the name of an attribute', name, longestName));
    if (id === undefined) throw new RowProblem(`"${name}" cannot be an attribute`);
    return [id, name, textsOf(`attribute ${name}`, value).filter(isValue)] as const;
  });
  return {
    attributes: Object.fromEntries(named.map(([id, , values]) => [id, values])),
    attributeNames: new Map(named.map(([id, name]) => [id, displayNameOf(name)])),
  };
}

function readMeasures(measures: UnknownRecord): ProductDraft['measures'] {
  return Object.fromEntries(
    Object.keys(measures).flatMap((name) => {
      const number = numberOf(measures, name);
      return number === undefined ? [] : [[attributeIdOf(name) ?? name, number] as const];
    }),
  );
}

function readPromotion(record: UnknownRecord): ProductDraft['promotion'] {
  const promotion = recordOf(record, 'promotion');
  const displayName = promotion && plainOf(promotion, 'displayName');
  if (promotion === undefined || displayName === undefined) return undefined;
  return { displayName, colour: plainOf(promotion, 'colour') ?? '' };
}

function readReviewsOf(record: UnknownRecord, leaving: LeavingOut): ProductDraft['reviews'] {
  const reviews = recordOf(record, 'reviews');
  return reviews && readReviews(numberOf(reviews, 'count'), numberOf(reviews, 'average'), leaving);
}

function readBrand(record: UnknownRecord): ProductDraft['brand'] {
  const { brand } = record;
  if (!isRecord(brand)) return brandOf(plainOf(record, 'brand'));
  const name = plainOf(brand, 'name');
  return { ...brandOf(name), ...(isScalar(brand['id']) && { id: readId(String(brand['id'])) }) };
}

const readLabels = ({ energy, sponsored }: UnknownRecord, leaving: LeavingOut) => ({
  energy: leaving.keep('energy', energy ?? undefined, readEnergy(energy)),
  sponsored: readSponsored(sponsored),
});

const placesOf = (record: UnknownRecord, name: 'categoryIds' | 'collectionIds') =>
  checkPlaceCount(name, textsOf(name, record[name]));

function readPictures(record: UnknownRecord, leaving: LeavingOut) {
  const addressIn = (name: string): string | undefined => {
    const [picture] = withAddress([textOf(record, name) ?? ''], leaving);
    return readAddress(name, picture);
  };
  return {
    imageUrl: addressIn('imageUrl'),
    ...readFurtherPictures([
      addressIn('secondImageUrl') ?? '',
      ...textsOf('furtherImageUrls', record['furtherImageUrls']),
    ]),
  };
}

function readProduct(record: UnknownRecord, assumed?: string): ReadDraft {
  checkFields(record);
  const leaving = createLeavingOut();
  if (hasLiveMarkup(textOf(record, 'description') ?? '')) leaving.leave(scriptsOf('description'));
  const { currency, ...prices } = readNativePrice(record, assumed, leaving);
  const heldBack: string[] = [];
  const shown = (name: string) => shownOf(record, name, heldBack);
  const { attributes, attributeNames } = readAttributes(shown('attributes'));
  const draft = withoutUndefined({
    id: readId(textOf(record, 'id')),
    group: readOptionalId('group', textOf(record, 'group')),
    title: readTitle(textOf(record, 'title')),
    description: plainOf(record, 'description') ?? '',
    url: readAddress('url', textOf(record, 'url')),
    ...readPictures(record, leaving),
    brand: readBrand(record),
    ...prices,
    ...readLabels(record, leaving),
    reviews: readReviewsOf(record, leaving),
    swatches: readSwatches(record['swatches']),
    promotion: readPromotion(record),
    paths: readPaths(textsOf('category', record['category'])),
    categoryIds: placesOf(record, 'categoryIds'),
    collectionIds: placesOf(record, 'collectionIds'),
    attributes,
    measures: readMeasures(shown('measures')),
    addedOnDay: readDay('addedOn', textOf(record, 'addedOn')),
    ...readPlainFields(
      (field) => textOf(record, field),
      (field) => field,
    ),
    customFields: readCustomFields(recordOf(record, 'customFields') && shown('customFields')),
  });
  const { leftOut } = leaving;
  const collections = new Map<string, string>();
  return withoutUndefined({ draft, attributeNames, heldBack, collections, leftOut, currency });
}

function readName(record: UnknownRecord): { readonly id: string; readonly name: string } {
  const name = plainOf(record, 'name') ?? '';
  if (name === '') throw new RowProblem('the name is missing');
  return {
    id: readId(textOf(record, 'id')),
    name: checkLength('the name', name, longestName),
  };
}

const readCategory = (record: UnknownRecord): CatalogueCategory =>
  withoutUndefined({
    ...readName(record),
    parentId: textOf(record, 'parentId'),
    text: plainOf(record, 'text'),
    imageUrl: readAddress('imageUrl', textOf(record, 'imageUrl')),
  });

function readCollection(record: UnknownRecord): CatalogueCollection {
  const kind = record['kind'] ?? 'promo';
  if (kind !== 'promo' && kind !== 'valuedeal')
    throw new RowProblem('the kind of a collection is promo or valuedeal');
  return { ...readName(record), type: kind };
}

/** `currency` is that of prices that name none. Throws a `RowProblem` for a line that is none of the three. */
export function readNativeRow(value: unknown, currency?: string): NativeRow {
  if (!isRecord(value)) throw new RowProblem('no JSON object');
  switch (value['type'] ?? 'product') {
    case 'product':
      return { kind: 'product', read: readProduct(value, currency) };
    case 'category':
      return { kind: 'category', category: readCategory(value) };
    case 'collection':
      return { kind: 'collection', collection: readCollection(value) };
    default:
      throw new RowProblem('the type is product, category or collection');
  }
}
