import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { AlertStack } from '../../src/alerts/AlertStack';
import { SaveButton } from '../../src/saved-for-later/SaveButton';
import { productTexts } from '../../src/storefront/texts/product';
import { aSavingPage } from './a-saving-page';

const sofa = { productId: 'sofa', title: 'Ash sofa' };

const draw = () => {
  const { store, requests } = aSavingPage();
  const markup = renderToString(
    <Provider store={store}>
      <SaveButton product={sofa} />
      <AlertStack />
    </Provider>,
  );
  return { markup, requests };
};

describe('save for later on the server', () => {
  it('offers to save, as nobody’s list is known there, and calls nobody', () => {
    const { markup, requests } = draw();
    expect(markup).toContain(`aria-label="${productTexts.saveForLater('Ash sofa')}"`);
    expect(markup.replace(/<[^<>]*>/g, '').trim()).toBe(productTexts.saveTip);
    expect(markup).toContain('aria-pressed="false"');
    expect(requests).toEqual([]);
  });
});
