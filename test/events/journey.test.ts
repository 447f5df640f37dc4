import { aVisit } from '../support/a-visit';
import { publishedSince } from './a-journey';
import { filteringSteps } from './filtering-steps';
import { wanderingSteps } from './wandering-steps';

const steps = [...filteringSteps, ...wanderingSteps];

describe('a long journey', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('publishes its events in order, with one history entry for each action', async () => {
    const visit = await aVisit();
    expect(publishedSince(visit)).toEqual(['view first /browse/sofas']);
    for (const { shopper, act, publishes, historySteps = 0, requests = 0 } of steps) {
      const [entry, requestCount] = [visit.entry(), visit.service.requestCount];
      await act(visit);
      expect({
        shopper,
        publishes: publishedSince(visit),
        historySteps: visit.entry() - entry,
        requests: visit.service.requestCount - requestCount,
      }).toEqual({ shopper, publishes, historySteps, requests });
    }
    expect(visit.platform.reported).toEqual([]);
  });
});
