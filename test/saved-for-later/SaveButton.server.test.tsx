import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { AlertStack } from '../../src/alerts/AlertStack';
import { SaveButton } from '../../src/saved-for-later/SaveButton';
import { aSavingPage } from './a-saving-page';

const sofa = { productId: 'sofa', title: 'Ash sofa' };

function renderButton() {
  const { store, requests } = aSavingPage();
  const markup = renderToString(
    <Provider store={store}>
      <SaveButton product={sofa} />
      <AlertStack />
    </Provider>,
  );
  return { markup, requests };
}

describe('save for later on the server', () => {
  it('offers to save, because no list is known there, and sends no request', () => {
    const { markup, requests } = renderButton();
    expect(markup).toContain('aria-label="Save for later Ash sofa"');
    expect(markup.replace(/<[^<>]*>/g, '').trim()).toBe('');
    expect(markup).toContain('aria-pressed="false"');
    expect(requests).toEqual([]);
  });
});
