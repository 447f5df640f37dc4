/** The pictures of a product page. */
import type { Product } from '../../src/catalogue/product';
import { imageSources } from '../../src/product/image-sources';

export type ProductView = {
  readonly id: string;
  readonly url: string;
  readonly alt: string;
  /** The colour that the picture shows. */
  readonly colour?: string;
};

/** The product's own picture first, then another of it, then one for each further colour. None without a picture. */
export function productViews(product: Product): readonly ProductView[] {
  const { title, image, secondImageSrc, swatches } = product;
  if (!image) return [];
  const colourOf = (url: string) =>
    swatches.find(({ productImageSrc }) => productImageSrc === url)?.displayName;
  const urls = [image.url, secondImageSrc, ...swatches.map((swatch) => swatch.productImageSrc)];
  return [...new Set(urls)]
    .filter((url) => url !== undefined)
    .map((url, index) => {
      const colour = colourOf(url);
      const name = colour === undefined ? `${title}, another view` : `${title}, ${colour}`;
      const alt = index === 0 ? (image.altText ?? title) : name;
      return {
        id: `plp-shop-view-${index + 1}`,
        url,
        alt,
        ...(colour !== undefined && { colour }),
      };
    });
}

/** The first address of a srcset. */
const firstOf = (srcSet: string) => srcSet.split(' ', 1)[0] ?? '';

/** The smallest file of a card. */
export function smallSource(url: string, sizes: string) {
  const { narrow, src } = imageSources({ url, sizes });
  return { src: firstOf(narrow[0]?.srcSet ?? src), width: 60, height: 80 };
}
