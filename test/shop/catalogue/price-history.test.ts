import fc from 'fast-check';
import { createPriorPrice } from '../../../shop/catalogue/prior-price';
import { dayAfter, priorOf } from '../../../shop/catalogue/price-history';
import { firstDay, plainReading, playDays, struckAfter, type StoryImport } from './price-story';

describe('the lowest price of the 30 days before a reduction', () => {
  it.each([
    ['no reduction', '100x90', '- - -'],
    ['a reduction of a day', '100x40 80', '100 100 100'],
    ['the day after it', '100x40 80 100', '- - -'],
    ['a reduction of 50 days', '100x40 80x50', '100 100 100'],
    ['in steps', '100x40 90x5 80x5', '90 100 90'],
    ['in three steps', '100x40 90x5 80x5 70x5', '80 100 80'],
    ['a step after 31 days', '100x40 80x31 70', '80 100 80'],
    ['overlapping, with a rise to a price that is still reduced', '100x40 90x5 70x5 80x5', '- - -'],
    ['and a fall after that', '100x40 90x5 70x5 80x5 75', '- - -'],
    ['a fall below all of them', '100x40 90x5 70x5 80x5 60', '70 70 70'],
    ['a price that was raised for it', '100x40 120x5 100x5', '- - -'],
    ['a price that was raised for 29 days', '100x40 120x29 100x5', '- - -'],
    ['a price that was raised for 30 days', '100x40 120x30 100x5', '120 120 120'],
    ['a second reduction too soon', '100x40 80x5 100x29 80', '- - -'],
    ['a second reduction too soon, but lower', '100x40 80x5 100x20 70', '80 80 80'],
    ['a second reduction in time', '100x40 80x5 100x30 80', '100 100 100'],
    ['a dip before it', '100x40 60 100x20 80', '- - -'],
    ['a new product', '100x29 80', '- - 100'],
    ['a product of 30 days', '100x30 80', '100 100 100'],
    ['a new product, long after', '100x20 80x60', '- - 100'],
    ['a new product, at the next step', '100x20 80x20 70', '80 - 80'],
    ['a product that is reduced on its first day', '100/80', '- - -'],
    ['absent, and back at the price', '100x40 80x5 -x20 80', '100 100 100'],
    ['absent, and back at a lower price', '100x40 80x5 -x20 70', '80 100 80'],
    ['absent, and back at a higher price', '100x40 80x5 -x20 90', '- - -'],
    ['absent for 31 days', '100x40 80 -x31 80', '100 100 100'],
    ['absent for longer', '100x40 80 -x32 80', '- - -'],
    ['absent from a second import of the day', '100x40 80/- 80', '100 100 100'],
    ['absent after the lowest price, which still counts', '90x40 -x28 100 95', '- - -'],
    ['absent for so long that it counts no more', '90x40 -x29 100 95', '100 100 100'],
    ['days without an import', '100x40 _x29 80', '100 100 100'],
    ['60 days without an import', '100 _x60 80', '100 100 100'],
    ['days without an import at a lower price', '100x40 60 _x30 100x5 80', '- - -'],
    ['the lowest price of a day of several imports', '100x40 100/70/100 80', '- - -'],
    ['30 days after that day', '100x40 100/70/100 100x29 80', '- - -'],
    ['31 days after that day', '100x40 100/70/100 100x30 80', '100 100 100'],
    ['the price that a day ended with', '100x40 70/100 _x30 80', '100 100 100'],
    ['a fall within a day', '100x40 100/80 80', '100 100 100'],
    ['a fall from a price that was raised on the day', '100x40 80/100/90', '100 100 100'],
  ])('%s', (_case, story, struck) => {
    expect(struckAfter(story)).toBe(struck);
  });

  it('is the previous price as sent for goods that spoil, in categories below too', () => {
    const categories = [
      { id: 'berries', name: 'Berries', parentId: 'fruit' },
      { id: 'fruit', name: 'Fruit', parentId: 'food' },
      { id: 'food', name: 'Food' },
    ];
    const read = createPriorPrice({ ...plainReading, perishable: ['fruit'] }, categories);
    const price = { current: 2, previous: 3, prior30: { each: { amount: 2.5, days: 30 } } };
    expect(read({ price, categoryIds: ['berries'] })).toBe(3);
    expect(read({ price, categoryIds: ['food'] })).toBe(2.5);
    expect(read({ price: { current: 2 }, categoryIds: ['fruit'] })).toBeUndefined();
  });
});

