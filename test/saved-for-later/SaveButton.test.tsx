import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { legacy_configureStore as configureMockStore } from 'redux-mock-store';
import { AlertStack } from '../../src/alerts/AlertStack';
import { offersSaving, saveToggled } from '../../src/saved-for-later/saved-for-later-slice';
import { SaveButton } from '../../src/saved-for-later/SaveButton';
import { readPageGlobals } from '../../src/storefront/page-globals';
import { axeViolations } from '../support/axe-violations';
import { aSavingPage, json, deferred } from './a-saving-page';
import { brands, productTexts, savedTexts } from '../support/english';
import { InEnglish } from '../support/in-english';
import { aProduct } from '../support/a-product';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const sofa = aProduct({ productId: 'sofa', title: 'Ash sofa' });
const lamp = aProduct({ productId: 'lamp', title: 'Brass lamp' });

/** Longer than a frame, after which the screen follows the store. */
const settleOnScreen = () => jest.advanceTimersByTimeAsync(25);

async function open(element: ReactNode, options: Parameters<typeof aSavingPage>[0] = {}) {
  const page = aSavingPage(options);
  page.start();
  const { container } = render(
    <Provider store={page.store}>
      <InEnglish>{element}</InEnglish>
    </Provider>,
  );
  await act(settleOnScreen);
  return { ...page, container };
}

/** Clicks, and waits for the result. */
async function click(button: HTMLElement) {
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
  it('is named by its action and product, and pressed when the product is saved', async () => {
    await open(buttons, { saved: ['lamp'] });
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(
      screen.getByRole('button', { name: productTexts.saveForLater('Ash sofa'), pressed: false }),
    ).toBeVisible();
    expect(
      screen.getByRole('button', { name: productTexts.saved('Brass lamp'), pressed: true }),
    ).toBeVisible();
  });

  it('saves and removes', async () => {
    await open(buttons);
    await click(screen.getByRole('button', { name: productTexts.saveForLater('Ash sofa') }));
    const saved = screen.getByRole('button', {
      name: productTexts.saved('Ash sofa'),
      pressed: true,
    });
    expect(saved).toHaveFocus();
    await click(saved);
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

  it('is busy but enabled while its call is pending', async () => {
    const response = deferred<Response>();
    await open(buttons, {
      service: ({ name }) => (name === 'addProduct' ? response.promise : undefined),
    });
    const button = screen.getByRole('button', { name: productTexts.saveForLater('Ash sofa') });
    await click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toBeEnabled();
    expect(screen.getByRole('button', { name: /lamp/ })).toHaveAttribute('aria-busy', 'false');
    response.resolve(json({}));
    await act(settleOnScreen);
    expect(button).toHaveAttribute('aria-busy', 'false');
  });

  it('dispatches the click and nothing else', async () => {
    const { store } = aSavingPage();
    const mock = configureMockStore()(store.getState());
    render(
      <Provider store={mock}>
        <InEnglish>
          <SaveButton product={sofa} />
        </InEnglish>
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
    ['an unknown brand', false, true],
  ])('on %s with the Ireland flag %s is offered: %s', (brand, saveForLaterIreland, isOffered) => {
    const globals = readPageGlobals({ brand, saveForLaterIreland }, brands);
    expect(offersSaving(globals)).toBe(isOffered);
  });

  it('shows a title as text', async () => {
    await open(<SaveButton product={aProduct({ productId: 'x', title: '<img src=x>' })} />);
    expect(
      screen.getByRole('button', { name: productTexts.saveForLater('<img src=x>') }),
    ).toBeVisible();
  });

  it('is accessible', async () => {
    const { container } = await open(buttons, { saved: ['lamp'] });
    expect(await axeViolations(container)).toEqual([]);
  });

  it('announces a failure once, and stays as it was', async () => {
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
    await click(screen.getByRole('button', { name: productTexts.saveForLater('Ash sofa') }));
    await click(screen.getByRole('button', { name: productTexts.saveForLater('Ash sofa') }));
    expect(screen.getByRole('alert')).toHaveTextContent(savedTexts.withStatus('No room', 422));
    expect(
      screen.getByRole('button', { name: productTexts.saveForLater('Ash sofa'), pressed: false }),
    ).toBeVisible();
  });
});
