/** Preloads the first product's picture by a header, which a proxy may send as an early hint before the document. */
import type { Product } from '../../catalogue/product';
import { imageSources } from '../../product/image-sources';

/** Whether a quoted value in a header can hold the text. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text) && !/["<>\\]/.test(text);

/** Screens just wider than `widest`. */
const widerThan = (widest: string) => widest.replace(/max-width: (\d+)px/, 'min-width: $1.02px');

/**
 * A `Link` header with the sources that `ProductPicture` renders, of which a browser loads one. Undefined without a picture, or
 * when a header cannot contain its address.
 */
export function picturePreload(product: Product | undefined, sizes: string): string | undefined {
  if (!product?.image) return undefined;
  const { narrow, src, srcSet } = imageSources({
    sizes,
    url: product.image.url,
    roundelId: product.roundelId,
  });
  if (!isPlain(src + (srcSet ?? ''))) return undefined;
  const link = `<${src}>; rel=preload; as=image; fetchpriority=high`;
  if (srcSet === undefined) return link;
  let above = '';
  const links = [...narrow, { srcSet }].map((source) => {
    const screens = [above, 'media' in source ? source.media : ''].filter(Boolean).join(' and ');
    if ('media' in source && source.media) above = widerThan(source.media);
    return `${link}; imagesrcset="${source.srcSet}"; media="${screens}"`;
  });
  return links.join(', ');
}
