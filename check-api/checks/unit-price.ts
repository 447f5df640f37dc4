/** Whether the price of a unit follows from what the product costs. */
import type { Measure, UnitPrice } from '../../src/catalogue/price';

type Quantity = 'mass' | 'volume' | 'length' | 'area' | 'pieces';

/**
 * The quantity of each unit and its size, in grams, millilitres, centimetres, square metres and pieces. Those of the
 * United States and of Great Britain that have one name differ.
 */
const sizes: Readonly<Record<Measure['unit'], readonly [Quantity, number, british?: number]>> = {
  mg: ['mass', 0.001],
  g: ['mass', 1],
  kg: ['mass', 1000],
  oz: ['mass', 28.349523125],
  lb: ['mass', 453.59237],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1000],
  cbm: ['volume', 1_000_000],
  floz: ['volume', 29.5735295625, 28.4130625],
  pt: ['volume', 473.176473, 568.26125],
  qt: ['volume', 946.352946, 1136.5225],
  gal: ['volume', 3785.411784, 4546.09],
  cm: ['length', 1],
  m: ['length', 100],
  in: ['length', 2.54],
  ft: ['length', 30.48],
  yd: ['length', 91.44],
  sqm: ['area', 1],
  sqft: ['area', 0.09290304],
  ct: ['pieces', 1],
};

export const isOneQuantity = ({ measure, reference }: UnitPrice): boolean =>
  sizes[measure.unit][0] === sizes[reference.unit][0];

/** What the unit costs, by the units of either country. */
export function unitAmounts(current: number, { measure, reference }: UnitPrice): readonly number[] {
  const amountBy = (sizeOf: (unit: Measure['unit']) => number) =>
    (current * reference.value * sizeOf(reference.unit)) / (measure.value * sizeOf(measure.unit));
  return [amountBy((unit) => sizes[unit][1]), amountBy((unit) => sizes[unit][2] ?? sizes[unit][1])];
}

/** Conversions with few digits, such as 28.35 g for an ounce, are no fault. */
const looseness = 0.001;

/** Rounded up or down to `step`, which is a penny. */
export const isRounded = (amount: number, exact: number, step: number): boolean =>
  Math.abs(amount - exact) < Math.max(step, exact * looseness);
