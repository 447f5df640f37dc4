/** Finds the drawing for an address of the sample shop's pictures. */
import { drawEnergyLabel, drawEnergySheet } from './draw-energy';
import { drawBanner, drawPicture, drawSwatch, isPictureView, pictureViews } from './draw-picture';
import icon from './icon.svg';
import { isPictureColour } from './picture-colours';

export type Drawing = {
  readonly svg: string;
  /** The format that the address names. */
  readonly format: 'svg' | 'webp';
  /** Width in pixels, for WebP. */
  readonly width: number;
};

/** `/pictures/a-b/c/1.svg` has the names `a-b`, `c` and `1`; any other path has none. */
function readPath(path: string): { names: readonly string[]; format: Drawing['format'] } {
  const [, names = '', format] = /^\/pictures\/([a-z\d/-]{1,80})\.(svg|webp)$/.exec(path) ?? [];
  return { names: names.split('/'), format: format === 'webp' ? format : 'svg' };
}

function splitAddress(url: string) {
  const [address = ''] = url.split('#', 1);
  const [path = ''] = address.split('?', 1);
  return { path, query: address.slice(path.length + 1) };
}

/** `?$roundel_new$&p1_img=3.svg` has the badge `new`. */
const readRoundel = (query: string): string =>
  /(?:^|&)(?:\$|%24)roundel_([a-z]{1,20})(?:\$|%24)=?(?:&|$)/i.exec(query)?.[1] ?? '';

/** `navy-stainless-steel` is two colours; each may have a hyphen of its own. */
function readColours(text: string) {
  for (let at = text.indexOf('-'); at > 0; at = text.indexOf('-', at + 1)) {
    const colour = text.slice(0, at);
    const accent = text.slice(at + 1);
    if (isPictureColour(colour) && isPictureColour(accent)) return { colour, accent };
  }
  return undefined;
}

/** The widths in which cards request products: three boxes at pixel ratios of 1, 1.5 and 2. The last is a page's. */
const productWidths: readonly number[] = [180, 234, 270, 351, 360, 468, 540, 720, 1152];
const cardWidth = 720;
const pageWidth = 1152;
const bannerWidth = 1200;
/** In which the page requests banners (src/grid/InsertPicture.tsx). */
const bannerWidths: readonly number[] = [240, 480, 720, 960, 1200];
const otherWidths: Readonly<Record<string, number>> = { swatch: 40, icon: 32 };

function drawProduct(
  [scene, colourNames, variantText]: readonly [string, string, string],
  query: string,
  width: number,
): string | undefined {
  const colours = readColours(colourNames);
  const [, variant, view] = /^(\d{1,3})(?:-([a-z]{1,20}))?$/.exec(variantText) ?? [];
  if (!colours || variant === undefined) return undefined;
  if (view !== undefined && !isPictureView(view)) return undefined;
  return drawPicture({
    scene,
    ...colours,
    variant: Number(variant),
    roundel: readRoundel(query),
    isOfPage: width === pageWidth,
    view,
  });
}

function drawNamed(kind: string, name: string): string | undefined {
  if (kind === 'swatch' && isPictureColour(name)) return drawSwatch(name);
  if (kind === 'energy-label') return drawEnergyLabel(name);
  if (kind === 'energy-sheet') return drawEnergySheet(name);
  return kind === 'banner' ? drawBanner(name) : undefined;
}

function draw(names: readonly string[], query: string, width: number): string | undefined {
  const [kind = '', name = '', variant = ''] = names;
  if (names.length === 1) return kind === 'icon' ? icon : undefined;
  if (names.length === 2) return drawNamed(kind, name);
  return names.length === 3 ? drawProduct([kind, name, variant], query, width) : undefined;
}

/**
 * For a product or a banner the next greater width to `wid`, so that no client can request thousands of sizes of one
 * picture.
 */
function widthOf([kind = '', , variant]: readonly string[], query: string): number {
  const requested = /(?:^|&)wid=(\d{1,4})(?:&|$)/.exec(query)?.[1];
  const isBanner = kind === 'banner';
  if (variant === undefined && !isBanner) return otherWidths[kind] ?? cardWidth;
  const [widths, usual] = isBanner ? [bannerWidths, bannerWidth] : [productWidths, cardWidth];
  return widths.find((width) => width >= Number(requested ?? usual)) ?? Math.max(...widths);
}

/**
 * The drawing at an address with its query, or undefined where there is none. Addresses, each with `.svg` or `.webp`:
 * `/pictures/{scene}/{colour}-{accent}/{variant}`, with `-detail` or `-close` behind it from nearer, and with
 * `?$roundel_{id}$&p1_img={value}` for a badge on it, `/pictures/swatch/{colour}`, `/pictures/banner/{name}`,
 * `/pictures/energy-label/{class}`, `/pictures/energy-sheet/{class}` and `/pictures/icon`. Takes any text and never
 * throws.
 */
export function findDrawing(url: string): Drawing | undefined {
  const { path, query } = splitAddress(url);
  const { names, format } = readPath(path);
  const width = widthOf(names, query);
  const svg = draw(names, query, width);
  return svg === undefined ? undefined : { svg, format, width };
}

/** The addresses of a drawing's views from nearer; none for any other address. */
export const viewsOfDrawing = (url: string): readonly string[] =>
  /^\/pictures\/[^?]*\/\d+\.webp$/.test(url)
    ? pictureViews.map((view) => url.replace(/\.webp$/, `-${view}.webp`))
    : [];
