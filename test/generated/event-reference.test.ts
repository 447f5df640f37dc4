import { aVisit } from '../support/a-visit';
import { filteringSteps } from '../events/filtering-steps';
import { recordedEvents } from '../events/recorded-events';
import { wanderingSteps } from '../events/wandering-steps';
import { sortOptions } from '../../src/listing-url/sort-option';
import { writeReference } from './event-reference';
import { expectGenerated, expectGeneratedString } from './expect-generated';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// Before the reference, which has these texts from the contract.
it.each(['analytics-update', 'listing-view'])(
  'is up to date: the sort orders in the contract of %s (npm run generate)',
  (topic) => {
    const contract = `src/events/schemas/v1/${topic}.json`;
    const [first, ...others] = sortOptions;
    const names = [first, 'recommended', ...others].join('|');
    const sort = ['properties', 'sort'];
    expectGeneratedString(
      contract,
      [...sort, 'pattern'],
      `^(${names}|[a-z][a-z0-9_]{0,39}\\.(ascending|descending))$`,
    );
    expectGeneratedString(
      contract,
      [...sort, 'description'],
      `The sort order: ${others.join(', ')} or ${first}, which is reported as “recommended” on browse and promo pages. An order of the storefront has the form “review_date.descending”.`,
    );
  },
);

it('is up to date: the reference of the events, from their schemas and a visit (npm run generate)', async () => {
  const visit = await aVisit();
  for (const { act } of [...filteringSteps, ...wanderingSteps]) await act(visit);
  const samples = new Map(
    [...visit.platform.published, ...(await recordedEvents())]
      .reverse()
      .map(({ topic, payload }) => [topic, payload]),
  );
  expectGenerated('src/events/REFERENCE.md', writeReference(samples));
});
