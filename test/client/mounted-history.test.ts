import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createBrowserHistory, createMemoryHistory } from 'history';
import { timeTravel, watchTimeTravel } from '../../src/client/dev-tools/time-travel';
import { mountedHistory } from '../../src/client/mounted-history';
import { facetToggled } from '../../src/listing/navigation';
import { aVisit } from '../support/a-visit';
import { closeAfterTest } from '../support/close-after-test';

describe('the history below a mount prefix', () => {
  it('writes addresses with the prefix and reads them without', () => {
    const history = createMemoryHistory({ initialEntries: ['/de?a=1'] });
    const mounted = mountedHistory(history, '/de');
    const heard: string[] = [];
    mounted.listen(({ location, action }) => heard.push(`${action} ${location.pathname}`));
    expect(mounted.location).toMatchObject({ pathname: '/', search: '?a=1' });
    mounted.push('/browse/design?page=2', { trigger: 'facet' });
    expect(history.location).toMatchObject({ pathname: '/de/browse/design', search: '?page=2' });
    expect(mounted.location.state).toEqual({ trigger: 'facet' });
    mounted.replace({ pathname: '/browse/sofas' });
    expect(history.location.pathname).toBe('/de/browse/sofas');
    expect(mounted.createHref('/browse')).toBe('/de/browse');
    mounted.back();
    expect(heard).toEqual(['PUSH /browse/design', 'REPLACE /browse/sofas', 'POP /']);
    expect(mounted.action).toBe('POP');
  });

  it('follows clicks and jumps in time, and publishes the address that the shopper sees', async () => {
    jest.useFakeTimers();
    closeAfterTest(() => void jest.useRealTimers());
    window.history.replaceState(null, '', '/de/browse/sofas');
    const visit = await aVisit({
      history: mountedHistory(createBrowserHistory(), '/de'),
      globals: { mount: '/de' },
      tools: timeTravel(instrument()),
    });
    closeAfterTest(watchTimeTravel(visit.store, visit.environment));
    const { liftedStore } = visit.store as unknown as EnhancedStore<
      unknown,
      UnknownAction,
      unknown
    >;
    const before = liftedStore.getState().currentStateIndex;
    await visit.act(facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' }));
    const filtered = '/de/browse/sofas/brand--acme';
    expect(window.location.pathname).toBe(filtered);
    expect(visit.platform.published).toContainEqual({
      topic: 'plp/update',
      payload: expect.objectContaining({
        url: filtered,
        location: expect.objectContaining({ pathname: filtered }) as unknown,
      }) as unknown,
    });
    expect(visit.platform.published).toContainEqual({
      topic: 'facet-update',
      payload: expect.objectContaining({ path: '/browse/sofas/brand--acme' }) as unknown,
    });
    liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: before } as never);
    expect(window.location.pathname).toBe('/de/browse/sofas');
  });
});
