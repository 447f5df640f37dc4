/** Has the first product's picture asked for before the document is read, by whoever turns headers into early hints. */
import type { Product } from '../../catalogue/product';
import { imageSources } from '../../product/image-sources';

/** What a header and its quoted values can say. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text) && !/["<>\\]/.test(text);

/** Screens just wider than `widest`. */
const widerThan = (widest: string) => widest.replace(/max-width: (\d+)px/, 'min-width: $1.02px');

/**
 * A `Link` header for the picture in the sources that `ProductPicture` gives it, of which a browser takes one; undefined
 * where there is none or a header cannot name it.
 */
export function picturePreload(product: Product | undefined): string | undefined {
  if (!product?.image) return undefined;
  const { narrow, src, srcSet } = imageSources(product.image.url, product.roundelId);
  let above = '';
  const links = [...narrow, { srcSet }].map((source) => {
    const screens = [above, 'media' in source ? source.media : ''].filter(Boolean).join(' and ');
    if ('media' in source && source.media) above = widerThan(source.media);
    return `<${src}>; rel=preload; as=image; fetchpriority=high; imagesrcset="${source.srcSet}"; media="${screens}"`;
  });
  return isPlain(src + srcSet) ? links.join(', ') : undefined;
}
