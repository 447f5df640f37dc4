import { aVisit } from '../support/a-visit';
import { filteringSteps } from '../events/filtering-steps';
import { wanderingSteps } from '../events/wandering-steps';
import { writeReference } from './event-reference';
import { expectGenerated } from './expect-generated';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is up to date: the reference of the events, from their schemas and a visit (npm run generate)', async () => {
  const visit = await aVisit();
  for (const { act } of [...filteringSteps, ...wanderingSteps]) await act(visit);
  const samples = new Map(
    [...visit.platform.published].reverse().map(({ topic, payload }) => [topic, payload]),
  );
  expectGenerated('src/events/REFERENCE.md', writeReference(samples));
});
