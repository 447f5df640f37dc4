import { renderToStaticMarkup } from 'react-dom/server';
import { ProductTile } from '../../../shop/recommendations/ProductRow';

const tile = { href: '/product/p1', title: 'Oak stool', price: '£20' };
const render = (src: string | undefined, srcSet?: string) =>
  renderToStaticMarkup(<ProductTile tile={{ ...tile, src, srcSet }} />);

describe('the picture of a recommended product', () => {
  it.each([
    ['/a.jpg', '/a.jpg?w=1 1x, /a.jpg?w=2 2x', '/a.jpg?w=1 1x, /a.jpg?w=2 2x'],
    // The styles hide a picture without sources, as that of a template.
    ['/b.jpg', undefined, '/b.jpg'],
  ])('has sources: %s', (src, srcSet, expected) => {
    expect(render(src, srcSet).toLowerCase()).toContain(`srcset="${expected}"`);
  });

  it('leaves its place empty for the placeholder when there is none', () => {
    expect(render(undefined)).toContain('<div class="plp-shop-tile__picture"></div>');
  });
});
