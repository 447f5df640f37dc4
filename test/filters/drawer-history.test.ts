import { createBrowserHistory } from 'history';
import {
  drawerClosed,
  drawerOpened,
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
});
