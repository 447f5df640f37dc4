// Seven groups and three digits before them: no number has more digits as text.
const groupStart = /\B(?=(?:\d{3}){1,7}$)/g;

/**
 * Groups the digits before the point by three: `1,299`, `1,299.5`. Most English locales write numbers this way, and
 * `Intl.NumberFormat` takes a phone 100 ms to load.
 */
export function groupDigits(digits: number | string): string {
  const [whole = '', ...decimals] = String(digits).split('.');
  return [whole.replace(groupStart, ','), ...decimals].join('.');
}
