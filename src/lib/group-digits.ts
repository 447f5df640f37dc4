// Seven groups and three digits before them: no number has more digits as text.
const groupStart = /\B(?=(?:\d{3}){1,7}$)/g;

/**
 * A whole number, or the digits of one, in groups of three: `1,299`. The same in every locale of the shops, as prices
 * are; a browser's own number formats take a phone 100 ms to load.
 */
export const groupDigits = (digits: number | string): string =>
  String(digits).replace(groupStart, ',');
