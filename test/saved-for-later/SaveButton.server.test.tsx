import { Provider } from 'react-redux';
import { AlertStack } from '../../src/alerts/AlertStack';
import { SaveButton } from '../../src/saved-for-later/SaveButton';
import { renderOnServer } from '../support/render-on-server';
import { aSavingPage } from './a-saving-page';
import { productTexts } from '../support/english';
import { aProduct } from '../support/a-product';

describe('save for later on the server', () => {
  it('offers to save every product, and requests nothing', () => {
    const { store, requests } = aSavingPage();
    const { markup } = renderOnServer(
      <Provider store={store}>
        <SaveButton product={aProduct({ productId: 'sofa', title: 'Ash sofa' })} />
        <AlertStack />
      </Provider>,
    );
    expect(markup).toContain(`aria-label="${productTexts.saveForLater('Ash sofa')}"`);
    expect(markup).toContain(`data-tip="${productTexts.saveTip}"`);
    expect(markup).toContain('aria-pressed="false"');
    expect(requests).toEqual([]);
  });
});
