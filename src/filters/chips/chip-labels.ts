/** Labels of the selected options (docs/product.md, 10.1). */
import { readRangeBounds, type RangeBounds } from '../../listing-url/range-option';
import { selectedOptions } from '../../listing-url/selected-options';
import type { ListingUrl } from '../../listing-url/listing-url';
import type { Language, NamedOption } from '../../storefront/language';
import type { Texts } from '../../storefront/texts/texts';
import type { KnownFacet } from '../known-facets';

export type Chip = {
  /** Unique among the chips. */
  readonly key: string;
  readonly facetId: string;
  readonly optionId: string;
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

/** What names an option that no listing names. */
export type OptionNames = { readonly language: Language; readonly currencyCode: string };

/** One chip for each selected option; none for the unfiltered facet. */
export function chipsOf(
  url: ListingUrl,
  known: readonly KnownFacet[],
  names: OptionNames,
): readonly Chip[] {
  const chips = selectedOptions(url).map(({ facetId, option }): Chip => {
    const values = known.find(({ id }) => id === facetId)?.values;
    const name = values?.find(({ seoId }) => seoId === option.seoId)?.name;
    const label = name ?? rangeName(facetId, option.id, names) ?? option.id;
    return {
      key: `${facetId}-${option.seoId}`,
      facetId,
      optionId: option.id,
      label: labelOf({ facetId, optionId: option.id, name: label }, names.language),
    };
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

/** The label of a range that no listing names: `"10"-"inf"` of price is "£10 and above". Undefined for other options. */
function rangeName(
  facetId: string,
  id: string,
  { language, currencyCode }: OptionNames,
): string | undefined {
  const bounds = readRangeBounds(id);
  const isOpen = bounds && bounds.from === undefined && bounds.to === undefined;
  if (!bounds || isOpen) return undefined;
  const write = (value: number) =>
    facetId === 'price' ? language.money(value, currencyCode) : language.number(value);
  return boundsName(bounds, write, language.texts);
}

function boundsName(
  { from, to }: RangeBounds,
  write: (value: number) => string,
  { options }: Texts,
): string {
  if (from === undefined) return options.upTo(write(to ?? 0));
  if (to === undefined) return options.andAbove(write(from));
  return from === to ? write(from) : options.between(write(from), write(to));
}
