/** The ids of facet options, and when two of them are the same option (decisions 14, 15 and 15a). */

/** Inclusive bounds; an absent one is open. */
export type Range = { readonly from?: number; readonly to?: number };

/**
 * The form an option id has in a URL, without percent-encoding: `Black/White` and `black/white` both give
 * `black-slash-white`. Options with one URL form are one option.
 */
export const urlFormOf = (optionId: string): string =>
  optionId
    .replaceAll('-', '_')
    .replaceAll('/', '-slash-')
    .replace(/[\s.]/g, '-')
    .replace(/\p{Lu}/gu, (letter) => `-${letter.toLowerCase()}`)
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');

const rangeForm = /^"?(-inf|\d+(?:\.\d+)?)"?-"?(inf|\d+(?:\.\d+)?)"?$/;
const singleForm = /^"?(\d+(?:\.\d+)?)"?$/;

/** `"10.99"-"20"`, `"10"-"inf"`, `"-inf"-"20"`, with or without quotes; a lone number is a range of one value. */
export const readRangeId = (optionId: string): Range | undefined => {
  const single = singleForm.exec(optionId)?.[1];
  if (single !== undefined) return { from: Number(single), to: Number(single) };
  const [, from, to] = rangeForm.exec(optionId) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return {
    ...(from === '-inf' ? {} : { from: Number(from) }),
    ...(to === 'inf' ? {} : { to: Number(to) }),
  };
};

export const writeRangeId = ({ from, to }: Range): string => `"${from ?? '-inf'}"-"${to ?? 'inf'}"`;

export const isSameRange = (one: Range, other: Range): boolean =>
  one.from === other.from && one.to === other.to;

const unitForm = /([£€$]?)\d+(?:\.\d+)?(\s?(?:%|"|″|[a-zA-Z]{1,6}))?$/;

const writeAmounts = (bandName: string): ((value: number) => string) => {
  const [, sign = '', unit = ''] = unitForm.exec(bandName) ?? [];
  return (value) => {
    const isMoney = sign !== '' && !Number.isInteger(value);
    return `${sign}${isMoney ? value.toFixed(2) : value}${unit}`;
  };
};

/** A name for a range that no band has, in the units of a named one: `£10 to £20` makes `£12.50 to £40`. */
export const nameRange = ({ from, to }: Range, bandName = ''): string => {
  const write = writeAmounts(bandName);
  if (from === undefined) return to === undefined ? 'Any' : `Up to ${write(to)}`;
  if (to === undefined) return `${write(from)} and above`;
  return from === to ? write(from) : `${write(from)} to ${write(to)}`;
};
