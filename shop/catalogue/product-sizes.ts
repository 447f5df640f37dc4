/** The sizes of a product as the listing API sends them. */
import type { WireSize } from '../../src/catalogue/listing-response';
import { writeNormalOption } from '../../src/listing-url/normal-option';
import { withoutUndefined } from '../../src/lib/without-undefined';
import { joinAvailability } from './availability';
import type { CatalogueProduct } from './catalogue-product';
import { sizeFacets, swatchOf, variantAddress, type Variant } from './variant';

/** The facet of whose values a shopper chooses one; undefined where that takes several facets, as waist and length. */
export function choiceOfSizes({ attributes }: Pick<CatalogueProduct, 'attributes'>) {
  const [facet, another] = sizeFacets.filter((id) => (attributes[id]?.length ?? 0) > 1);
  return another === undefined ? facet : undefined;
}

/** In the colour of the variant. Nothing is claimed of a size of which no variant is known. */
export function writeSizes(
  product: CatalogueProduct,
  shown: Variant,
): readonly WireSize[] | undefined {
  const facet = choiceOfSizes(product);
  if (facet === undefined) return undefined;
  const swatch = swatchOf(product, shown);
  const colour = swatch?.displayName;
  const inColour = product.variants?.filter(
    ({ options: { colours } = {} }) =>
      colour === undefined || colours === undefined || colours === colour,
  );
  return product.attributes[facet]?.map((displayName) => {
    const variants = inColour?.filter(({ options }) => options?.[facet] === displayName) ?? [];
    const sizes = [[facet, writeNormalOption(displayName)] as const];
    const url = variantAddress(product, swatch, { sizes });
    return withoutUndefined({
      displayName,
      variation_id: variants.length === 1 ? variants[0]?.id : undefined,
      url: url === product.url ? undefined : url,
      availability: variants.length > 0 ? joinAvailability(variants) : undefined,
    });
  });
}
