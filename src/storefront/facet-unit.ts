/** Units of range facets, by their names in `Intl.NumberFormat`. */
export const facetUnits = [
  'millimeter',
  'centimeter',
  'meter',
  'inch',
  'foot',
  'gram',
  'kilogram',
  'ounce',
  'pound',
  'milliliter',
  'liter',
  'gigabyte',
  'terabyte',
  'day',
  'week',
  'month',
  'year',
] as const;
export type FacetUnit = (typeof facetUnits)[number];

export const isFacetUnit = (value: unknown): value is FacetUnit =>
  (facetUnits as readonly unknown[]).includes(value);
