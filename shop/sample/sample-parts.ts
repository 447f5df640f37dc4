/** What a sample product has besides its words: colours, reviews, offers, pictures, measures. */
import type { CataloguePrice, CatalogueProduct } from '../catalogue/catalogue-product';
import type { Chance } from '../pictures/chance';
import { colourName, type PictureColour } from '../pictures/picture-colours';
import { ratingScore } from '../catalogue/rating-score';
import { collectionIdsOf } from './sample-collections';
import { swatchOf, type Choice, type LeafPlan } from './sample-plan';
import { pickPrice } from './sample-price';

/** The sample catalogue's today, in days since 1970-01-01: nothing came in later. */
const newestDay = 20_770;

export function pickColours({ palette }: LeafPlan, chance: Chance): Choice<PictureColour> {
  const { colours, most } = palette;
  const main = chance.pick(colours);
  if (chance.is(0.35)) return [main];
  const number = 1 + Math.floor(most * chance.next() ** 1.6);
  const others = colours.filter((colour) => colour !== main);
  const from = chance.below(others.length);
  return [main, ...others.slice(from), ...others.slice(0, from)].slice(0, number) as [
    PictureColour,
  ];
}

export function pickReviews(
  chance: Chance,
): { readonly count: number; readonly average: number } | undefined {
  if (chance.is(0.12)) return undefined;
  const lift = chance.next();
  const average = chance.is(0.1) ? 1 + lift * 2.4 : 3.4 + 1.6 * Math.sqrt(lift);
  return {
    count: 1 + Math.floor(4_200 * chance.next() ** 16),
    average: Math.round(average * 10) / 10,
  };
}

/** The mean of all reviews of the sample, nearly. */
const usualStars = 4.3;

/**
 * Few products sell very well, and reviews weigh as much as there are: one of one star is weak evidence, but keeps a
 * product from the first ones of "Recommended", where four hundred of 4.8 stars put another.
 */
export function pickPopularity(reviews: CatalogueProduct['reviews'], chance: Chance): number {
  const stars = reviews ? ratingScore(reviews, usualStars) : usualStars;
  return Math.floor(1_000_000 * chance.next() ** 7 * Math.exp(4 * (stars - 5)));
}

// Red is for reductions alone; without a colour a badge has the brand's.
const badge = (displayName: string, colour = '') => ({ colour, displayName });
const promotions = [
  badge('New season'),
  badge('Online only'),
  badge('Spend & save'),
  badge('Bundle deal'),
] as const;
const sale = badge('Sale', '#c0261c');
const clearance = badge('Clearance', '#c0261c');
const twoForOne = badge('2 for 1');

function pickPromotion(
  price: CataloguePrice,
  collectionIds: readonly string[],
  chance: Chance,
): CatalogueProduct['promotion'] {
  if (collectionIds.includes('two-for-one')) return twoForOne;
  if (collectionIds.includes('last-chance')) return clearance;
  if (price.previous !== undefined) return chance.is(0.6) ? sale : undefined;
  return chance.is(0.1) ? chance.pick(promotions) : undefined;
}

function priceTypeOf(price: CataloguePrice, collectionIds: readonly string[]): string {
  if (collectionIds.includes('last-chance')) return 'Clearance';
  return price.previous === undefined ? 'Full price' : 'Sale';
}

/** For products without a promotion: a picture has one badge. */
export function pickRoundel(
  addedOnDay: number,
  reviews: CatalogueProduct['reviews'],
  chance: Chance,
): Pick<CatalogueProduct, 'roundelId'> {
  if (addedOnDay > newestDay - 5 && chance.is(0.6)) return { roundelId: 'new' };
  if (reviews !== undefined && reviews.count > 800 && reviews.average >= 4.3)
    return { roundelId: 'bestbuy' };
  return chance.is(0.05) ? { roundelId: chance.pick(['eco', 'award', 'exclusive'] as const) } : {};
}

type Pictures = Pick<CatalogueProduct, 'imageUrl' | 'imageAlt' | 'secondImageUrl' | 'swatches'>;

/** A picture in each colour, for two products in three a close-up, and the swatches. */
export function pickPictures(
  { leaf, palette, forms }: LeafPlan,
  { colours, title }: { readonly colours: Choice<PictureColour>; readonly title: string },
  chance: Chance,
): Pictures {
  const [colour] = colours;
  const accent = chance.pick(palette.accents);
  const variant = chance.pick(forms) + 4 * chance.below(40);
  const pictureIn = (main: PictureColour, view = '') =>
    `/pictures/${leaf.scene[0]}/${main}-${accent}/${variant}${view}.webp`;
  const isMissing = chance.is(0.01);
  const isDescribed = !isMissing && chance.is(0.9);
  const listed = colours.length === 1 && chance.is(0.5) ? [] : colours;
  if (isMissing) return { swatches: listed.map(swatchOf) };
  return {
    imageUrl: pictureIn(colour),
    ...(isDescribed && { imageAlt: `${title} in ${colourName(colour).toLowerCase()}` }),
    ...(variant % 3 > 0 && { secondImageUrl: pictureIn(colour, '-detail') }),
    swatches: listed.map((one) => ({ ...swatchOf(one), productImageSrc: pictureIn(one) })),
  };
}

export const pickMeasures = (plan: LeafPlan, place: number): Record<string, number> =>
  Object.fromEntries(
    plan.measures.map(([id, sizes]) => [id, sizes[Math.floor(place * sizes.length)] ?? 0]),
  );

export const pickBrand = ({ brands }: LeafPlan, chance: Chance): CatalogueProduct['brand'] =>
  brands[Math.floor(brands.length * chance.next() ** 1.5)] ?? { id: '', name: '' };

export const pickModel = (chance: Chance): string =>
  `${chance.pick(['KX', 'DV', 'S', 'Q', 'RT', 'MB', 'L'] as const)}${10 + chance.below(90) * 10}`;

export const pickAddedDay = (chance: Chance): number => newestDay - chance.below(71);

/** The price, and the offers and collections that follow from it. */
export type Offer = Pick<CatalogueProduct, 'price' | 'collectionIds' | 'promotion'> & {
  readonly priceType: string;
};

export function pickOffer(
  plan: LeafPlan,
  rise: { readonly place: number; readonly hasSizes: boolean },
  chance: Chance,
): Offer {
  const price = pickPrice(plan.leaf.price, rise, chance);
  const collectionIds = collectionIdsOf(plan.collections, price.previous !== undefined, chance.is);
  const promotion = pickPromotion(price, collectionIds, chance);
  const priceType = priceTypeOf(price, collectionIds);
  return { price, collectionIds, priceType, ...(promotion && { promotion }) };
}

/** One product in four of a leaf that names a second category stands there too. */
export const pickCategoryIds = ({ leaf }: LeafPlan, chance: Chance): string[] =>
  leaf.alsoIn !== undefined && chance.is(0.25) ? [leaf.id, leaf.alsoIn] : [leaf.id];
