/** A developer may dispatch any of the page's actions without its payload. */
import { isActionCreator, type UnknownAction } from '@reduxjs/toolkit';
import { LOCATION_CHANGE } from 'redux-first-history';
import { writeSession } from '../../src/client/dev-tools/session-export';
import { createSessionRecorder } from '../../src/client/dev-tools/session-recorder';
import * as alerts from '../../src/alerts/alerts-slice';
import * as chips from '../../src/filters/chips/chips-slice';
import * as drawer from '../../src/filters/drawer/drawer-slice';
import * as lastAction from '../../src/listing/last-action-slice';
import * as navigation from '../../src/listing/navigation';
import * as retries from '../../src/listing/request/retry-listing';
import * as wireIds from '../../src/listing/request/wire-ids-state';
import { selectIsCurrentShown } from '../../src/listing/shown-listing';
import * as shownListing from '../../src/listing/shown-listing-slice';
import * as saving from '../../src/saved-for-later/saved-for-later-slice';
import { eventsOfAction, publishedSince } from '../events/a-journey';
import { toggleFacet } from '../events/journey-step';
import { aVisit } from '../support/a-visit';
import { createMemoryStorage } from '../../src/platform/memory-storage';
import { recordedPage } from './a-recorded-visit';

const modules = [
  alerts,
  chips,
  drawer,
  lastAction,
  navigation,
  retries,
  wireIds,
  shownListing,
  saving,
];
const types = [
  LOCATION_CHANGE,
  ...modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((exported) => isActionCreator(exported))
    .map(({ type }) => type),
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(types)('%s without a payload', (type) => {
  it('leaves a page on which the next facet is requested, shown and published', async () => {
    const recorder = createSessionRecorder(createMemoryStorage());
    const visit = await aVisit({ tools: { middleware: [recorder.middleware] } });
    await visit.act(toggleFacet('brand', 'acme'));
    try {
      visit.store.dispatch({ type } as UnknownAction);
    } catch {
      // A reducer's error reaches the caller of dispatch.
    }
    await visit.settle(5_000);
    publishedSince(visit);
    const requestCount = visit.service.requestCount;
    await visit.act(toggleFacet('brand', 'bolt'));
    const path = '/browse/sofas/brand--acme+bolt';
    expect(publishedSince(visit)).toEqual(
      eventsOfAction({ trigger: 'FACET', path, options: ['brand=acme', 'brand=bolt'] }),
    );
    expect(visit.service.requestCount).toBe(requestCount + 1);
    expect(selectIsCurrentShown(visit.state())).toBe(true);
    expect(alerts.alertsSlice.selectors.selectAlerts(visit.state())).not.toContain(undefined);
    expect(() => writeSession(recorder.recording(), recordedPage)).not.toThrow();
  });
});
