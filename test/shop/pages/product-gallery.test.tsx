import { renderToStaticMarkup } from 'react-dom/server';
import { ProductGallery } from '../../../shop/pages/ProductGallery';
import { productViews } from '../../../shop/pages/product-views';
import type { Product } from '../../../src/catalogue/product';
import { aProduct } from '../../support/a-product';
import { InEnglish } from '../../support/in-english';

const swatch = (displayName: string, productImageSrc?: string) => ({
  displayName,
  imageSrc: `/swatch/${displayName}.webp`,
  ...(productImageSrc !== undefined && { productImageSrc }),
});

const aRedChair: Product = aProduct({
  title: 'Chair',
  image: { url: '/red.jpg', altText: 'A red chair' },
});

const aColouredChair: Product = {
  ...aRedChair,
  secondImageSrc: '/detail.jpg',
  swatches: [swatch('Red', '/red.jpg'), swatch('Blue', '/blue.jpg'), swatch('Green')],
};

const render = (product: Product) =>
  renderToStaticMarkup(
    <InEnglish>
      <ProductGallery product={product} views={productViews(product)} />
    </InEnglish>,
  );

describe('the pictures of a product', () => {
  it('are its own and another of it, in the colour of the page alone', () => {
    expect(productViews(aColouredChair)).toEqual([
      { id: 'plp-shop-view-1', url: '/red.jpg', alt: 'A red chair' },
      { id: 'plp-shop-view-2', url: '/detail.jpg', alt: 'Chair, another view' },
    ]);
  });

  it('are chosen by radio buttons; the first is selected, and it alone is fetched at once', () => {
    const html = render(aColouredChair);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
    expect(html).toMatch(
      /checked="".*loading="eager" fetchPriority="high" src="\/red.jpg\?wid=720/i,
    );
  });

  it('leave no choice when there is one', () => {
    const html = render({ ...aRedChair, secondImageSrc: '/red.jpg' });
    expect(html).not.toContain('radio');
    expect(html.match(/<img/g)).toHaveLength(1);
  });
});
