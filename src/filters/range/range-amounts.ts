/** How the numbers of a range are written and read: prices in their currency, others in the facet's unit. */
import { amountsOfFacet, type Amounts } from '../../storefront/amounts';
import type { Language } from '../../storefront/language';
import { sayNumber, type NamingOptions } from '../facets/range-names';
import type { OfferedFacet } from '../facets/offered-facets';

export type RangeAmounts = Amounts & {
  /** What stands for the currency or the unit; the facet's name where its numbers have neither. */
  readonly mark: string;
  /** `£12.50`, `90 cm`. */
  readonly say: (amount: number) => string;
  /** What the two thumbs are called. */
  readonly thumbs: { readonly low: string; readonly high: string };
};

type RangedFacet = Pick<OfferedFacet, 'id' | 'name' | 'unit'>;

export function rangeAmounts(
  facet: RangedFacet,
  { language, currencyCode }: NamingOptions,
): RangeAmounts {
  const { filterForms } = language.texts;
  const { id, name, unit } = facet;
  const amounts = amountsOfFacet(facet, language, currencyCode);
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
    ...amounts,
    mark,
    say: (amount) => sayNumber(amount, unit, language),
    thumbs: { low: filterForms.minimum(mark), high: filterForms.maximum(mark) },
  };
}

/** What `Intl` writes next to a number: `cm`. */
const unitMark = (unit: NonNullable<RangedFacet['unit']>, { measure }: Language): string =>
  measure(0, unit)
    .replace(/\p{Nd}/gu, '')
    .trim();
