/** The facets of the sample catalogue. */
import { formatMoney } from '../../src/storefront/money';
import { availabilityFacet } from '../catalogue/availability';
import type { CatalogueFacet, RangeBand } from '../catalogue/catalogue-product';

/** Facets of several options that only some kinds of things have. */
const traitNames = {
  size: 'Size',
  waist: 'Waist',
  length: 'Length',
  shoeSize: 'Shoe size',
  shoeFit: 'Shoe fit',
  fit: 'Fit',
  material: 'Material',
  pattern: 'Pattern',
  style: 'Style',
  shape: 'Shape',
  room: 'Room',
  seats: 'Seats',
  firmness: 'Firmness',
  threadCount: 'Thread count',
  occasion: 'Occasion',
  sleeve: 'Sleeve',
  rise: 'Rise',
  strap: 'Strap',
  frameShape: 'Frame shape',
  energyRating: 'Energy rating',
  features: 'Features',
  connectivity: 'Connectivity',
  resolution: 'Resolution',
  storage: 'Storage',
  batteryLife: 'Battery life',
  network: 'Network',
  power: 'Power',
  powerSource: 'Power source',
  installation: 'Installation',
  split: 'Fridge freezer split',
  spinSpeed: 'Spin speed',
  dryerType: 'Dryer type',
  microwaveType: 'Microwave type',
  coffeeType: 'Coffee machine type',
  hobType: 'Hob type',
  bulbFitting: 'Bulb fitting',
  frameSize: 'Frame size',
  wheelSize: 'Wheel size',
  gears: 'Gears',
  berth: 'Sleeps',
  capacity: 'Capacity',
  activity: 'Activity',
  weight: 'Weight',
  thickness: 'Thickness',
  ballSize: 'Ball size',
  fuel: 'Fuel',
  burners: 'Burners',
  cutWidth: 'Cutting width',
  ageRange: 'Age',
  pieces: 'Pieces',
} as const;

export type TraitId = keyof typeof traitNames;

export const traitIds = Object.keys(traitNames) as readonly TraitId[];

/** A product comes in several neighbouring values of these. */
export const isRunOfSizes = (id: TraitId): boolean =>
  id === 'size' || id === 'waist' || id === 'shoeSize';

/** A product has one to three values of these. */
export const isManyValued = (id: TraitId): boolean =>
  ['features', 'connectivity', 'room', 'occasion', 'hobType', 'activity', 'length'].includes(id);

/** The "4 stars & up" values that an average rating belongs to, the best first. */
export const ratingBands = (average: number): string[] =>
  [4, 3, 2, 1].filter((stars) => average >= stars).map(ratingBand);

const ratingBand = (stars: number): string => (stars === 1 ? '1 star & up' : `${stars} stars & up`);

/** Adjoining bands: each ends one `step` before the next begins; the outer ones are open. */
function bandsBetween(
  ends: readonly number[],
  step: number,
  name: (value: number) => string,
): RangeBand[] {
  const last = ends.length;
  return Array.from({ length: last + 1 }, (_, at) => {
    const from = ends[at - 1];
    const next = ends[at];
    const to = next === undefined ? undefined : Math.round((next - step) * 100) / 100;
    if (from === undefined) return { to: to ?? 0, name: `Up to ${name(to ?? 0)}` };
    if (to === undefined) return { from, name: `${name(from)} and above` };
    return { from, to, name: from === to ? name(from) : `${name(from)} to ${name(to)}` };
  });
}

const unit = (suffix: string) => (value: number) => `${value}${suffix}`;
const pounds = (value: number) => formatMoney(value, 'GBP');

const range = (id: string, name: string, bands: readonly RangeBand[]) =>
  ({ id, name, type: 'range', bands }) satisfies CatalogueFacet;

const multiple = (id: string, name: string): CatalogueFacet => ({ id, name, type: 'multiple' });

export const measureIds = [
  'screenSize',
  'microwaveCapacity',
  'dryLoad',
  'washLoad',
  'width',
  'height',
  'depth',
] as const;
export type MeasureId = (typeof measureIds)[number];

/** A side of a piece of furniture, in whole centimetres. */
const side = (id: MeasureId, name: string, ends: readonly number[]): CatalogueFacet => ({
  ...range(id, name, bandsBetween(ends, 1, unit(' cm'))),
  unit: 'centimeter',
});

/** All facets. Price bands end a penny before the next begins; discount bands are open above, in percent. */
export const sampleFacets: readonly CatalogueFacet[] = [
  multiple('brand', 'Brand'),
  multiple('colours', 'Colour'),
  ...traitIds.map((id) => multiple(id, traitNames[id])),
  {
    id: 'customerRating',
    name: 'Customer rating',
    type: 'multiple',
    values: [4, 3, 2, 1].map(ratingBand),
  },
  range('price', 'Price', bandsBetween([10, 20, 50, 100, 200, 500, 1000], 0.01, pounds)),
  range(
    'discount',
    'Discount',
    [10, 20, 30, 40, 50].map((from) => ({ from, name: `${from}% off or more` })),
  ),
  {
    ...range(
      'screenSize',
      'Screen size',
      bandsBetween([8, 14, 24, 33, 44, 56, 70], 0.1, unit('"')),
    ),
    unit: 'inch',
  },
  {
    ...range('microwaveCapacity', 'Microwave capacity', bandsBetween([18, 24, 28], 1, unit(' L'))),
    unit: 'liter',
  },
  {
    ...range('dryLoad', 'Drying load', bandsBetween([6, 7, 8, 9], 0.5, unit(' kg'))),
    unit: 'kilogram',
  },
  {
    ...range('washLoad', 'Washing load', bandsBetween([7, 8, 9, 10], 1, unit(' kg'))),
    unit: 'kilogram',
  },
  side('width', 'Width', [60, 90, 120, 150, 180, 220]),
  side('height', 'Height', [50, 75, 100, 150, 200]),
  side('depth', 'Depth', [40, 50, 60, 80, 100]),
  multiple('department', 'Department'),
  multiple('priceType', 'Price type'),
  multiple('promotion', 'Offers'),
  availabilityFacet,
];
