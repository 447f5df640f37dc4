import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { timeTravel, watchTimeTravel } from '../../src/client/dev-tools/time-travel';
import { createListingHistory } from '../../src/client/listing-history';
import { facetToggled } from '../../src/listing/navigation';
import { aVisit } from '../support/a-visit';
import { closeAfterTest } from '../support/close-after-test';

const untilPopped = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

const placeOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  pathname + search;

function aHistory(mount = '', onAddress?: () => void) {
  const { history, readAddress } = createListingHistory(mount, undefined, onAddress);
  const heard: string[] = [];
  history.listen(({ location, action }) => heard.push(`${action} ${placeOf(location)}`));
  return { history, readAddress, heard };
}

describe('the history below a mount prefix', () => {
  it('writes addresses with the prefix and reads them without', async () => {
    window.history.replaceState(null, '', '/de?a=1');
    const { history, heard } = aHistory('/de');
    expect(history.location).toMatchObject({ pathname: '/', search: '?a=1' });
    history.push('/browse/design?page=2', { trigger: 'facet' });
    expect(placeOf(window.location)).toBe('/de/browse/design?page=2');
    expect(history.location.state).toEqual({ trigger: 'facet' });
    history.replace({ pathname: '/browse/sofas' });
    expect(placeOf(window.location)).toBe('/de/browse/sofas');
    expect(history.createHref('/browse')).toBe('/de/browse');
    history.back();
    await untilPopped();
    expect(heard).toEqual(['PUSH /browse/design?page=2', 'REPLACE /browse/sofas', 'POP /?a=1']);
    expect(history.action).toBe('POP');
  });

  it('follows clicks and jumps in time, and publishes the address that the shopper sees', async () => {
    jest.useFakeTimers();
    closeAfterTest(() => void jest.useRealTimers());
    window.history.replaceState(null, '', '/de/browse/sofas');
    const visit = await aVisit({
      history: aHistory('/de').history,
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

describe('the history next to the router of a host', () => {
  beforeEach(() => window.history.replaceState(null, '', '/browse/sofas'));

  it('names each entry, and counts them as routers do', () => {
    const { history } = aHistory();
    const first = window.history.state as { readonly key: string };
    expect(first).toEqual({ idx: 0, key: expect.any(String) as unknown });
    history.push('/browse/sofas?page=2', { trigger: 'PAGINATION' });
    const second = window.history.state as { readonly key: string };
    expect(second).toEqual({
      idx: 1,
      key: expect.any(String) as unknown,
      usr: { trigger: 'PAGINATION' },
    });
    expect(second.key).not.toBe(first.key);
  });

  it('reads an address that the host has pushed, once, at the top of the document', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    Object.assign(window, { scrollY: 300 });
    closeAfterTest(() => void Object.assign(window, { scrollY: 0 }));
    const { history, readAddress, heard } = aHistory();
    window.history.pushState({ position: 4 }, '', '/browse/lighting');
    expect(heard).toEqual([]);
    readAddress();
    readAddress();
    expect(heard).toEqual(['POP /browse/lighting']);
    expect(placeOf(history.location)).toBe('/browse/lighting');
    expect(window.history.state).toMatchObject({ position: 4, key: expect.any(String) as unknown });
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('tells the host of what the page writes, afterwards, and not of Back', async () => {
    const told: string[] = [];
    const { history } = aHistory('', () => told.push(placeOf(window.location)));
    history.push('/browse/sofas/colours--grey');
    expect(told).toEqual([]);
    await Promise.resolve();
    expect(told).toEqual(['/browse/sofas/colours--grey']);
    history.back();
    await untilPopped();
    await Promise.resolve();
    expect(told).toHaveLength(1);
  });

  it('opens the address in a new document where the browser takes no more entries', () => {
    const { history } = aHistory();
    const refused = () => {
      throw new DOMException('too many', 'SecurityError');
    };
    jest.spyOn(window.history, 'pushState').mockImplementation(refused);
    // What jsdom says instead of loading a document.
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    history.push('/browse/lighting');
    expect(String(said.mock.calls[0]?.[0])).toContain('navigation');
  });

  it('rewrites a search address of the older site first, and tells the host', async () => {
    window.history.replaceState(null, '', '/e/q/sofa.end?page=2');
    const told = jest.fn();
    const { history } = aHistory('', told);
    expect(placeOf(history.location)).toBe('/search/sofa?page=2');
    await Promise.resolve();
    expect(told).toHaveBeenCalledTimes(1);
  });
});
