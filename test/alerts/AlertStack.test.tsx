import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { AlertStack } from '../../src/alerts/AlertStack';
import { alertRaised, alertsSlice, type PageAlert } from '../../src/alerts/alerts-slice';
import { axeViolations } from '../support/axe-violations';

/** A page with two buttons and the alerts below them. */
function openPage() {
  const store = configureStore({ reducer: { alerts: alertsSlice.reducer } });
  const { container } = render(
    <Provider store={store}>
      <button type="button">First</button>
      <button type="button">Last</button>
      <AlertStack />
    </Provider>,
  );
  const raise = (...alerts: readonly Omit<PageAlert, 'id'>[]) =>
    act(() => {
      for (const alert of alerts) store.dispatch(alertRaised(alert));
    });
  return { container, raise };
}

const error = (text: string) => ({ variant: 'error', text }) as const;

describe('the messages to the shopper', () => {
  it('say the same text once', () => {
    const { raise } = openPage();
    raise(error('No room'), error('No room'));
    expect(screen.getByRole('alert')).toHaveTextContent('No room');
  });

  it('go when they are dismissed, and the focus returns to where it was', async () => {
    const { raise } = openPage();
    raise(error('No room'));
    screen.getByRole('button', { name: 'First' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close error dialog' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
  });

  it('of each kind are stacked, named by their kind, at most three', async () => {
    const { raise } = openPage();
    const variants = ['information', 'success', 'warning', 'error'] as const;
    raise(...variants.map((variant) => ({ variant, text: variant })));
    const closing = screen.getAllByRole('button', { name: /^Close/ });
    expect(closing.map((button) => button.textContent)).toEqual([
      'Close success dialog',
      'Close warning dialog',
      'Close error dialog',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Close error dialog' }));
    expect(screen.getByRole('button', { name: 'Close warning dialog' })).toHaveFocus();
  });

  it('have the page keep room for them below what gets the focus, for as long as there are any', async () => {
    const { raise } = openPage();
    const root = document.documentElement;
    const closeFirst = () =>
      userEvent.click(screen.getAllByRole('button', { name: 'Close error dialog' })[0] as Element);
    expect(root).not.toHaveClass('plp-shows-alerts');
    raise(error('One'), error('Two'));
    expect(root).toHaveClass('plp-shows-alerts');
    await closeFirst();
    expect(root).toHaveClass('plp-shows-alerts');
    await closeFirst();
    expect(root).not.toHaveClass('plp-shows-alerts');
  });

  it('give no cause to complain', async () => {
    const { container, raise } = openPage();
    raise(error('No room'));
    expect(await axeViolations(container)).toEqual([]);
  });
});
