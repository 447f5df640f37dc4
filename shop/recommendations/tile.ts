/** What the shop shows of a product that it recommends, from the response of a listing API. */
import { readProducts, type Product } from '../../src/catalogue/product';
import { readDisplayText } from '../../src/catalogue/listing-bounds';
import { readList, readRecord } from '../../src/lib/read-unknown';
import { imageSources } from '../../src/product/image-sources';
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

export type Tile = {
  readonly href: string;
  readonly title: string;
  /** Empty without a price. A product that is sold out says so instead. */
  readonly price: string;
  /** The price of a unit, behind a space; empty without one. */
  readonly unitPrice: string;
  /** Undefined without a picture. */
  readonly src: string | undefined;
  /** Undefined for a picture that has one size. */
  readonly srcSet: string | undefined;
};

type Recommended = Omit<Product, 'roundelId'> & { readonly roundelId?: string | undefined };

/** Undefined for a product without an address. */
export function tileOf(
  product: Recommended,
  { sizes, language, mount }: TileOptions,
): Tile | undefined {
  const { url, title, image, roundelId } = product;
  if (url === undefined) return undefined;
  const sources = image && imageSources({ sizes, url: image.url, roundelId });
  return {
    href: withMount(mount, url),
    title,
    ...priceOf(product, language),
    src: sources?.src,
    srcSet: sources?.srcSet,
  };
}

function priceOf(
  { price, availability }: Recommended,
  language: Language,
): Pick<Tile, 'price' | 'unitPrice'> {
  if (availability === 'SoldOut') return { price: language.texts.product.soldOut, unitPrice: '' };
  const { current = '', unit } = price ? readPriceText(price, language) : {};
  return { price: current, unitPrice: unit ? ` ${unit.shown}` : '' };
}

const isHighlyRated = ({ reviews }: Product): boolean =>
  reviews !== undefined && reviews.count > 0 && reviews.averageStars >= leastStars;

/** As in "Highly rated in Rugs". */
export type Recommendation = { readonly label: string; readonly tile: Tile };

/** The first product that the listing API recommends with a listing; undefined when there is none. */
export function readRecommendation(
  body: unknown,
  options: TileOptions,
): Recommendation | undefined {
  const meta = readRecord(readRecord(readRecord(body).response).meta);
  const [product] = readProducts(readList(meta.recommended_products).slice(0, 1));
  // The picture has the shape of the slot, which would cut a roundel at its edge.
  const tile = product && tileOf({ ...product, roundelId: undefined }, options);
  if (!tile) return undefined;
  const { display_name } = readRecord(meta.selected_category ?? meta.collection);
  const name = readDisplayText(display_name);
  const praise = isHighlyRated(product) ? 'Highly rated' : 'Popular';
  return { label: name === undefined ? praise : `${praise} in ${name}`, tile };
}
