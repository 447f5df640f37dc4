/** Names for ranges of the shopper's own. */
import type { RangeBounds } from '../listing-url/range-option';
import { groupDigits } from '../lib/group-digits';
import { formatMoney } from '../storefront/money';

const unitForm = /([£€$]|\b[A-Z]{3}\s)?\d[\d,]{0,18}(?:\.\d{1,15})?(\s?(?:[%"″]|[a-zA-Z]{1,6}))?$/;

/**
 * A bound as the names of bands have it: `£1,200` and `£12.50` of the mark `£`, `USD 12.50` of a currency's code,
 * `12.5` of no mark. A number without a mark may be a year, which has no groups of digits.
 */
export function writeBound(value: number, mark: string): string {
  if (mark.length > 1) return formatMoney(value, mark);
  if (mark === '') return String(value);
  return `${mark}${groupDigits(Number.isInteger(value) ? value : value.toFixed(2))}`;
}

function writeAmounts(bandName: string): (value: number) => string {
  const [, mark = '', unit = ''] = unitForm.exec(bandName) ?? [];
  return (value) => `${writeBound(value, mark.trim())}${unit}`;
}

/** A name for a range that is no band, in the units of a band's name: after `£10 to £20` it is `£12.50 to £40`. */
export function nameRange({ from, to }: RangeBounds, bandName = ''): string {
  const write = writeAmounts(bandName);
  if (from === undefined) return to === undefined ? 'Any' : `Up to ${write(to)}`;
  if (to === undefined) return `${write(from)} and above`;
  return from === to ? write(from) : `${write(from)} to ${write(to)}`;
}
