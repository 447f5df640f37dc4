/** The pictures of a product page. */
import type { Product } from '../../src/catalogue/product';
import { imageSources } from '../../src/product/image-sources';

export type ProductView = { readonly url: string; readonly alt: string };

/** The product's own picture, then the others of it. None without a picture. */
export function productViews(
  { title, image, secondImageSrc }: Product,
  further: readonly string[] = [],
): readonly ProductView[] {
  if (!image) return [];
  return [...new Set([image.url, secondImageSrc, ...further])]
    .filter((url) => url !== undefined)
    .map((url, index) => ({
      url,
      alt: index === 0 ? (image.altText ?? title) : `${title}, another view`,
    }));
}

/** The first address of a srcset. */
const firstOf = (srcSet: string) => srcSet.split(' ', 1)[0] ?? '';

/** The smallest file of a card, for a picture of 44 CSS pixels. */
export function smallSource(url: string, sizes: string) {
  const { narrow, src } = imageSources({ url, sizes });
  return { src: firstOf(narrow[0]?.srcSet ?? src), width: 44, height: 56 };
}
