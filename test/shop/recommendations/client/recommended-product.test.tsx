import { waitFor } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { startRecommendedProduct } from '../../../../shop/recommendations/client/recommended-product';
import { recommendationSlots } from '../../../../shop/recommendations/recommendation-slots';
import { RecommendationTemplates } from '../../../../shop/recommendations/RecommendationTemplates';
import { defaultImageSizes } from '../../../../src/storefront/page-globals';
import { aWireProduct } from '../../../support/a-product';
import { english } from '../../../support/english';
import { InEnglish } from '../../../support/in-english';

const responseWith = (products: readonly object[]) => ({
  response: {
    meta: {
      selected_category: { group_id: 'rugs', display_name: 'Rugs &amp; mats' },
      recommended_products: products,
    },
  },
});

const publish = (response: unknown) =>
  document.dispatchEvent(new CustomEvent('plp:results-update', { detail: { response } }));

const slot = () => document.querySelector('[data-plp-slot=recommendation-4]');

const options = { sizes: defaultImageSizes, language: english, mount: '', canBeSaved: true };

/** What the server would render in the slot. */
function rendered(response: unknown): Element | null {
  const place = document.createElement('li');
  place.innerHTML = recommendationSlots(response, options)['recommendation-4'] ?? '';
  return place.firstElementChild;
}

const whenSame = (response: unknown) =>
  waitFor(() => expect(slot()?.firstElementChild?.isEqualNode(rendered(response))).toBe(true));

describe('the slot of the grid', () => {
  it('holds after each listing what the server would render in it', async () => {
    document.body.innerHTML =
      '<ul><li data-plp-slot="recommendation-4"></li></ul>' +
      renderToStaticMarkup(
        <InEnglish>
          <RecommendationTemplates
            imageSizes={defaultImageSizes}
            apiUrl="/listing-api"
            canBeSaved
          />
        </InEnglish>,
      );
    const fillNew = startRecommendedProduct();
    const price = { current: 15, previous: 20, saving: 5, displaySavePriceInd: true };
    const rated = responseWith([aWireProduct({ title: 'Rug &amp; runner', price })]);
    publish(rated);
    await whenSame(rated);
    expect(slot()).toHaveTextContent(/^Highly ratedRug & runner/);
    const name = 'Highly rated in Rugs & mats';
    expect(slot()?.querySelector('aside')).toHaveAccessibleName(name);
    expect(slot()?.querySelector('button')).toHaveAccessibleName('Save for later Rug & runner');
    expect(slot()).toHaveTextContent(/£15 Regular price was £20 Save £5/);
    expect(slot()?.querySelector('.plp-price__current--sale')).toHaveTextContent('£15');
    expect(slot()?.querySelector('[role=img]')).toHaveAccessibleName(/ out of 5 stars$/);

    // React has made the slot again.
    slot()?.replaceChildren();
    fillNew();
    await whenSame(rated);

    const plain = responseWith([{ product_id: 'p2', title: 'Mat', url: '/product/p2' }]);
    publish(plain);
    await whenSame(plain);
    expect(slot()).toHaveTextContent(/^Popular/);
    expect(slot()?.querySelector('[role=img]')).toBeNull();

    publish(responseWith([]));
    await waitFor(() => expect(slot()).toBeEmptyDOMElement());
  });

  it('shows the picture as a card does, in the sizes of its screens, with the label as its only badge', () => {
    const place = rendered(responseWith([aWireProduct({ roundelId: 'new' })]));
    expect(place?.querySelectorAll('source')).toHaveLength(2);
    expect(place?.querySelector('img')?.srcset).toMatch(/^\/pictures\/p1\.svg\?wid=360/);
  });

  it.each([
    ['no field', {}],
    ['junk', { response: { meta: { recommended_products: 'junk' } } }],
    [
      'a product with an address that no link may have',
      responseWith([aWireProduct({ url: 'javascript:alert(1)' })]),
    ],
  ])('stays empty for a response with %s', (_what, response) => {
    expect(recommendationSlots(response, options)).toEqual({});
  });
});
