/** The addresses of a product's picture in all its sizes (docs/product.md, 8.2). */
import { inSrcSet } from '../lib/in-src-set';

/** The box of a picture in CSS pixels, and the widest screen of that box; the last is for all wider screens. */
const boxes = [
  { width: 180, height: 240, widestPx: 418 },
  { width: 234, height: 312, widestPx: 527 },
  { width: 360, height: 480, widestPx: undefined },
] as const;

/** So many pictures of a listing load before the others (docs/product.md, 8.2). */
export const eagerPictures = 3;

const densities = [1, 1.5, 2] as const;

type ImageSource = {
  /** The media query of its screens. */
  readonly media: string;
  /** One address for each density: `… 1x, … 1.5x, … 2x`. */
  readonly srcSet: string;
};

export type ImageSources = {
  readonly narrow: readonly ImageSource[];
  /** For wide screens, and for browsers without support for sources. */
  readonly src: string;
  /** Undefined for a picture that has one size. */
  readonly srcSet: string | undefined;
  readonly width: number;
  readonly height: number;
};

export type LargeImageSource = Pick<ImageSources, 'src' | 'width' | 'height'>;

/** A picture, and how its address names a size: a template as `defaultImageSizes`. */
type SizedImage = {
  readonly sizes: string;
  readonly url: string;
  readonly roundelId?: string | undefined;
};

/** Returns the function that gives the address in a size of device pixels. */
function addressInSize({ sizes, url, roundelId }: SizedImage) {
  const [address = ''] = url.split('#', 1);
  const [path = ''] = address.split('?', 1);
  const joint = address === path ? '?' : /[?&]$/.test(address) ? '' : '&';
  // The badge, and the picture under it.
  const roundel =
    roundelId === undefined
      ? ''
      : `$roundel_${encodeURIComponent(roundelId)}$&p1_img=${path.slice(path.lastIndexOf('/') + 1)}&`;
  const [, folder = ''] = sizes.split('/', 2);
  return (width: number, height: number): string => {
    const values = { roundel, width, height };
    const size = sizes.replace(
      /\{(roundel|width|height)\}/g,
      (_placeholder, name: keyof typeof values) => String(values[name]),
    );
    const sized = sizes.startsWith('/')
      ? address.replace(`/${folder}/`, () => size)
      : address + size.slice('{url}'.length).replace('?', joint);
    return inSrcSet(sized + url.slice(address.length));
  };
}

/** One source for boxes up to twice as wide as a card's: the file that a card shows at a density of 2. */
export function largeImageSource(image: SizedImage): LargeImageSource {
  const [width, height] = [2 * boxes[2].width, 2 * boxes[2].height];
  return { src: addressInSize(image)(width, height), width, height };
}

/** One source for the page of a product, whose picture is up to 576 CSS pixels wide, at a density of 2. */
export const pageImageSource = (image: SizedImage): LargeImageSource => ({
  src: addressInSize(image)(1152, 1536),
  width: 1152,
  height: 1536,
});

/**
 * All sources of a picture: 180x240 up to 418px, 234x312 up to 527px and 360x480 above, each in the densities 1, 1.5
 * and 2, with the roundel badge if there is one. A picture whose address names no size has one source.
 */
export function imageSources(image: SizedImage): ImageSources {
  const addressOf = addressInSize(image);
  const srcSetOf = (width: number, height: number) =>
    densities
      .map((density) => `${addressOf(width * density, height * density)} ${density}x`)
      .join(', ');
  const { width, height } = boxes[2];
  const src = addressOf(width, height);
  const isSized = src !== addressOf(1, 1);
  return {
    narrow: boxes.flatMap((box) =>
      !isSized || box.widestPx === undefined
        ? []
        : [{ media: `(max-width: ${box.widestPx}px)`, srcSet: srcSetOf(box.width, box.height) }],
    ),
    src,
    srcSet: isSized ? srcSetOf(width, height) : undefined,
    width,
    height,
  };
}
