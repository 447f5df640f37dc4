/** `IMAGE_SIZES`: how the addresses of pictures name a size, for all brands and for single ones. */
import { makeValidator } from 'envalid';
import { isBrandKey, type BrandKey, type Brands } from '../../src/storefront/brand';
import { defaultImageSizes } from '../../src/storefront/page-globals';

/** What counts where neither the setting nor a brand says another. */
export const usualForm = 'wid/hei';

/** The template of each known image server. */
const known: Readonly<Record<string, string>> = {
  none: '{url}',
  [usualForm]: defaultImageSizes,
  shopify: '{url}?width={width}',
  cloudinary: '/upload/w_{width},h_{height},c_fill,f_auto/',
  imgix: '{url}?w={width}&h={height}&fit=crop&auto=format',
};

const longestTemplate = 500;
// Both hold only what an address, a srcset and a header can hold. A part of a path needs its folder to replace.
const added = /^\{url\}\?(?:[\w.~!$&*+,;=:@%/-]|\{(?:roundel|width|height)\})+$/;
const inPath = /^\/[\w-]+\/(?:[\w.~!$&*+,;=:@%/-]|\{(?:width|height)\})+$/;

function readTemplate(form: string): string {
  const template = Object.hasOwn(known, form) ? known[form] : undefined;
  if (template !== undefined) return template;
  const isTemplate = added.test(form) || inPath.test(form);
  if (form.length <= longestTemplate && isTemplate && form.includes('{width}')) return form;
  throw new Error(
    `"${form}" is none of ${Object.keys(known).join(', ')} and no template such as {url}?w={width}&h={height}`,
  );
}

type Entry = { readonly brand?: BrandKey; readonly template: string };

/** `hearth=none` is for one brand, `none` for all others. Templates contain "=" too. */
function readEntry(entry: string, brands: Brands): Entry {
  const [key = '', ...form] = entry.split('=');
  return form.length > 0 && isBrandKey(brands, key)
    ? { brand: key, template: readTemplate(form.join('=')) }
    : { template: readTemplate(entry) };
}

type ImageSizes = Readonly<Record<BrandKey, string>>;

/** The template of each brand; spaces separate the entries. Throws an error of one line for a bad entry. */
export function readImageSizes(list: string, brands: Brands): ImageSizes {
  const entries = list
    .split(/\s/)
    .filter((entry) => entry !== '')
    .map((entry) => readEntry(entry, brands));
  const templateOf = (of: BrandKey | undefined) =>
    entries.find(({ brand }) => brand === of)?.template;
  return Object.fromEntries(
    brands.map(({ key, imageSizes: own }) => [
      key,
      templateOf(key) ?? templateOf(undefined) ?? (own ? readTemplate(own) : defaultImageSizes),
    ]),
  );
}

export const imageSizes = (brands: Brands) =>
  makeValidator((list: string) => readImageSizes(list, brands));