describe('the price that the retailer states', () => {
  it.each([
    ['counts at the first import', '80?95', '95 95 95'],
    ['goes on when it is no longer stated', '80?95 80x60', '95 95 95'],
    ['ends when the price rises', '80?95 85', '- - -'],
    ['counts while the price has not changed', '80x5 80?95', '95 95 95'],
    ['counts for nothing once 30 days are known', '80x30 80?95', '- - -'],
    ['counts in a sale that began before the first import', '80x30 80?95@-1', '95 95 95'],
    ['counts where less than 30 days are known', '100x5 80?95', '95 95 95'],
    ['counts where it is lower than what is known', '100x40 80?95', '95 95 95'],
    ['is not the lower one', '90x40 80?95', '90 90 90'],
    ['is not lower than a few known days', '90x5 80?95', '90 90 90'],
    ['is that of the present step', '80?95 80x5 70', '- 95 80'],
    ['is not above the price', '80?79', '- - -'],
    ['is the price', '100x40 80?80', '- - -'],
    ['comes with a rise', '100x40 110?150', '- - -'],
    ['comes with a price that has returned', '100x40 80x5 100?150', '- - -'],
  ])('%s', (_case, story, struck) => {
    expect(struckAfter(story)).toBe(struck);
  });
});

describe('the history of an import', () => {
  const day = firstDay;
  const before = { currency: 'EUR', day };
  it.each([
    ['begins where there is none', undefined, { ...before, day: 5 }, { day: 5 }],
    ['goes on', before, { ...before, day: day + 7 }, { day: day + 7 }],
    [
      'goes on from the day after, of another time zone',
      before,
      { ...before, day: day - 1 },
      { day },
    ],
    [
      'is not that of a later day',
      before,
      { ...before, day: day - 2 },
      { day: day - 2, lost: 'future' },
    ],
    ['ends with another currency', before, { currency: 'GBP', day }, { day, lost: 'currency' }],
  ])('%s', (_case, header, today, expected) => {
    expect(dayAfter(header, today)).toEqual(expected);
  });
});

describe('any history', () => {
  const anyImport = fc.record({
    price: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 4 })),
  });
  const anyDays = fc.array(fc.array(anyImport, { maxLength: 2 }), { minLength: 1, maxLength: 90 });

  /** The lowest price of each day, straight from the imports. */
  function lowestByDay(days: readonly (readonly StoryImport[])[]): number[] {
    let last = Infinity;
    return days.map((imports) => {
      const prices = imports.flatMap(({ price }) => price ?? []);
      const lowest = prices.length > 0 ? Math.min(...prices) : imports.length > 0 ? Infinity : last;
      const end = imports.at(-1);
      if (end) last = end.price ?? Infinity;
      return lowest;
    });
  }

  it('has the lowest price of the 30 days before the last fall, and no other', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const record = playDays(days);
        const prior = record && priorOf(record);
        if (record?.step === undefined || prior === undefined) return;
        const at = record.step.day - firstDay;
        expect(prior.each.amount).toBe(
          Math.min(...lowestByDay(days).slice(Math.max(0, at - 30), at)),
        );
      }),
    );
  });

  it('is bounded, and the same when it is stored from import to import', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const record = playDays(days);
        expect(record?.runs.length ?? 0).toBeLessThanOrEqual(33);
        expect(JSON.parse(JSON.stringify(record ?? null))).toEqual(record ?? null);
      }),
    );
  });
});
