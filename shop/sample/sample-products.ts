/** The sample catalogue: the same products on every machine, in any number (decision 71). */
import { withoutUndefined } from '../../src/lib/without-undefined';
import type { CatalogueProduct } from '../catalogue/catalogue-product';
import { choiceOfSizes } from '../catalogue/product-sizes';
import { productAddress } from '../catalogue/variant';
import { createChance, type Chance } from '../pictures/chance';
import { colourName, type PictureColour } from '../pictures/picture-colours';
import { ratingBands } from './sample-facets';
import { withLabels } from './sample-labels';
import {
  pickAddedDay,
  pickBrand,
  pickCategoryIds,
  pickColours,
  pickMeasures,
  pickModel,
  pickOffer,
  pickPictures,
  pickPopularity,
  pickReviews,
  pickRoundel,
  type Offer,
} from './sample-parts';
import { createPlans, type LeafPlan } from './sample-plan';
import { pickTraits, writeTexts, type SampleTexts } from './sample-texts';

export const sampleSize = 12_000;

/** The numbers 1000000 to 9999999, in an order that looks like none; each position has its own. */
const productId = (position: number): string =>
  String(1_000_000 + ((position * 7_654_321 + 1_234_567) % 9_000_000));

/**
 * What a product is: its words, facets and measures. `ordinal` is its place within its category, so that neighbours
 * have different names.
 */
type Nature = SampleTexts & Pick<CatalogueProduct, 'attributes' | 'measures'>;

function pickNature(
  plan: LeafPlan,
  {
    ordinal,
    place,
    colour,
  }: { readonly ordinal: number; readonly place: number; readonly colour: PictureColour },
  chance: Chance,
): Nature {
  const template = chance.pick(plan.titles);
  const measures = pickMeasures(plan, place);
  const { attributes, values } = pickTraits(plan, template.names, chance);
  values['series'] = plan.series[(ordinal * 37) % plan.series.length] ?? '';
  values['model'] = pickModel(chance);
  values['colour'] = colourName(colour);
  for (const [measure, size] of Object.entries(measures)) values[measure] = String(size);
  return { ...writeTexts(plan, template, { values, chance }), attributes, measures };
}

/** The facets that products of every kind have. */
const commonAttributes = (
  colours: readonly PictureColour[],
  reviews: CatalogueProduct['reviews'],
  offer: Offer,
): Record<string, string[]> => ({
  colours: colours.map(colourName),
  ...(reviews && { customerRating: ratingBands(reviews.average) }),
  priceType: [offer.priceType],
  ...(offer.promotion && { promotion: [offer.promotion.displayName] }),
});

function createProduct(
  plan: LeafPlan,
  { id, ordinal }: { readonly id: string; readonly ordinal: number },
  chance: Chance,
): CatalogueProduct {
  const place = chance.next();
  const colours = pickColours(plan, chance);
  const nature = pickNature(plan, { ordinal, place, colour: colours[0] }, chance);
  const hasSizes = (nature.attributes['size']?.length ?? 0) > 1;
  const { priceType, ...offer } = pickOffer(plan, { place, hasSizes }, chance);
  const reviews = pickReviews(chance);
  const addedOnDay = pickAddedDay(chance);
  const brand = pickBrand(plan, chance);
  const pictures = pickPictures(plan, { colours, title: nature.plainTitle }, chance);
  const roundel = pickRoundel(addedOnDay, reviews, chance);
  const product: CatalogueProduct = {
    id,
    catalogueNumber: `${plan.catalogueLetter}${id.slice(0, 3)}-${id.slice(3)}`,
    variationId: `${id}-1`,
    url: productAddress(id),
    title: nature.title,
    description: nature.description,
    brand,
    ...pictures,
    ...offer,
    ...(reviews && { reviews }),
    ...(!offer.promotion && roundel),
    categoryIds: pickCategoryIds(plan, chance),
    attributes: {
      ...nature.attributes,
      ...commonAttributes(colours, reviews, { ...offer, priceType }),
      department: [plan.departmentName],
    },
    measures: nature.measures,
    popularity: pickPopularity(reviews, chance),
    addedOnDay,
    // Picked last: every other choice of the product comes before it.
    availability: chance.is(0.035) ? 'SoldOut' : 'InStock',
  };
  return withVariants(withLabels(product, plan, chance), chance);
}

/** One for each size; in two of five products one of them is sold out. */
function withVariants(product: CatalogueProduct, chance: Chance): CatalogueProduct {
  const facet = choiceOfSizes(product);
  const values = facet === undefined ? [] : (product.attributes[facet] ?? []);
  if (facet === undefined || product.availability === 'SoldOut') return product;
  const { current, previous } = product.price;
  const soldOut = chance.is(0.4) ? Math.floor(chance.next() * values.length) : undefined;
  const variants = values.map((value, index) => ({
    id: `${product.id}-${index + 1}`,
    price: withoutUndefined({ current, previous }),
    availability: index === soldOut ? ('SoldOut' as const) : ('InStock' as const),
    options: { [facet]: value },
  }));
  return { ...product, variants };
}

/**
 * The first `count` products of the sample catalogue, made one at a time: a million take no more memory than one.
 * A larger catalogue begins with the same products as a smaller one.
 */
export function* sampleProducts(count: number = sampleSize): Generator<CatalogueProduct> {
  const plans = createPlans();
  const total = plans[plans.length - 1]?.upTo ?? 0;
  const ordinals = plans.map(() => 0);
  for (let position = 0; position < count; position += 1) {
    const chance = createChance(position);
    const picked = chance.next() * total;
    const at = plans.findIndex(({ upTo }) => picked < upTo);
    const ordinal = ordinals[at] ?? 0;
    ordinals[at] = ordinal + 1;
    yield createProduct(plans[at] ?? plans[0], { id: productId(position), ordinal }, chance);
  }
}
