import { aVisit } from '../support/a-visit';
import { publishedSince } from './a-journey';
import { filteringSteps } from './filtering-steps';
import { wanderingSteps } from './wandering-steps';

const steps = [...filteringSteps, ...wanderingSteps];

describe('a journey of forty actions', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is told event by event, in order, with one history entry for each action', async () => {
    expect(steps).toHaveLength(40);
    const visit = await aVisit();
    expect(publishedSince(visit)).toEqual([]);
    for (const { does, by, tells, moves = 0, asks = 0 } of steps) {
      const [entry, asked] = [visit.entry(), visit.service.asked];
      await by(visit);
      expect({
        does,
        tells: publishedSince(visit),
        moves: visit.entry() - entry,
        asks: visit.service.asked - asked,
      }).toEqual({ does, tells, moves, asks });
    }
    expect(visit.platform.reported).toEqual([]);
    visit.end();
  });
});
