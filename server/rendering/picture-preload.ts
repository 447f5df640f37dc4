/**
 * Preloads the first product's picture by a header, which a proxy may send as an early hint before the document, and
 * those after the eager ones by links of the document: browsers ask for a lazy picture only when they have laid out
 * the page.
 */
import type { Product } from '../../src/catalogue/product';
import { eagerPictures, imageSources, type ImageSources } from '../../src/product/image-sources';
import { withoutUndefined } from '../../src/lib/without-undefined';
import breakpoints from '../../styles/settings/breakpoints.json';

/** Whether a quoted value in a header can hold the text. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text) && !/["<>\\]/.test(text);

/**
 * Proxies read the headers of a response into a buffer, of 4 kB by default for nginx, and send 502 when it is too
 * small.
 */
const longestHeader = 2_048;

/** Screens just wider than `widest`. */
const widerThan = (widest: string) => widest.replace(/max-width: (\d+)px/, 'min-width: $1.02px');

/**
 * A `Link` header with the sources that `ProductPicture` renders, of which a browser loads one. Undefined without a
 * picture, or when a header cannot contain its address: it stands there up to twelve times.
 */
export function picturePreload(product: Product | undefined, sizes: string): string | undefined {
  if (!product?.image) return undefined;
  const { url } = product.image;
  const sources = imageSources({ sizes, url, roundelId: product.roundelId });
  if (!isPlain(sources.src + (sources.srcSet ?? ''))) return undefined;
  const header = writeLinks(sources);
  return header.length <= longestHeader ? header : undefined;
}

function writeLinks({ narrow, src, srcSet }: ImageSources): string {
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

/** With the eager ones, as many as two rows of the first screen show: of three columns, and of four. */
const nextPictures = [
  { count: 3, media: `(min-width: ${breakpoints.m})` },
  { count: 2, media: `(min-width: ${breakpoints.xxl})` },
];

export type NextPicture = {
  readonly src: string;
  readonly srcSet?: string;
  /** The screens that show the picture before any scrolling, all of which show the widest source; all when absent. */
  readonly media?: string;
};

const mediaOfNext = nextPictures.flatMap(({ count, media }) =>
  Array.from({ length: count }, () => media),
);

/** The pictures after the eager ones that the first screen shows. */
export const nextPicturesOf = (
  products: readonly Product[] | undefined,
  sizes: string,
): readonly NextPicture[] =>
  (products ?? [])
    .slice(eagerPictures)
    .slice(0, mediaOfNext.length)
    .flatMap(({ image, roundelId }, index) => {
      if (!image) return [];
      const { src, srcSet } = imageSources({ sizes, url: image.url, roundelId });
      return [withoutUndefined({ src, srcSet, media: mediaOfNext[index] })];
    });

/** The pictures of the categories above the products. */
export const picturesOfCategories = (
  categories: readonly { readonly imageSrc: string }[],
): readonly NextPicture[] => categories.map(({ imageSrc }) => ({ src: imageSrc }));
