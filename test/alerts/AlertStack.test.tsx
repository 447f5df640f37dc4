import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { AlertStack } from '../../src/alerts/AlertStack';
import { alertRaised, alertsSlice, type PageAlert } from '../../src/alerts/alerts-slice';
import { axeViolations } from '../support/axe-violations';
import { failureTexts } from '../support/english';
import { InEnglish } from '../support/in-english';

const { closeAlert } = failureTexts;

/** A page with two buttons and the alerts below them. */
function openPage() {
  const store = configureStore({ reducer: { alerts: alertsSlice.reducer } });
  const { container } = render(
    <Provider store={store}>
      <InEnglish>
        <button type="button">First</button>
        <button type="button">Last</button>
        <AlertStack />
      </InEnglish>
    </Provider>,
  );
  const raise = (...alerts: readonly Omit<PageAlert, 'id'>[]) =>
    act(() => {
      for (const alert of alerts) store.dispatch(alertRaised(alert));
    });
  return { container, raise };
}

const error = (text: string) => ({ variant: 'error', text }) as const;

describe('the alerts', () => {
  it('show the same text once', () => {
    const { raise } = openPage();
    raise(error('No room'), error('No room'));
    expect(screen.getByRole('alert')).toHaveTextContent('No room');
  });

  it('disappear when they are dismissed, and the focus returns to where it was', async () => {
    const { raise } = openPage();
    raise(error('No room'));
    screen.getByRole('button', { name: 'First' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: closeAlert('error') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
  });

  it('are stacked and named by their kind, the last three at most', async () => {
    const { raise } = openPage();
    const variants = ['information', 'success', 'warning', 'error'] as const;
    raise(...variants.map((variant) => ({ variant, text: variant })));
    const closing = screen.getAllByRole('button').slice(2);
    expect(closing.map((button) => button.textContent)).toEqual([
      closeAlert('success'),
      closeAlert('warning'),
      closeAlert('error'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: closeAlert('error') }));
    expect(screen.getByRole('button', { name: closeAlert('warning') })).toHaveFocus();
  });

  it('reserve space at the end of the page as long as there are any', async () => {
    const { raise } = openPage();
    const root = document.documentElement;
    const closeFirst = () =>
      userEvent.click(screen.getAllByRole('button', { name: closeAlert('error') })[0] as Element);
    expect(root).not.toHaveClass('plp-shows-alerts');
    raise(error('One'), error('Two'));
    expect(root).toHaveClass('plp-shows-alerts');
    await closeFirst();
    expect(root).toHaveClass('plp-shows-alerts');
    await closeFirst();
    expect(root).not.toHaveClass('plp-shows-alerts');
  });

  it('are accessible', async () => {
    const { container, raise } = openPage();
    raise(error('No room'));
    expect(await axeViolations(container)).toEqual([]);
  });
});
