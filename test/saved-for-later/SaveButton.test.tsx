import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { legacy_configureStore as configureMockStore } from 'redux-mock-store';
import { AlertStack } from '../../src/alerts/AlertStack';
import { offersSaving } from '../../src/saved-for-later/offers-saving';
import { SaveButton } from '../../src/saved-for-later/SaveButton';
import { saveToggled } from '../../src/saved-for-later/save-progress';
import { readPageGlobals } from '../../src/storefront/page-globals';
import { productTexts } from '../../src/storefront/texts/product';
import { savedTexts } from '../../src/storefront/texts/saved-for-later';
import { axeViolations } from '../support/axe-violations';
import { aSavingPage, json, deferred } from './a-saving-page';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const sofa = { productId: 'sofa', title: 'Ash sofa' };
const lamp = { productId: 'lamp', title: 'Brass lamp' };

/** The store tells the screen once a frame. */
const settleOnScreen = () => jest.advanceTimersByTimeAsync(25);

async function open(drawn: ReactNode, options: Parameters<typeof aSavingPage>[0] = {}) {
  const page = aSavingPage(options);
  page.start();
  const { container } = render(<Provider store={page.store}>{drawn}</Provider>);
  await act(settleOnScreen);
  return { ...page, container };
}

/** Clicks and waits for what comes of it. */
async function press(button: HTMLElement) {
  await userEvent.click(button);
  await act(settleOnScreen);
}

const buttons = (
  <>
    <SaveButton product={sofa} />
    <SaveButton product={lamp} />
  </>
);

describe('the save button', () => {
  it('is named by what it says of its product, and pressed when the product is saved', async () => {
    await open(buttons, { saved: ['lamp'] });
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(
      screen.getByRole('button', { name: productTexts.saveForLater('Ash sofa'), pressed: false }),
    ).toBeVisible();
    expect(
      screen.getByRole('button', { name: productTexts.saved('Brass lamp'), pressed: true }),
    ).toBeVisible();
  });

  it('saves, and takes back', async () => {
    await open(buttons);
    await press(screen.getByRole('button', { name: productTexts.saveForLater('Ash sofa') }));
    const saved = screen.getByRole('button', {
      name: productTexts.saved('Ash sofa'),
      pressed: true,
    });
    expect(saved).toHaveFocus();
    await press(saved);
    expect(
      screen.getByRole('button', { name: productTexts.saveForLater('Ash sofa') }),
    ).toHaveFocus();
  });

  it('works with the keyboard alone', async () => {
    await open(buttons);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await act(settleOnScreen);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await act(settleOnScreen);
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
  });

  it('is busy, and can still be reached, while its call is under way', async () => {
    const answer = deferred<Response>();
    await open(buttons, {
      service: ({ name }) => (name === 'addProduct' ? answer.promise : undefined),
    });
    const button = screen.getByRole('button', { name: productTexts.saveForLater('Ash sofa') });
    await press(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toBeEnabled();
    expect(screen.getByRole('button', { name: /lamp/ })).toHaveAttribute('aria-busy', 'false');
    answer.resolve(json({}));
    await act(settleOnScreen);
    expect(button).toHaveAttribute('aria-busy', 'false');
  });

  it('dispatches nothing but the press', async () => {
    const { store } = aSavingPage();
    const mock = configureMockStore()(store.getState());
    render(
      <Provider store={mock}>
        <SaveButton product={sofa} />
      </Provider>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(mock.getActions()).toEqual([saveToggled('sofa')]);
  });

  it.each([
    ['marlow', false, true],
    ['hearth', false, true],
    ['marlow-ie', false, false],
    ['marlow-ie', true, true],
    ['a brand nobody knows', false, true],
  ])('on %s with the Ireland flag %s is offered: %s', (brand, saveForLaterIreland, isOffered) => {
    const globals = readPageGlobals({ brand, saveForLaterIreland });
    expect(offersSaving(globals)).toBe(isOffered);
  });

  it('shows a title as text', async () => {
    await open(<SaveButton product={{ productId: 'x', title: '<img src=x>' }} />);
    expect(
      screen.getByRole('button', { name: productTexts.saveForLater('<img src=x>') }),
    ).toBeVisible();
  });

  it('gives no cause to complain', async () => {
    const { container } = await open(buttons, { saved: ['lamp'] });
    expect(await axeViolations(container)).toEqual([]);
  });

  it('has a failure said aloud, once, and stays as it was', async () => {
    const page = (
      <>
        {buttons}
        <AlertStack />
      </>
    );
    await open(page, {
      service: ({ name }) =>
        name === 'addProduct' ? json({ message: 'No room' }, 422) : undefined,
    });
    await press(screen.getByRole('button', { name: productTexts.saveForLater('Ash sofa') }));
    await press(screen.getByRole('button', { name: productTexts.saveForLater('Ash sofa') }));
    expect(screen.getByRole('alert')).toHaveTextContent(savedTexts.withStatus('No room', 422));
    expect(
      screen.getByRole('button', { name: productTexts.saveForLater('Ash sofa'), pressed: false }),
    ).toBeVisible();
  });
});
