import type { Product } from '../../src/catalogue/product';
import { ProductCard } from '../../src/product/ProductCard';
import { aProduct } from '../support/a-product';
import { renderOnServer } from '../support/render-on-server';
import { productTexts } from '../support/english';

const swatches = Array.from({ length: 9 }, (_, index) => ({
  displayName: `Colour ${index + 1}`,
  imageSrc: `/swatch/${index}.svg`,
}));

const renderCard = (position: number, fields: Partial<Product> = {}) =>
  renderOnServer(
    <ProductCard
      product={aProduct({ swatches, ...fields })}
      brandName="Acme"
      position={position}
    />,
  );

describe('a product card on the server', () => {
  it('has its texts, its link and its picture', () => {
    const { markup, words } = renderCard(1);
    expect(words).toContain(`Oak table lamp £20 Acme ${productTexts.reviews(12)}`);
    expect(markup).toContain('href="/product/p1"');
    expect(markup).toContain('media="(max-width: 418px)"');
    expect(markup).toContain('fetchPriority="high"');
  });

  it('has the number of hidden colours for every width', () => {
    expect(renderCard(1).markup).toContain(
      `data-more-xxs="${productTexts.moreColours(6)}" data-more-xs="${productTexts.moreColours(5)}"`,
    );
  });

  it('has pictures of its colours at any position', () => {
    expect(renderCard(40).markup.match(/<img class="plp-swatches__swatch\b/g)).toHaveLength(9);
  });

  it('loads pictures further down lazily', () => {
    expect(renderCard(4).markup).toContain('loading="lazy"');
  });

  it('shows a price cut and a promotion, without style attributes', () => {
    const price = {
      current: 20,
      previous: 25.5,
      currentFrom: false,
      previousFrom: false,
      displaySavePriceInd: true,
      currencyCode: 'GBP',
    };
    const promotion = { colour: '#fc3', displayName: 'Spend & save' };
    const { markup, words } = renderCard(1, { price, promotion });
    expect(words).toContain(
      `${productTexts.currentSalePrice} £20 ${productTexts.regularPrice} £25.50 ${productTexts.save('£5.50')}`,
    );
    expect(markup).toContain('Spend &amp; save');
    expect(markup).toContain('color="#ffcc33"');
    expect(markup).not.toContain('style=');
  });

  it('has a placeholder and no link without a picture and an address', () => {
    const { productId, title, brand, catalogueNumber, variationId } = aProduct();
    const bare = { productId, title, brand, catalogueNumber, variationId, swatches: [] };
    const { markup, words } = renderOnServer(<ProductCard product={bare} position={1} />);
    expect(markup).toContain(`aria-label="${productTexts.missingImage(title)}"`);
    expect(markup).not.toContain('<a ');
    expect(words).toBe(title);
  });
});
