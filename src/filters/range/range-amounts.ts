/** How the numbers of a range are written and read: prices in their currency, others in the facet's unit. */
import { amountsOf, type Amounts } from '../../storefront/amounts';
import type { Language } from '../../storefront/language';
import type { NamingOptions } from '../facets/range-names';
import type { OfferedFacet } from '../facets/offered-facets';

export type RangeAmounts = Amounts & {
  /** What stands for the currency or the unit; the facet's name where its numbers have neither. */
  readonly mark: string;
  /** `£12.50`, `90 cm`; a number without a unit may be a year, which has no groups of digits. */
  readonly say: (amount: number) => string;
  /** What the two thumbs are called. */
  readonly thumbs: { readonly low: string; readonly high: string };
};

type RangedFacet = Pick<OfferedFacet, 'id' | 'name' | 'unit'>;

export function rangeAmounts(
  { id, name, unit }: RangedFacet,
  { language, currencyCode }: NamingOptions,
): RangeAmounts {
  const { filterForms } = language.texts;
  const amounts = amountsOf(language, currencyCode);
  if (id === 'price') {
    return {
      ...amounts,
      mark: language.currencyMark(currencyCode),
      say: (amount) => language.money(amount, currencyCode),
      thumbs: { low: filterForms.lowestPrice, high: filterForms.highestPrice },
    };
  }
  const mark = unit ? unitMark(unit, language) : name;
  return {
    read: amounts.read,
    write: unit ? language.number : String,
    mark,
    say: unit ? (amount) => language.measure(amount, unit) : String,
    thumbs: { low: filterForms.minimum(mark), high: filterForms.maximum(mark) },
  };
}

/** What `Intl` writes next to a number: `cm`. */
const unitMark = (unit: NonNullable<RangedFacet['unit']>, { measure }: Language): string =>
  measure(0, unit)
    .replace(/\p{Nd}/gu, '')
    .trim();
