/** The colour and the sizes in which a product's page shows the product, and the links to the others. */
import { shownSwatch, type Product, type Swatch } from '../../src/catalogue/product';
import { encodePercent } from '../../src/listing-url/percent';
import { writeNormalOption } from '../../src/listing-url/normal-option';
import type { BrandPrices } from '../catalogue/brand-prices';
import type { CatalogueProduct } from '../catalogue/catalogue-product';
import {
  inColour,
  productAddress,
  readVariant,
  swatchOf,
  variantAddress,
  type Variant,
} from '../catalogue/variant';
import type { ProductDetails } from './product-details';
import { viewsOfDrawing } from '../pictures/find-drawing';
import { readProduct } from './read-product';

type Choice = { readonly url: string; readonly isChosen: boolean };

export type ProductVariant = {
  readonly variant: Variant;
  /** In the colour. */
  readonly product: Product;
  /** More pictures of it in that colour. */
  readonly furtherPictures: readonly string[];
  /** The only colour of a product leads nowhere. */
  readonly colours: readonly (Partial<Choice> & { readonly swatch: Swatch })[];
  readonly sizes: readonly {
    readonly name: string;
    readonly values: readonly (Choice & { readonly text: string; readonly isSoldOut: boolean })[];
  }[];
};

type VariantOptions = {
  /** That of the page's address. What it names and the product does not have counts as missing. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly sizes: ProductDetails['options'];
  readonly prices: BrandPrices;
  /** The listing that the shopper comes from, to which the other variants lead back too. */
  readonly listUrl: string | undefined;
  /** Whether the pictures are the sample's drawings, of which there are views from nearer. */
  readonly drawsPictures: boolean;
};

/** Undefined for a product that no card could show. */
export function readProductVariant(
  found: CatalogueProduct,
  { query, sizes, prices, listUrl, drawsPictures }: VariantOptions,
): ProductVariant | undefined {
  // A retailer's own page may have another address.
  const page = { ...found, url: productAddress(found.id) };
  const wanted = readVariant(query);
  const isKnown = ([facet, form]: Variant['sizes'][number]) =>
    sizes.some(({ id, values }) => id === facet && values.map(writeNormalOption).includes(form));
  const variant = { ...wanted, sizes: wanted.sizes.filter(isKnown) };
  const product = readProduct(page, prices, variant);
  if (!product) return undefined;
  const swatch = swatchOf(page, variant);
  const withList = (url: string): string =>
    listUrl === undefined
      ? url
      : `${url}${url.includes('?') ? '&' : '?'}list=${encodePercent(listUrl)}`;
  const { imageUrl = '', furtherImageUrls = [] } = inColour(page, swatch, variant);
  return {
    variant,
    product,
    furtherPictures: drawsPictures ? viewsOfDrawing(imageUrl) : furtherImageUrls,
    colours: readColours(product).map(({ swatch, isChosen }) =>
      swatch.url === undefined ? { swatch } : { swatch, url: withList(swatch.url), isChosen },
    ),
    sizes: sizes.map(({ id, name, values }) => ({
      name,
      values: values.map((text) => {
        const size = [id, writeNormalOption(text)] as const;
        const others = variant.sizes.filter(([facet]) => facet !== id);
        return {
          text,
          url: withList(variantAddress(page, swatch, { sizes: [...others, size] })),
          isSoldOut:
            product.sizes?.find((one) => one.displayName === text)?.availability === 'SoldOut',
          isChosen: variant.sizes.some(([facet, form]) => facet === id && form === size[1]),
        };
      }),
    })),
  };
}

function readColours(product: Product) {
  const { swatches } = product;
  const chosen = shownSwatch(product) ?? swatches[0];
  return swatches.map((swatch) => ({ swatch, isChosen: swatch === chosen }));
}
