/** Measures as others write them, and the prices of units that follow (docs/prices.md). No page loads it. */
import type { Measure, UnitPrice } from './price';

type Unit = Measure['unit'];
type Quantity = 'mass' | 'volume' | 'length' | 'area' | 'pieces';

/**
 * The quantity of each unit and its size, in grams, millilitres, centimetres, square metres and pieces. Those of the
 * United States and of Great Britain that have one name differ.
 */
const units: Readonly<Record<Unit, readonly [Quantity, number, british?: number]>> = {
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

/** Other names of units, and how many of those one unit has. */
const otherNames: Readonly<Record<string, readonly [unit: Unit, share?: number]>> = {
  mm: ['cm', 10],
  m2: ['sqm'],
  'm²': ['sqm'],
  m3: ['cbm'],
  'm³': ['cbm'],
  ft2: ['sqft'],
  'ft²': ['sqft'],
  'fl oz': ['floz'],
  item: ['ct'],
};

const isUnit = (name: string): name is Unit => Object.hasOwn(units, name);

/** Undefined for a unit that is none, or a number that is not above zero. */
export function measureOf(value: number, name: string): Measure | undefined {
  const lower = name.toLowerCase();
  const [unit, share = 1] = (Object.hasOwn(otherNames, lower) && otherNames[lower]) || [lower];
  return value > 0 && isUnit(unit) ? { value: value / share, unit } : undefined;
}

const longestMeasure = 50;
const form = /^(\d+(?:[.,]\d+)?)\s*([a-z][a-z ]{0,5}[23²³]?)$/i;

/** `750 ml`, `1,5kg`, `10ct`; undefined for anything else. */
export function readMeasureText(text: string): Measure | undefined {
  const [, value = '', unit = ''] = form.exec(text.trim().slice(0, longestMeasure)) ?? [];
  return measureOf(Number(value.replace(',', '.')), unit);
}

export const isOneQuantity = ({ measure, reference }: Omit<UnitPrice, 'amount'>): boolean =>
  units[measure.unit][0] === units[reference.unit][0];

/** What the reference costs, by the units of the United States and by those of Great Britain. */
export function unitAmounts(
  current: number,
  { measure, reference }: Omit<UnitPrice, 'amount'>,
): readonly [american: number, british: number] {
  const amountBy = (sizeOf: (unit: Unit) => number) =>
    (current * reference.value * sizeOf(reference.unit)) / (measure.value * sizeOf(measure.unit));
  return [amountBy((unit) => units[unit][1]), amountBy((unit) => units[unit][2] ?? units[unit][1])];
}

/** One kilogram, litre or the like, which prices of units are for where nothing else is said. */
export function usualReference({ unit }: Measure): Measure {
  const [quantity, , british] = units[unit];
  if (quantity === 'mass') return { value: 1, unit: 'kg' };
  return quantity === 'volume' && british === undefined
    ? { value: 1, unit: 'l' }
    : { value: 1, unit };
}
