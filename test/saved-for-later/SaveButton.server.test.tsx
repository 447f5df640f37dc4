import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { AlertStack } from '../../src/alerts/AlertStack';
import { SaveButton } from '../../src/saved-for-later/SaveButton';
import { productTexts } from '../../src/storefront/texts/product';
import { aSavingPage } from './a-saving-page';

const sofa = { productId: 'sofa', title: 'Ash sofa' };

function renderOnServer() {
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
  it('offers to save every product, and requests nothing', () => {
    const { markup, requests } = renderOnServer();
    expect(markup).toContain(`aria-label="${productTexts.saveForLater('Ash sofa')}"`);
    expect(markup.replace(/<[^<>]*>/g, '').trim()).toBe('');
    expect(markup).toContain('aria-pressed="false"');
    expect(requests).toEqual([]);
  });
});
