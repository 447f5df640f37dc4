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
      { url: '/red.jpg', alt: 'A red chair' },
      { url: '/detail.jpg', alt: 'Chair, another view' },
    ]);
  });

  it('are each shown once; the first alone is fetched at once', () => {
    const html = render({ ...aColouredChair, roundelId: 'new' });
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
    expect(html).toMatch(/loading="eager" fetchPriority="high" src="\/red.jpg\?[^"]*wid=1152/i);
    expect(html.match(/<img[^>]*roundel_new/g)).toHaveLength(1);
  });

  it('take the focus of the keys that scroll them where there are several', () => {
    expect(render(aColouredChair)).toContain('tabindex="0"');
    const html = render({ ...aRedChair, secondImageSrc: '/red.jpg' });
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).not.toContain('tabindex');
  });
});
