/** Labels of the selected options (docs/product.md, 10.1). */
import { selectedOptions } from '../../listing-url/selected-options';
import type { ListingUrl } from '../../listing-url/listing-url';
import type { Language, NamedOption } from '../../storefront/language';
import type { KnownFacet } from '../facets/known-facets';
import { ownRangeName, rangeName, type NamingOptions } from '../facets/range-names';

/** A storefront's text of an option in its chip; undefined for the name in the listing. */
export type ChipTexts = (option: NamedOption, language: Language) => string | undefined;

export type Chip = {
  /** Unique among the chips. */
  readonly key: string;
  readonly facetId: string;
  readonly optionId: string;
  /** The option's own, which stands below the name of its facet. */
  readonly name: string;
  readonly label: string;
  /** The facet's name, where another chip has the same label. */
  readonly facetName?: string;
};

/** A facet's name, or its id in words until a listing names it: `customerRating` becomes "Customer rating". */
export function facetNameOf(known: readonly KnownFacet[], facetId: string): string {
  const name = known.find(({ id }) => id === facetId)?.name;
  const words = facetId.replace(/\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`);
  return name ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** One chip for each selected option; none for the unfiltered facet. */
export function chipsOf(
  url: ListingUrl,
  known: readonly KnownFacet[],
  options: NamingOptions,
): readonly Chip[] {
  const chips = selectedOptions(url).map(({ facetId, option }): Chip => {
    const facet = known.find(({ id }) => id === facetId) ?? { id: facetId, values: [] };
    const optionId = option.id;
    const name =
      ownRangeName(facet, optionId, options) ??
      facet.values.find(({ seoId }) => seoId === option.seoId)?.name ??
      rangeName(facet, optionId, options) ??
      optionId;
    const named = { facetId, optionId, name };
    return { ...named, key: `${facetId}-${option.seoId}`, label: labelOf(named, options.language) };
  });
  return chips.map((chip) =>
    chips.some((other) => other !== chip && other.label === chip.label)
      ? { ...chip, facetName: facetNameOf(known, chip.facetId) }
      : chip,
  );
}

function labelOf(option: NamedOption, { chipText, texts }: Language): string {
  const { facetId, name } = option;
  const own = facetId === 'customerRating' ? texts.options.customerRating(name) : name;
  return chipText?.(option) ?? own;
}
