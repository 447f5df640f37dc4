/** The order of options that have one: sizes in letters, and numbers with their units. */
import type { DecimalMark } from '../products/read-price';
import { isKnownKind, type Quantity, readQuantity } from './quantity';

const sizeForm = /^(x{0,9}|\d{1,2}x)([sml]|small|medium|large)$/;
const directionOf = (letter: string): number => 'sml'.indexOf(letter.charAt(0)) - 1;

/** S is -1, M is 0, `XL` and `Extra large` are 2, `3XL` is 4. */
function letterSize(text: string): number | undefined {
  const plain = text.toLowerCase().replaceAll('extra', 'x').replace(/[\s-]/g, '');
  const found = sizeForm.exec(plain);
  if (found === null) return undefined;
  const [, exes = '', letter = ''] = found;
  return directionOf(letter) * (1 + (parseInt(exes, 10) || exes.length));
}

/** Of `6-12 months` and `S/M` the first part, of `UK 8` the number. */
function quantityOf(text: string, decimal: DecimalMark): Quantity | undefined {
  const whole = readQuantity(text, decimal);
  if (whole !== undefined) return whole;
  const [, low = '', unit = ''] = /^(\d+)\s?[-–/+]\s?\d*\s?(\p{L}{0,9})$/u.exec(text) ?? [];
  return readQuantity(`${low} ${unit}`.trim(), decimal);
}

const firstPart = (text: string): string => text.split(/[/-]/, 1)[0]?.trim() ?? '';

type Place = {
  readonly text: string;
  readonly group: number;
  readonly kind: string;
  readonly number: number;
};

const numbers = 0;
const texts = 1;
const letterSizes = 2;

function placeOf(text: string, decimal: DecimalMark): Place {
  const size = letterSize(text) ?? letterSize(firstPart(text));
  if (size !== undefined) return { text, group: letterSizes, kind: '', number: size };
  const quantity = quantityOf(text, decimal);
  if (quantity === undefined) return { text, group: texts, kind: '', number: 0 };
  return { text, group: numbers, kind: quantity.unit.kind, number: quantity.value };
}

const byName = new Intl.Collator('en', { numeric: true });

/** The texts in their order; undefined where all go by their names. */
export function orderOptions(
  options: readonly string[],
  decimal: DecimalMark,
): readonly string[] | undefined {
  const places = options.map((text) => placeOf(text, decimal));
  if (places.every(({ group }) => group === texts)) return undefined;
  const [first] = places;
  const isOfOneKind = places.every(({ kind }) => kind === first?.kind);
  return places
    .map((place) =>
      isOfOneKind || isKnownKind(place.kind) ? place : { ...place, group: texts, number: 0 },
    )
    .sort(
      (one, other) =>
        one.group - other.group ||
        (one.group === numbers ? byName.compare(one.kind, other.kind) : 0) ||
        one.number - other.number ||
        byName.compare(one.text, other.text),
    )
    .map(({ text }) => text);
}
