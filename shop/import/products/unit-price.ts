/** The price of a unit, computed from what is sold: `750 ml` at 6 is 8 for `1 l`. */
import {
  isOneQuantity,
  readMeasureText,
  unitAmounts,
  usualReference,
} from '../../../src/catalogue/measures';
import type { Measure, UnitPrice } from '../../../src/catalogue/price';
import { decimalsOf } from '../../../src/storefront/formats';
import { roundTo } from '../facets/bands';
import { RowProblem } from './product-draft';
import { quote } from './read-texts';

const usualDecimals = 2;

/** Those of a currency, where it is known. */
export const decimalsIn = ({ currency }: { readonly currency?: string | undefined }): number =>
  currency === undefined ? usualDecimals : decimalsOf(currency);

/** `750 ml`, `1,5kg`, `10ct`. Throws a `RowProblem` for anything else. */
export function readMeasure(name: string, text: string): Measure {
  const measure = readMeasureText(text);
  if (measure === undefined) throw new RowProblem(`${name} is no measure: ${quote(text)}`);
  return measure;
}

/** Sizes that differ by less are those of one country, which floating point makes different. */
const imprecision = 1e-9;

/**
 * Throws a `RowProblem` for measures that do not convert into each other, or into another amount in the United States
 * than in Great Britain. `digits` are those of the currency.
 */
export function unitPriceOf(
  current: number,
  { measure, base = usualReference(measure) }: { measure: Measure; base?: Measure | undefined },
  digits: number,
): UnitPrice {
  const measures = { measure, reference: base };
  const [american, british] = unitAmounts(current, measures);
  const isKnown = isOneQuantity(measures) && Math.abs(american - british) <= american * imprecision;
  const amount = roundTo(american, digits);
  if (!isKnown || !(amount > 0))
    throw new RowProblem(
      `there is no price for ${base.value} ${base.unit} of ${measure.value} ${measure.unit}`,
    );
  return { amount, ...measures };
}
