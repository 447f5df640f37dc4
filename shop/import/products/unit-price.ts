/** The price of a unit, computed from what is sold: `750 ml` at 6 is 8 for `1 l`. */
import type { Measure, UnitPrice } from '../../../src/catalogue/price';
import { roundTo } from '../facets/bands';
import { decimalsOf } from './currencies';
import { RowProblem } from './product-draft';
import { quote } from './read-texts';

/**
 * Units of one kind convert into each other. Pints, quarts, gallons and fluid ounces are of other sizes in the United
 * Kingdom than in the United States: they convert into nothing.
 */
const kinds: readonly Readonly<Partial<Record<Measure['unit'], number>>>[] = [
  { mg: 0.001, g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 },
  { ml: 1, cl: 10, l: 1000, cbm: 1_000_000 },
  { cm: 1, m: 100, in: 2.54, ft: 30.48, yd: 91.44 },
  { sqm: 1, sqft: 0.09290304 },
  { floz: 1 },
  { pt: 1 },
  { qt: 1 },
  { gal: 1 },
  { ct: 1 },
];

const spellings: Readonly<Record<string, Measure['unit']>> = {
  'm²': 'sqm',
  m2: 'sqm',
  'm³': 'cbm',
  m3: 'cbm',
  'fl oz': 'floz',
};

const usualDecimals = 2;

/** Those of a currency, where it is known. */
export const decimalsIn = ({ currency }: { readonly currency?: string | undefined }): number =>
  currency === undefined ? usualDecimals : decimalsOf(currency);

const form = /^(?<value>\d+(?:[.,]\d+)?)\s*(?<unit>[a-z²³\d][a-z²³\d ]{0,5})$/i;

/** `750 ml`, `1,5kg`, `10ct`. Throws a `RowProblem` for anything else. */
export function readMeasure(name: string, text: string): Measure {
  const { value = '', unit = '' } = form.exec(text.trim())?.groups ?? {};
  const lower = unit.toLowerCase();
  const known = Object.hasOwn(spellings, lower) ? spellings[lower] : lower;
  const found = kinds.flatMap((kind) => Object.keys(kind) as Measure['unit'][]);
  const named = found.find((one) => one === known);
  const amount = Number(value.replace(',', '.'));
  if (named === undefined || !(amount > 0))
    throw new RowProblem(`${name} is no measure: ${quote(text)}`);
  return { value: amount, unit: named };
}

const kindOf = (unit: Measure['unit']) => kinds.find((kind) => Object.hasOwn(kind, unit)) ?? {};

/** One kilogram, litre or the like, which prices of units are for where nothing else is said. */
function usualBase({ unit }: Measure): Measure {
  if ('kg' in kindOf(unit)) return { value: 1, unit: 'kg' };
  return 'l' in kindOf(unit) ? { value: 1, unit: 'l' } : { value: 1, unit };
}

/** Throws a `RowProblem` for measures that do not convert into each other. `digits` are those of the currency. */
export function unitPriceOf(
  current: number,
  { measure, base = usualBase(measure) }: { measure: Measure; base?: Measure | undefined },
  digits: number,
): UnitPrice {
  const kind = kindOf(measure.unit);
  const [sold, unit] = [kind[measure.unit] ?? NaN, kind[base.unit] ?? NaN];
  const amount = roundTo((current / (measure.value * sold)) * base.value * unit, digits);
  if (!(amount > 0))
    throw new RowProblem(
      `there is no price for ${base.value} ${base.unit} of ${measure.value} ${measure.unit}`,
    );
  return { amount, measure, reference: base };
}
