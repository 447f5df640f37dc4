/** What the shop shows of a product that it recommends, from the response of a listing API. */
import { colourOf, readProducts, type Product } from '../../src/catalogue/product';
import { readDisplayText } from '../../src/catalogue/listing-bounds';
import { readList, readRecord } from '../../src/lib/read-unknown';
import { withoutUndefined } from '../../src/lib/without-undefined';
import { halfStars } from '../../src/product/half-stars';
import { imageSources, type ImageSources } from '../../src/product/image-sources';
import { readPriceText } from '../../src/product/price-text';
import type { Language } from '../../src/storefront/language';
import { withMount } from '../../src/storefront/mount-prefix';

/** Below it, "Highly rated" would be a false promise. */
const leastStars = 4;

export type TileOptions = {
  /** How addresses of pictures name a size. */
  readonly sizes: string;
  readonly language: Language;
  /** The page's mount prefix. */
  readonly mount: string;
};

export type Tile = Pick<ImageSources, 'narrow'> & {
  readonly productId: string;
  /** The name of the colour that it is shown in. */
  readonly colour: string | undefined;
  readonly href: string;
  /** Undefined without a picture. */
  readonly src: string | undefined;
  /** Undefined for a picture that has one size. */
  readonly srcSet: string | undefined;
  readonly isReduced: boolean;
  /** Undefined without reviews. */
  readonly rating:
    { readonly halves: number; readonly stars: string; readonly reviews: string } | undefined;
  /** By the parts of the markup that say them; those that a product does not have are empty. */
  readonly texts: Readonly<Record<TilePart, string>>;
};

/**
 * `price` is the current one, or says that the product is sold out. `now` and `was` are read to screen readers before
 * it and the previous one.
 */
type TilePart = 'title' | 'price' | 'unit' | 'now' | 'was' | 'previous' | 'saving';

/** Undefined for a product without an address. */
export function tileOf(
  product: Product,
  { sizes, language, mount }: TileOptions,
): Tile | undefined {
  const { productId, url, title, image, roundelId, reviews } = product;
  if (url === undefined) return undefined;
  const price = priceOf(product, language);
  return {
    productId,
    colour: colourOf(product),
    href: withMount(mount, url),
    ...(image ? imageSources({ sizes, url: image.url, roundelId }) : noSources),
    isReduced: price.previous !== '',
    rating: ratingOf(reviews, language),
    texts: { title, ...price },
  };
}

const noSources = { narrow: [], src: undefined, srcSet: undefined };

function ratingOf(
  reviews: Product['reviews'] | undefined,
  { texts: { product } }: Language,
): Tile['rating'] {
  if (!reviews?.count) return undefined;
  const { averageStars, count } = reviews;
  return {
    halves: halfStars(averageStars),
    stars: product.stars(averageStars),
    reviews: product.reviews(count),
  };
}

const noPrice = { price: '', unit: '', now: '', was: '', previous: '', saving: '' };

function priceOf(
  { price, availability }: Product,
  language: Language,
): Omit<Tile['texts'], 'title'> {
  const { product } = language.texts;
  if (availability === 'SoldOut') return { ...noPrice, price: product.soldOut };
  if (!price) return noPrice;
  const { current, unit, saving = '', previous, previousLabel } = readPriceText(price, language);
  return {
    ...noPrice,
    price: current,
    unit: unit ? ` ${unit.shown}` : '',
    saving,
    ...(previous !== undefined && {
      now: `${product.currentSalePrice} `,
      was: `${previousLabel ?? ''} `,
      previous,
    }),
  };
}

const isHighlyRated = ({ reviews }: Product): boolean =>
  reviews !== undefined && reviews.count > 0 && reviews.averageStars >= leastStars;

export type Recommendation = {
  /** Short enough for one line of a card: "Highly rated". */
  readonly label: string;
  /** As in "Highly rated in Rugs". */
  readonly name: string;
  readonly tile: Tile;
};

/** The first product that the listing API recommends with a listing; undefined when there is none. */
export function readRecommendation(
  body: unknown,
  options: TileOptions,
): Recommendation | undefined {
  const meta = readRecord(readRecord(readRecord(body).response).meta);
  const [product] = readProducts(readList(meta.recommended_products).slice(0, 1));
  // A picture has one badge, which is the label.
  const tile = product && tileOf(withoutUndefined({ ...product, roundelId: undefined }), options);
  if (!tile) return undefined;
  const { display_name } = readRecord(meta.selected_category ?? meta.collection);
  const listed = readDisplayText(display_name);
  const label = isHighlyRated(product) ? 'Highly rated' : 'Popular';
  return { label, name: listed === undefined ? label : `${label} in ${listed}`, tile };
}
