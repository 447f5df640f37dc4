/** The colour and the sizes that a shopper looks for, from a listing on to the product's page. */
import { isColourFacetId } from '../../src/listing-url/facet-id';
import { readNormalOption, writeNormalOption } from '../../src/listing-url/normal-option';
import { withoutUndefined } from '../../src/lib/without-undefined';
import type { CatalogueProduct, CatalogueSwatch } from './catalogue-product';
import type { ListingQuery } from './listing-engine';
import { readWords } from './words';

export type Variant = {
  /** The URL form of a colour. */
  readonly colour?: string | undefined;
  /** Those of a search, which may name a colour. */
  readonly words?: readonly string[];
  /** The URL form of one value each, by facet. */
  readonly sizes: readonly (readonly [string, string])[];
};

/** A product comes in each of these values; of any other attribute it has them all at once. */
export const sizeFacets: readonly string[] = ['size', 'waist', 'length', 'shoeSize'];

/** Without a colour and without sizes. */
export const anyVariant: Variant = { sizes: [] };

/** What the filters, the subject or the words of a listing narrow it to; several colours or sizes count as none. */
export function narrowedTo({ base, filters }: ListingQuery, searchedTerm?: string): Variant {
  const subject = base.kind === 'facet' ? [[base.facetId, [base.optionId]] as const] : [];
  const options = [...subject, ...filters].flatMap(([facetId, ids]) =>
    ids.map((id) => [facetId, writeNormalOption(id)] as const),
  );
  const onlyOf = (isWanted: (facetId: string) => boolean): string | undefined => {
    const wanted = options.filter(([facetId]) => isWanted(facetId));
    return wanted.length === 1 ? wanted[0]?.[1] : undefined;
  };
  const isFiltered = options.some(([facetId]) => isColourFacetId(facetId));
  const term = base.kind === 'search' && !isFiltered ? (searchedTerm ?? base.term) : '';
  return {
    colour: onlyOf(isColourFacetId),
    words: readWords(term),
    sizes: sizeFacets.flatMap((facet) => {
      const size = onlyOf((id) => id === facet);
      return size === undefined ? [] : [[facet, size] as const];
    }),
  };
}

const longestOption = 200;

const readOption = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= longestOption
    ? writeNormalOption(readNormalOption(value))
    : undefined;

/** What the query of a product's address names: `?colour=navy&size=m`. */
export const readVariant = (query: Readonly<Record<string, unknown>>): Variant => ({
  colour: readOption(query.colour),
  sizes: sizeFacets.flatMap((facet) => {
    const size = readOption(query[facet]);
    return size === undefined ? [] : [[facet, size] as const];
  }),
});

/** The swatch whose name has most of the words; none where two have as many. */
function namedIn(
  words: readonly string[],
  swatches: readonly CatalogueSwatch[],
): CatalogueSwatch | undefined {
  const [first, second] = swatches
    .map((swatch) => ({ swatch, named: readWords(swatch.displayName) }))
    .filter(({ named }) => named.length > 0 && named.every((word) => words.includes(word)))
    .toSorted((one, other) => other.named.length - one.named.length);
  return first && first.named.length > (second?.named.length ?? 0) ? first.swatch : undefined;
}

/** The swatch of the variant's colour; undefined where the product has none. */
export const swatchOf = (
  { swatches }: CatalogueProduct,
  { colour, words = [] }: Variant,
): CatalogueSwatch | undefined =>
  colour === undefined
    ? namedIn(words, swatches)
    : swatches.find(({ displayName }) => writeNormalOption(displayName) === colour);

/** The address of a product's page in this shop. */
export const productAddress = (id: string): string => `/product/${encodeURIComponent(id)}`;

/**
 * The address of the product in a colour and in sizes, such as `/product/7?colour=navy&size=m`; one outside of this
 * shop as it is.
 */
export function variantAddress(
  { id, url, swatches }: CatalogueProduct,
  swatch: CatalogueSwatch | undefined,
  { sizes }: Pick<Variant, 'sizes'>,
): string {
  if (url !== productAddress(id)) return url;
  const isColoured = swatch !== undefined && swatches.length > 1;
  const colour = isColoured ? [['colour', writeNormalOption(swatch.displayName)] as const] : [];
  // The forms of options are encoded.
  const pairs = [...colour, ...sizes].map((pair) => pair.join('='));
  return pairs.length === 0 ? url : `${url}?${pairs.join('&')}`;
}

/** The title with the name of the colour in the place of that of the product's own picture. */
function titleIn(
  { title, imageUrl, swatches }: CatalogueProduct,
  { displayName }: CatalogueSwatch,
): string {
  const own = swatches.find(({ productImageSrc }) => productImageSrc === imageUrl)?.displayName;
  const words = title.split(' ');
  const at = own === undefined ? -1 : words.indexOf(own);
  return at < 0 ? title : words.with(at, displayName).join(' ');
}

/**
 * The product in the colour of a swatch, or in its own without one. In another colour it has no second picture, which
 * shows its own.
 */
export function inColour(
  product: CatalogueProduct,
  swatch: CatalogueSwatch | undefined,
  variant: Variant,
): CatalogueProduct {
  const url = variantAddress(product, swatch, variant);
  if (swatch === undefined) return { ...product, url };
  const { displayName, productImageSrc: imageUrl, furtherImageUrls } = swatch;
  const title = titleIn(product, swatch);
  const isOwn = imageUrl === undefined || imageUrl === product.imageUrl;
  const imageAlt = `${title}, ${displayName}`;
  const pictures = { imageUrl, imageAlt, secondImageUrl: undefined, furtherImageUrls };
  return withoutUndefined({
    ...product,
    url,
    title,
    ...(!isOwn && pictures),
  });
}
