import type { Product, Swatch } from '../catalogue/product';
import { moveToFront } from '../lib/move-to-front';
import { withoutUndefined } from '../lib/without-undefined';

/**
 * The product in one of its colours: with what the swatch has of its own of address, title, price, availability and
 * picture. In another colour it has no second picture, which shows the first one, and of its sizes the names are known.
 */
export function inColour(product: Product, swatch: Swatch): Product {
  const { displayName, productImageSrc, url, title = product.title, price, availability } = swatch;
  const isOther = url !== undefined && url !== product.url;
  const sizes = product.sizes?.map((size) => (isOther ? { displayName: size.displayName } : size));
  const shown = { ...product, ...withoutUndefined({ url, title, price, availability, sizes }) };
  if (productImageSrc === undefined || productImageSrc === product.image?.url) return shown;
  const image = { url: productImageSrc, altText: `${title}, ${displayName}` };
  return withoutUndefined({ ...shown, image, secondImageSrc: undefined });
}

/** The product in the colour of this name, whose swatch comes first; as it is where it does not come in it. */
export function inNamedColour(product: Product, colour: string | undefined): Product {
  const swatch = product.swatches.find(({ displayName }) => displayName === colour);
  if (!swatch) return product;
  return { ...inColour(product, swatch), swatches: moveToFront(product.swatches, swatch) };
}
