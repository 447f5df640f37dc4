import { createBrowserHistory } from 'history';
import {
  drawerClosed,
  drawerOpened,
  facetExpanded,
  selectIsDrawerOpen,
} from '../../src/filters/drawer/drawer-slice';
import { aVisit } from '../support/a-visit';

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/browse/sofas');
});
afterEach(() => jest.useRealTimers());

// A browser goes back some milliseconds after it is told to.
describe('the history of the drawer', () => {
  it('keeps it open when the shopper opens it while its entry is being left', async () => {
    const visit = await aVisit({ history: createBrowserHistory() });
    const isOpen = () => selectIsDrawerOpen(visit.state());
    await visit.act(drawerOpened());
    visit.store.dispatch(drawerClosed());
    await visit.act(drawerOpened());
    expect(isOpen()).toBe(true);
    expect(visit.history.location.state).toEqual({ layer: 'drawer' });
    await visit.back();
    expect(isOpen()).toBe(false);
    expect(visit.history.location.state).toBeNull();
    await visit.forward();
    expect(isOpen()).toBe(true);
  });

  it('has one entry for two clicks on "Filter", as while its script is being loaded', async () => {
    const visit = await aVisit();
    const before = visit.entry();
    await visit.act(drawerOpened());
    await visit.act(drawerOpened());
    expect(visit.entry()).toBe(before + 1);
    await visit.back();
    expect(selectIsDrawerOpen(visit.state())).toBe(false);
  });

  it('leaves an inner drawer for another listing that the shopper goes back to over several entries', async () => {
    const visit = await aVisit();
    await visit.visit('/browse/lamps');
    await visit.act(drawerOpened());
    await visit.act(facetExpanded('brand'));
    visit.history.go(-2);
    await visit.settle(1_000);
    expect(selectIsDrawerOpen(visit.state())).toBe(false);
    expect(visit.history.location.pathname).toBe('/browse/sofas');
  });
});
