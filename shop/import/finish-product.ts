/** Makes a product of the catalogue out of one draft, or of the variants of one product. */
import { colourSwatch } from '../../src/filters/options/colour-swatches';
import { withoutUndefined } from '../../src/lib/without-undefined';
import { joinAvailability } from '../catalogue/availability';
import type {
  CataloguePrice,
  CatalogueProduct,
  CatalogueVariant,
} from '../catalogue/catalogue-product';
import type { PriorAmount, PriorPrice } from '../catalogue/price-history';
import { productAddress, sizeFacets } from '../catalogue/variant';
import { roundTo } from './facets/bands';
import { ratingValues } from './facets/facet-plan';
import type { FacetSetting } from './facets/facet-settings';
import type { FacetPlan } from './facets/planned-facets';
import type { ProductDraft } from './products/product-draft';
import { titleOfVariants } from './title-of-variants';

export type FinishingPlan = {
  readonly settings: readonly FacetSetting[];
  readonly facets: Pick<FacetPlan, 'optionsOf' | 'measures'>;
  readonly idOfPath: (path: readonly string[]) => string;
  /** Whether a product that belongs to no group has this id. */
  readonly hasId: (id: string) => boolean;
  readonly hasPopularity: boolean;
  readonly today: number;
};

type Attributes = Readonly<Record<string, readonly string[]>>;

function joinAttributes(variants: readonly ProductDraft[]): Attributes {
  const joined = new Map<string, Set<string>>();
  for (const { attributes } of variants)
    for (const [id, values] of Object.entries(attributes)) {
      const known = joined.get(id) ?? new Set();
      joined.set(id, known);
      for (const value of values) known.add(value);
    }
  return Object.fromEntries([...joined].map(([id, values]) => [id, [...values]]));
}

const weaker = (one: PriorAmount, other: PriorAmount): PriorAmount => ({
  amount: Math.min(one.amount, other.amount),
  days: Math.min(one.days, other.days),
});

/** What can be claimed of all variants that have the lowest price. */
function joinPriors(priors: readonly (PriorPrice | undefined)[]): PriorPrice | undefined {
  return priors.reduce((joined, one) => {
    if (joined === undefined || one === undefined) return undefined;
    const first = weaker(joined.first ?? joined.each, one.first ?? one.each);
    return { each: weaker(joined.each, one.each), first };
  });
}

/** The lowest price; "from" where variants differ. */
export function joinPrices(variants: readonly Pick<ProductDraft, 'price'>[]): CataloguePrice {
  const prices = variants.map(({ price }) => price);
  const lowest = prices.reduce((best, price) => (price.current < best.current ? price : best));
  const differs = prices.some(({ current }) => current !== lowest.current);
  const prior30 = joinPriors(
    prices.filter(({ current }) => current === lowest.current).map((one) => one.prior30),
  );
  return withoutUndefined({
    ...lowest,
    prior30,
    currentFrom: differs ? true : lowest.currentFrom,
    previousFrom:
      differs && (lowest.previous ?? prior30) !== undefined ? true : lowest.previousFrom,
  });
}

/** A picture of the product shows a colour less well than a disc does, and has to be fetched. */
function swatchOf(
  displayName: string,
  imageUrl: string,
  further: readonly string[],
): ProductDraft['swatches'][number] {
  const [colour, ...others] = colourSwatch(displayName) ?? [];
  const isPlain = colour !== undefined && others.length === 0;
  return {
    displayName,
    ...(isPlain ? { colour } : { imageSrc: imageUrl }),
    productImageSrc: imageUrl,
    ...(further.length > 0 && { furtherImageUrls: further }),
  };
}

/** The colour of a variant, as its swatch names it. */
const colourOf = ({ attributes }: ProductDraft): string | undefined =>
  own(attributes, 'colours')?.join(' / ');

/** One for each colour with a picture. A single one adds nothing to the card and is left out. */
function joinSwatches(variants: readonly ProductDraft[]): ProductDraft['swatches'] {
  const listed = variants.flatMap(({ swatches }) => swatches);
  const derived = variants.flatMap((variant) => {
    const { imageUrl, secondImageUrl, furtherImageUrls = [] } = variant;
    const colour = colourOf(variant);
    const further = secondImageUrl === undefined ? [] : [secondImageUrl, ...furtherImageUrls];
    return colour === undefined || imageUrl === undefined
      ? []
      : [swatchOf(colour, imageUrl, further)];
  });
  const source = listed.length > 0 ? listed : derived.length > 1 ? derived : [];
  return [...new Map(source.map((swatch) => [swatch.displayName, swatch])).values()];
}

const distinct = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

