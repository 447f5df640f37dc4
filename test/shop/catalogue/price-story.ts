/** The prices of a product over many days, in short. */
import { advance, type PriceRecord, priorOf, skip } from '../../../shop/catalogue/price-history';
import { createPriorPrice } from '../../../shop/catalogue/prior-price';

export type StoryImport = {
  /** Null for an import without the product. */
  readonly price: number | null;
  readonly stated?: number;
  /** Of the sale, in days after the first one of the story. */
  readonly saleDay?: number;
};

function readImport(text: string): StoryImport {
  const [price, stated, saleDay] = text.split(/[?@]/);
  return {
    price: price === '-' ? null : Number(price),
    ...(stated !== undefined && { stated: Number(stated) }),
    ...(saleDay !== undefined && { saleDay: Number(saleDay) }),
  };
}

/**
 * `100x40 80` is 40 days at 100 and one at 80, each with an import; `-` is one without the product, `_` a day without
 * an import, `100/80` a day of two, and `80?95@-3` one that states 95, in a sale since 3 days before the first import.
 */
export const readStory = (story: string): (readonly StoryImport[])[] =>
  story.split(' ').flatMap((span) => {
    const [day = '', days = '1'] = span.split('x');
    const imports = day === '_' ? [] : day.split('/').map(readImport);
    return Array.from({ length: Number(days) }, () => imports);
  });

export const firstDay = 20_000;

export function playDays(days: readonly (readonly StoryImport[])[]): PriceRecord | undefined {
  let record: PriceRecord | undefined;
  days.forEach((imports, at) => {
    const day = firstDay + at;
    for (const { price, stated, saleDay } of imports)
      if (price !== null)
        record = advance(record, {
          day,
          price,
          stated,
          saleDay: saleDay === undefined ? undefined : firstDay + saleDay,
        });
      else record &&= skip(record, day);
  });
  return record;
}

export const plainReading = { steps: 'each', newArrivals: 'nothing', perishable: [] } as const;
const readings = [
  createPriorPrice(plainReading, []),
  createPriorPrice({ ...plainReading, steps: 'first' }, []),
  createPriorPrice({ ...plainReading, newArrivals: 'known-days' }, []),
];

/**
 * What is struck at the end of a story: by each step, by the first one, and with the known days of new products. A dash
 * stands for nothing.
 */
export function struckAfter(story: string): string {
  const record = playDays(readStory(story));
  const prior30 = record && priorOf(record);
  const price = { current: record?.last ?? 0, ...(prior30 && { prior30 }) };
  return readings.map((read) => read({ price, categoryIds: [] }) ?? '-').join(' ');
}
