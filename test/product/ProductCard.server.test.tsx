import { renderToString } from 'react-dom/server';
import { ProductCard } from '../../src/product/ProductCard';
import { productTexts } from '../../src/storefront/texts/product';
import { aProduct } from '../support/a-product';

const swatches = Array.from({ length: 9 }, (_, index) => ({
  displayName: `Colour ${index + 1}`,
  imageSrc: `/swatch/${index}.svg`,
}));

const draw = (position: number) =>
  renderToString(
    <ProductCard product={aProduct({ swatches })} brandName="Acme" position={position} />,
  );

const wordsOf = (markup: string) =>
  markup
    .replace(/<!-- -->/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a product card on the server', () => {
  it('has its words, its link and its picture', () => {
    const markup = draw(1);
    expect(wordsOf(markup)).toContain(`Oak table lamp £20 Acme ${productTexts.reviews(12)}`);
    expect(markup).toContain('href="/product/p1"');
    expect(markup).toContain('media="(max-width: 418px)"');
    expect(markup).toContain('fetchPriority="high"');
  });

  it('holds for every width: each says how many colours it does not show', () => {
    expect(wordsOf(draw(1))).toContain(
      `${productTexts.moreColours(6)} ${productTexts.moreColours(5)}`,
    );
  });

  it('has its colours as pictures, wherever it stands', () => {
    expect(draw(40).match(/<img class="plp-swatches__swatch\b/g)).toHaveLength(9);
  });

  it('leaves pictures further down for later', () => {
    expect(draw(4)).toContain('loading="lazy"');
  });
});
