import { topics } from '../../src/events/event-payloads';
import { aVisit } from '../support/a-visit';
import { faultsOf, listedTopics, readSchema, schemaNames } from './event-schemas';
import { filteringSteps } from './filtering-steps';
import { recordedEvents } from './recorded-events';
import { wanderingSteps } from './wandering-steps';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function eventsOfJourney() {
  const visit = await aVisit();
  for (const { act } of [...filteringSteps, ...wanderingSteps]) await act(visit);
  return [...visit.platform.published, ...(await recordedEvents())];
}

describe('the contract of an event', () => {
  it('holds for every event of a long journey', async () => {
    const events = await eventsOfJourney();
    expect(new Set(events.map(({ topic }) => topic))).toEqual(new Set(topics));
    expect(events.flatMap(faultsOf)).toEqual([]);
  });

  it('rejects an extra field, a missing field and a value out of range', () => {
    const payload = { pageType: 'browse', eventTrigger: 'FACET', isSelectedFacet: true };
    const faults = (changed: object) =>
      faultsOf({ topic: 'grid-update', payload: { ...payload, ...changed } });
    expect(faults({})).toEqual([]);
    expect(faults({ shopper: 'me' })).toHaveLength(1);
    expect(faults({ pageType: undefined })).toHaveLength(1);
    expect(faults({ eventTrigger: 'facet' })).toHaveLength(1);
  });

  it('stands in a file of its name, and in the list of topics', () => {
    expect(schemaNames().toSorted()).toEqual([...listedTopics, 'topics'].toSorted());
  });

  it('names its published address and describes every field', () => {
    for (const topic of topics) {
      const { $id, title, properties } = readSchema(topic);
      expect([$id, title]).toEqual([`/sa/product-listing-fe/schemas/v1/${topic}.json`, topic]);
      for (const property of Object.values(properties)) expect(property.description).toBeTruthy();
    }
  });

  it('means the same by a field of the same name and place in each of them', () => {
    const forms = new Map<string, Set<string>>();
    for (const topic of topics) {
      for (const [name, property] of Object.entries(readSchema(topic).properties)) {
        const form = JSON.stringify({ ...property, description: undefined });
        forms.set(name, (forms.get(name) ?? new Set()).add(form));
      }
    }
    const unlike = [...forms].filter(([, kinds]) => kinds.size > 1).map(([name]) => name);
    expect(unlike).toEqual([]);
  });
});
