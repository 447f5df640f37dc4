import { renderToStaticMarkup } from 'react-dom/server';
import { ProductTile } from '../../../shop/recommendations/ProductRow';
import { tileOf } from '../../../shop/recommendations/tile';
import { readProducts } from '../../../src/catalogue/product';
import { defaultImageSizes } from '../../../src/storefront/page-globals';
import { english } from '../../support/english';
import { InEnglish } from '../../support/in-english';

function render(image?: { readonly url: string }, sizes = defaultImageSizes) {
  const [product] = readProducts([{ product_id: 'p1', title: 'Stool', url: '/product/p1', image }]);
  const tile = product && tileOf(product, { sizes, language: english, mount: '' });
  return renderToStaticMarkup(
    <InEnglish>
      <ProductTile {...(tile && { tile })} />
    </InEnglish>,
  );
}

describe('the picture of a recommended product', () => {
  it('has the sources of a card, and one address when it has one size', () => {
    const sized = render({ url: '/a.jpg' }).toLowerCase();
    expect(sized).toContain('srcset="/a.jpg?wid=360&amp;hei=480 1x, ');
    expect(sized).toMatch(
      /<source media="\(max-width: 418px\)" srcset="\/a.jpg\?wid=180&amp;hei=240 1x/,
    );
    // The styles hide the picture of a template alone, by its address.
    expect(render({ url: '/b.jpg' }, '{url}').toLowerCase()).toMatch(
      / src="\/b\.jpg"(?!.* srcset=)/,
    );
  });

  it('leaves its place empty for the placeholder when there is none', () => {
    expect(render()).toContain('<div class="plp-shop-tile__picture"></div>');
  });
});
