import { renderToStaticMarkup } from 'react-dom/server';
import { ProductTile } from '../../../shop/recommendations/ProductRow';

const tile = { href: '/product/p1', title: 'Oak stool', unitPrice: '', price: '£20' };
const render = (src: string | undefined, srcSet?: string) =>
  renderToStaticMarkup(<ProductTile tile={{ ...tile, src, srcSet }} />);

describe('the picture of a recommended product', () => {
  it('has its sources, and one address when it has one size', () => {
    const srcSet = '/a.jpg?w=1 1x, /a.jpg?w=2 2x';
    expect(render('/a.jpg', srcSet).toLowerCase()).toContain(`srcset="${srcSet}"`);
    // The styles hide the picture of a template alone, by its address.
    expect(render('/b.jpg').toLowerCase()).toMatch(/ src="\/b\.jpg"(?!.* srcset=)/);
  });

  it('leaves its place empty for the placeholder when there is none', () => {
    expect(render(undefined)).toContain('<div class="plp-shop-tile__picture"></div>');
  });
});