function joinVariants(variants: readonly [ProductDraft, ...ProductDraft[]]): ProductDraft {
  const [first, ...others] = variants;
  // Most products are one row, with nothing to join.
  if (others.length === 0 && first.group === undefined) return first;
  const popularity = variants.flatMap((variant) => variant.popularity ?? []);
  return withoutUndefined({
    ...first,
    title: titleOfVariants(variants),
    price: joinPrices(variants),
    swatches: joinSwatches(variants),
    availability: joinAvailability(variants),
    attributes: joinAttributes(variants),
    paths: variants.flatMap(({ paths }) => paths),
    categoryIds: distinct(variants.flatMap(({ categoryIds }) => categoryIds)),
    collectionIds: distinct(variants.flatMap(({ collectionIds }) => collectionIds)),
    ...(popularity.length > 0 && {
      popularity: popularity.reduce((most, one) => Math.max(most, one)),
    }),
    ...(first.group !== undefined && { variationId: first.variationId ?? first.id }),
  });
}

/** A column may be called "constructor". */
const own = <Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

type Attributed = Pick<ProductDraft, 'attributes' | 'reviews' | 'paths'>;

/** The attributes in the form of their facets, and those that facets are filled from besides the product's own. */
function addAttributes(draft: Attributed, { settings, facets }: FinishingPlan): Attributes {
  const { reviews, paths } = draft;
  const departments = distinct(paths.flatMap(([top]) => top ?? []));
  const attributes: Record<string, readonly string[]> = {};
  const put = (id: string, values: readonly string[]): void => {
    attributes[id] = facets.optionsOf.get(id)?.(values) ?? values;
  };
  if (departments.length > 0) put('department', departments);
  for (const [id, values] of Object.entries(draft.attributes)) put(id, values);
  for (const { id, attribute } of settings) {
    const values = attribute === undefined ? undefined : own(attributes, attribute);
    if (values !== undefined) attributes[id] = values;
  }
  if (reviews !== undefined)
    attributes['customerRating'] = ratingValues.filter(
      (name) => reviews.average >= parseInt(name, 10),
    );
  return attributes;
}

/** The product's measures, and those that range facets read from attributes. */
function readMeasures(
  { attributes, measures }: Pick<ProductDraft, 'attributes' | 'measures'>,
  { facets }: FinishingPlan,
): CatalogueProduct['measures'] {
  const numbers: Record<string, number> = { ...measures };
  for (const [id, { read, digits }] of facets.measures) {
    const number = own(measures, id) ?? read(own(attributes, id)?.[0] ?? '');
    if (number !== undefined) numbers[id] = roundTo(number, digits);
  }
  return numbers;
}

/**
 * In a file without popularity: the stars of all reviews together, so that more and better ones count for more.
 * Products without, or with as many, follow in the order of the file: that part stays below one star for a thousand
 * million products.
 */
const popularityOf = ({ reviews }: Pick<ProductDraft, 'reviews'>, order: number): number =>
  (reviews === undefined ? 0 : reviews.count * reviews.average) - order / 1e9;

/** The title where the file has no text for the picture. */
const alternativeTextOf = (
  draft: Pick<ProductDraft, 'imageAlt' | 'imageUrl' | 'title'>,
): string | undefined => draft.imageAlt ?? (draft.imageUrl === undefined ? undefined : draft.title);

/** The colour and the sizes of a variant, the latter in the form of their facets; undefined where it has none. */
function optionsOf(variant: ProductDraft, { facets }: FinishingPlan): CatalogueVariant['options'] {
  const colour = colourOf(variant);
  const sizes = sizeFacets.flatMap((id) => {
    const values = own(variant.attributes, id) ?? [];
    const read = facets.optionsOf.get(id)?.(values) ?? values;
    return read.length > 0 ? [[id, read.join(' / ')] as const] : [];
  });
  const options = colour === undefined ? sizes : [['colours', colour] as const, ...sizes];
  return options.length > 0 ? Object.fromEntries(options) : undefined;
}

/** Absent for a product that is one row of its own id. */
const variantsOf = (
  variants: readonly ProductDraft[],
  productId: string,
  plan: FinishingPlan,
): CatalogueProduct['variants'] =>
  variants.some(({ id }) => id !== productId)
    ? variants.map((variant) => {
        const { id, availability } = variant;
        const { current, previous } = variant.price;
        const price = withoutUndefined({ current, previous });
        return withoutUndefined({ id, price, availability, options: optionsOf(variant, plan) });
      })
    : undefined;

/** `order` counts the products. */
export function finishProduct(
  variants: readonly [ProductDraft, ...ProductDraft[]],
  order: number,
  plan: FinishingPlan,
): CatalogueProduct {
  const joined = joinVariants(variants);
  const { group, paths, ...draft } = joined;
  // The group's id stays when a variant sells out; but another product may have it.
  const id = group === undefined || plan.hasId(group) ? draft.id : group;
  const attributes = addAttributes(joined, plan);
  return withoutUndefined({
    ...draft,
    stated: undefined,
    id,
    variants: variantsOf(variants, id, plan),
    catalogueNumber: draft.catalogueNumber ?? id,
    imageAlt: alternativeTextOf(draft),
    url: draft.url ?? productAddress(id),
    categoryIds: distinct([...draft.categoryIds, ...paths.map(plan.idOfPath)]),
    attributes,
    measures: readMeasures({ attributes, measures: draft.measures }, plan),
    popularity: plan.hasPopularity ? (draft.popularity ?? 0) : popularityOf(draft, order),
    addedOnDay: draft.addedOnDay ?? plan.today,
  });
}
