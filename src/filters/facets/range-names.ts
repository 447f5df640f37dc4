/** The names that the page itself gives to ranges of prices and of other numbers. */
import { weakMapMemoize } from '@reduxjs/toolkit';
import { readRangeBounds, type RangeBounds } from '../../listing-url/range-option';
import type { Language } from '../../storefront/language';
import type { KnownFacet } from './known-facets';

export type NamingOptions = {
  readonly language: Language;
  /** ISO 4217 code of the prices on screen. */
  readonly currencyCode: string;
};

type NamedFacet = Pick<KnownFacet, 'id' | 'unit'>;

/**
 * `"10"-"inf"` of price is "£10 and above". Undefined for an option that is no range, and for a range without bounds.
 */
export function rangeName(
  facet: NamedFacet,
  optionId: string,
  { language, currencyCode }: NamingOptions,
): string | undefined {
  const bounds = readRangeBounds(optionId);
  if (!bounds) return undefined;
  return boundsName(bounds, language, (value) =>
    facet.id === 'price'
      ? language.money(value, currencyCode)
      : sayNumber(value, facet.unit, language),
  );
}

/** `90 cm`; a number without a unit may be a year, which has no groups of digits. */
export const sayNumber = (
  value: number,
  unit: NamedFacet['unit'],
  { measure, ungrouped }: Language,
): string => (unit ? measure(value, unit) : ungrouped(value));

function boundsName(
  { from, to }: RangeBounds,
  { texts: { options } }: Language,
  write: (value: number) => string,
): string | undefined {
  if (from === undefined) return to === undefined ? undefined : options.upTo(write(to));
  if (to === undefined) return options.andAbove(write(from));
  return from === to ? write(from) : options.between(write(from), write(to));
}

/**
 * The page's own name of an option, where its language names ranges and the facet's numbers are prices or have a unit.
 */
export const ownRangeName = (
  facet: NamedFacet,
  optionId: string,
  options: NamingOptions,
): string | undefined =>
  options.language.namesRanges && (facet.id === 'price' || facet.unit)
    ? rangeName(facet, optionId, options)
    : undefined;

/** The same facet where no name differs, so that it does not render again. */
const withOwnNames = weakMapMemoize((facet: KnownFacet, options: NamingOptions): KnownFacet => {
  const isNamed = facet.values.some(({ id }) => ownRangeName(facet, id, options) !== undefined);
  if (!isNamed) return facet;
  const values = facet.values.map((value) => ({
    ...value,
    name: ownRangeName(facet, value.id, options) ?? value.name,
  }));
  return { ...facet, values };
});

/** The facets with the names of their ranges in the page's language. */
export const nameRanges = (
  known: readonly KnownFacet[],
  options: NamingOptions,
): readonly KnownFacet[] =>
  options.language.namesRanges ? known.map((facet) => withOwnNames(facet, options)) : known;
