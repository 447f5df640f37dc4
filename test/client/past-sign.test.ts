import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchPastSign } from '../../src/client/dev-tools/past-sign';
import { timeTravel, type InspectedStore } from '../../src/client/dev-tools/time-travel';
import { drawerClosed, drawerOpened } from '../../src/filters/drawer/drawer-slice';
import { aPageStore } from '../support/a-page-store';
import { axeViolations } from '../support/axe-violations';
import { closeAfterTest } from '../support/close-after-test';

function aPageWithASign() {
  // jsdom has none.
  Object.assign(document, { adoptedStyleSheets: [] });
  const { store } = aPageStore({ tools: timeTravel(instrument()) });
  closeAfterTest(watchPastSign(store) ?? (() => undefined));
  store.dispatch(drawerOpened());
  return { store, lifted: (store as unknown as InspectedStore).liftedStore };
}

const sign = () => screen.queryByRole('region', { name: 'Time travel' });

describe('the sign that the page shows the past', () => {
  it('is there for as long as the page does, and says so', async () => {
    const { lifted } = aPageWithASign();
    expect(sign()).toBeNull();
    lifted.dispatch(ActionCreators.jumpToState(0));
    expect(screen.getByRole('status')).toHaveTextContent('This page shows the past.');
    expect(await axeViolations(document.body)).toEqual([]);
    lifted.dispatch(ActionCreators.jumpToState(1));
    expect(sign()).not.toBeNull();
    lifted.dispatch(ActionCreators.jumpToState(lifted.getState().stagedActionIds.length - 1));
    expect(sign()).toBeNull();
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('leads back to the present, as does what the shopper does', async () => {
    const { store, lifted } = aPageWithASign();
    const present = store.getState();
    lifted.dispatch(ActionCreators.jumpToState(0));
    expect(store.getState()).not.toBe(present);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the present' }));
    expect(store.getState()).toBe(present);
    expect(sign()).toBeNull();
    lifted.dispatch(ActionCreators.jumpToState(0));
    store.dispatch(drawerClosed());
    expect(sign()).toBeNull();
  });

  it('is not there without Redux DevTools', () => {
    expect(watchPastSign(aPageStore().store)).toBeUndefined();
  });
});
