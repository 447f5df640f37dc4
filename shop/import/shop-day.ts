/** The day on which it is such a moment in the shop, in days since 1970-01-01. */
import { dayMs } from './products/read-texts';

/** A function of moments; the time zone is that of the machine where none is named. Throws for an unknown one. */
export function createShopDay(timeZone: string | undefined): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return (ms) => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const [year = 0, month = 0, day = 0] = [
      parts.get('year'),
      parts.get('month'),
      parts.get('day'),
    ];
    return Date.UTC(year, month - 1, day) / dayMs;
  };
}
