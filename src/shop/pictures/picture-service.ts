/** Answers the addresses of the sample shop's pictures. */
import { drawBanner, isBannerName } from './banners';
import { drawPicture, largestVariant } from './draw-picture';
import { isPictureColour } from './picture-colours';
import { isRoundelId, type RoundelId } from './roundels';
import { isSceneName } from './scene-names';
import { drawIcon, drawSwatch } from './swatches';

/** `/pictures/a-b/c/1.svg` has the names `a-b`, `c` and `1`; any other path has none. */
const readNames = (path: string): readonly string[] => {
  const names = /^\/pictures\/([a-z\d/-]{1,80})\.svg$/.exec(path)?.[1];
  return names?.split('/') ?? [];
};

const splitAddress = (url: string) => {
  const [address = ''] = url.split('#', 1);
  const [path = ''] = address.split('?', 1);
  return { path, query: address.slice(path.length + 1) };
};

/** The badge that `?$roundel_new$&p1_img=3.svg` asks for; an unknown badge is none. */
const readRoundel = (query: string): RoundelId | undefined => {
  const id = /(?:^|&)(?:\$|%24)roundel_([a-z]{1,20})(?:\$|%24)=?(?:&|$)/i.exec(query)?.[1];
  return id !== undefined && isRoundelId(id) ? id : undefined;
};

const readVariant = (text: string): number | undefined => {
  const variant = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  return variant !== undefined && variant <= largestVariant ? variant : undefined;
};

/** `navy-stainless-steel` is two colours; each may have a hyphen of its own. */
const readColours = (text: string) => {
  for (let at = text.indexOf('-'); at > 0; at = text.indexOf('-', at + 1)) {
    const colour = text.slice(0, at);
    const accent = text.slice(at + 1);
    if (isPictureColour(colour) && isPictureColour(accent)) return { colour, accent };
  }
  return undefined;
};

const answerProduct = (
  [scene, colourNames, variantText]: readonly [string, string, string],
  query: string,
): string | undefined => {
  const colours = readColours(colourNames);
  const variant = readVariant(variantText);
  if (!isSceneName(scene) || colours === undefined || variant === undefined) return undefined;
  const roundel = readRoundel(query);
  return drawPicture({ scene, ...colours, variant, ...(roundel && { roundel }) });
};

const answerNamed = (kind: string, name: string): string | undefined => {
  if (kind === 'swatch' && isPictureColour(name)) return drawSwatch(name);
  return kind === 'banner' && isBannerName(name) ? drawBanner(name) : undefined;
};

/**
 * The SVG at an address with its query, or undefined where there is none. Addresses:
 * `/pictures/{scene}/{colour}-{accent}/{variant}.svg` with `?$roundel_{id}$&p1_img={value}` for a badge on it,
 * `/pictures/swatch/{colour}.svg`, `/pictures/banner/{name}.svg` and `/pictures/icon.svg`. Other parameters, such as a
 * size, change nothing: the pictures are drawn in any size. Takes any text and never throws.
 */
export const answerPictureRequest = (url: string): string | undefined => {
  const { path, query } = splitAddress(url);
  const names = readNames(path);
  const [kind = '', name = '', variant = ''] = names;
  if (names.length === 1) return kind === 'icon' ? drawIcon() : undefined;
  if (names.length === 2) return answerNamed(kind, name);
  return names.length === 3 ? answerProduct([kind, name, variant], query) : undefined;
};
