/** Numbers with units, as retailers write them: `120 cm`, `2,5 kg`, `55"`, `1,200 mm`, `450 pages`. */
import type { FacetUnit } from '../../../src/storefront/facet-unit';
import type { DecimalMark } from '../products/read-price';

export type Unit = {
  /** Units of one kind convert into each other. */
  readonly kind: string;
  /** How many of the kind's smallest common unit it is. */
  readonly factor: number;
  /** Written after a number, with the space it needs. */
  readonly suffix: string;
};

/** The value counts the kind's smallest common unit: 1.2 m is 1200, of millimetres. */
export type Quantity = { readonly value: number; readonly unit: Unit };

/** Of each kind: the suffix of a unit, its factor, its spellings in lower case. */
const kinds: readonly (readonly (readonly [
  suffix: string,
  factor: number,
  spellings: string,
])[])[] = [
  [
    [' mm', 1, 'mm millimetre millimetres millimeter millimeters'],
    [' cm', 10, 'cm centimetre centimetres centimeter centimeters zentimeter'],
    [' m', 1000, 'm metre metres meter meters'],
    ['"', 25.4, "\" ″ ” '' in inch inches zoll"],
    [' ft', 304.8, "ft foot feet ' ′ ’"],
  ],
  [
    [' mg', 0.001, 'mg'],
    [' g', 1, 'g gr gram grams gramm gramme grammes'],
    [' kg', 1000, 'kg kgs kilo kilos kilogram kilograms kilogramm'],
    [' oz', 28.35, 'oz ounce ounces'],
    [' lb', 453.59, 'lb lbs pound pounds'],
  ],
  [
    [' ml', 1, 'ml millilitre millilitres milliliter milliliters'],
    [' cl', 10, 'cl centilitre centilitres'],
    [' L', 1000, 'l lt ltr litre litres liter liters'],
  ],
  [
    [' W', 1, 'w watt watts'],
    [' kW', 1000, 'kw kilowatt'],
  ],
  [
    [' MB', 1, 'mb'],
    [' GB', 1000, 'gb'],
    [' TB', 1_000_000, 'tb'],
  ],
  [
    [' days', 1, 'd day days'],
    [' weeks', 7, 'wk week weeks'],
    [' months', 30, 'month months mth mths monate'],
    [' years', 365, 'y yr yrs year years jahre'],
  ],
];

const units: ReadonlyMap<string, Unit> = new Map(
  kinds.flatMap((kind) =>
    kind.flatMap(([suffix, factor, spellings]) =>
      spellings
        .split(' ')
        .map((spelling) => [spelling, { kind: kind[0]?.[0] ?? '', factor, suffix }] as const),
    ),
  ),
);

export const noUnit: Unit = { kind: '', factor: 1, suffix: '' };

/** By suffix: the units that a page can write in its own language. */
const facetUnitBySuffix: ReadonlyMap<string, FacetUnit> = new Map([
  [' mm', 'millimeter'],
  [' cm', 'centimeter'],
  [' m', 'meter'],
  ['"', 'inch'],
  [' ft', 'foot'],
  [' g', 'gram'],
  [' kg', 'kilogram'],
  [' oz', 'ounce'],
  [' lb', 'pound'],
  [' ml', 'milliliter'],
  [' L', 'liter'],
  [' GB', 'gigabyte'],
  [' TB', 'terabyte'],
  [' days', 'day'],
  [' weeks', 'week'],
  [' months', 'month'],
  [' years', 'year'],
]);

export const facetUnitOf = ({ suffix }: Unit): FacetUnit | undefined =>
  facetUnitBySuffix.get(suffix);

/** Undefined for a word that is no known unit: `cm`, `in.`, `KG`. */
export const knownUnit = (word: string): Unit | undefined =>
  units.get(word.toLowerCase().replace(/\.$/, ''));

/** Whether numbers of this kind say how they compare: 512 MB and 1 GB do, 8K and 4K UHD do not. */
export const isKnownKind = (kind: string): boolean =>
  kind === noUnit.kind || kinds.some(([unit]) => unit?.[0] === kind);

/** A unit that is not known converts into no other: `pages`, `°C`. */
function unitOf(text: string): Unit {
  if (text === '') return noUnit;
  const isSign = /^[^\p{L}\p{N}]/u.test(text);
  return (
    knownUnit(text) ?? { kind: text.toLowerCase(), factor: 1, suffix: isSign ? text : ` ${text}` }
  );
}

/** `1,200` is 1200 and `2,5` is 2.5; where a comma is the file's decimal mark, `1,200` is 1.2 and `1.200` is 1200. */
function readAmount(digits: string, decimal: DecimalMark): number {
  const inGroups = decimal === '.' ? /^\d{1,3}(?:,\d{3})+(?:\.|$)/ : /^\d{1,3}(?:\.\d{3})+(?:,|$)/;
  const ungrouped = inGroups.test(digits)
    ? digits.replaceAll(decimal === '.' ? ',' : '.', '')
    : digits;
  return Number(ungrouped.replace(',', '.'));
}

const longestQuantity = 40;
const longestUnit = 16;
/** More digits are a code. */
const most = 1e9;

/**
 * Undefined for a text that is more or less than one number and its unit: `6-12 months`, `120 x 60 cm`, `2024-01-31`.
 * What follows in parentheses says the same again, as in `55" (139 cm)`.
 */
export function readQuantity(text: string, decimal: DecimalMark): Quantity | undefined {
  const found = text.length > longestQuantity ? null : /^\d[\d.,]*/.exec(text);
  if (found === null) return undefined;
  const [digits] = found;
  const rest = text.slice(digits.length).replace(/\(.*/s, '').trim().replace(/^-/, '');
  const amount = readAmount(digits.replace(/[.,]$/, ''), decimal);
  if (!(amount < most) || rest.length > longestUnit || /[\d,/]/.test(rest)) return undefined;
  const unit = unitOf(rest);
  return { value: amount * unit.factor, unit };
}

/** To three decimals, which hides what the conversion of inches leaves. */
export const inUnit = (value: number, { factor }: Unit): number =>
  Math.round((value / factor) * 1000) / 1000;
