/** The addresses of a product's picture in all its sizes (docs/product.md, 8.2). */

/** The box of a picture in CSS pixels, and the widest screen of that box; the last is for all wider screens. */
const boxes = [
  { width: 180, height: 240, widestPx: 418 },
  { width: 234, height: 312, widestPx: 527 },
  { width: 360, height: 480, widestPx: undefined },
] as const;

const densities = [1, 1.5, 2] as const;

type ImageSource = {
  /** The media query of its screens. */
  readonly media?: string;
  /** One address for each density: `… 1x, … 1.5x, … 2x`. */
  readonly srcSet: string;
};

export type ImageSources = {
  readonly narrow: readonly ImageSource[];
  /** For wide screens, and for browsers without support for sources. */
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
};

export type LargeImageSource = Pick<ImageSources, 'src' | 'width' | 'height'>;

/** The address in two parts, with parameters to go between them: behind its query and before its fragment. */
function partsAround(url: string): readonly [before: string, after: string] {
  const [address = ''] = url.split('#', 1);
  const fragment = url.slice(address.length);
  const joint = address.includes('?') ? (/[?&]$/.test(address) ? '' : '&') : '?';
  // In a srcset a space, and a comma at either end, separates addresses.
  return [
    (address + joint).replaceAll(' ', '%20').replace(/^,+/, encodeURIComponent),
    withoutTrailingCommas(fragment.replaceAll(' ', '%20')),
  ];
}

function withoutTrailingCommas(text: string): string {
  let end = text.length;
  while (text.endsWith(',', end)) end -= 1;
  return text.slice(0, end) + '%2C'.repeat(text.length - end);
}

/** Adds the badge and the picture under it: `?$roundel_new$&p1_img=lamp.jpg` to `/pictures/lamp.jpg`. */
function withRoundel(url: string, roundelId: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [before, after] = partsAround(url);
  return `${before}$roundel_${encodeURIComponent(roundelId)}$&p1_img=${name}${after}`;
}

/** The address of a picture of this size in device pixels: `/pictures/lamp.jpg?wid=360&hei=480`. */
const sizedBetween = ([before, after]: readonly [string, string], width: number, height: number) =>
  `${before}wid=${width}&hei=${height}${after}`;

const partsOf = (url: string, roundelId: string | undefined) =>
  partsAround(roundelId === undefined ? url : withRoundel(url, roundelId));

/** One source for boxes up to twice as wide as a card's: the file that a card shows at a density of 2. */
export function largeImageSource(url: string, roundelId?: string): LargeImageSource {
  const [width, height] = [2 * boxes[2].width, 2 * boxes[2].height];
  return { src: sizedBetween(partsOf(url, roundelId), width, height), width, height };
}

/**
 * All sources of the picture at `url`: 180x240 up to 418px, 234x312 up to 527px and 360x480 above, each in the densities 1,
 * 1.5 and 2, with the roundel badge if there is one.
 */
export function imageSources(url: string, roundelId?: string): ImageSources {
  const parts = partsOf(url, roundelId);
  const srcSetOf = (width: number, height: number) =>
    densities
      .map((density) => `${sizedBetween(parts, width * density, height * density)} ${density}x`)
      .join(', ');
  const { width, height } = boxes[2];
  return {
    narrow: boxes.flatMap((box) =>
      box.widestPx === undefined
        ? []
        : [{ media: `(max-width: ${box.widestPx}px)`, srcSet: srcSetOf(box.width, box.height) }],
    ),
    src: sizedBetween(parts, width, height),
    srcSet: srcSetOf(width, height),
    width,
    height,
  };
}
