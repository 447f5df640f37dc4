// Seven groups and three digits before them: no number has more digits as text.
const groupStart = /\B(?=(?:\d{3}){1,7}$)/g;

/**
 * Groups the digits of a whole number by three: `1,299`. All locales of the shops write numbers this way, and
 * `Intl.NumberFormat` takes a phone 100 ms to load.
 */
export const groupDigits = (digits: number | string): string =>
  String(digits).replace(groupStart, ',');
