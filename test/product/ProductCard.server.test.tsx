import { renderToString } from 'react-dom/server';
import { ProductCard } from '../../src/product/ProductCard';
import { aProduct } from '../support/a-product';

const swatches = Array.from({ length: 9 }, (_, index) => ({
  displayName: `Colour ${index + 1}`,
  imageSrc: `/swatch/${index}.svg`,
}));

const renderCard = (position: number) =>
  renderToString(
    <ProductCard product={aProduct({ swatches })} brandName="Acme" position={position} />,
  );

const wordsOf = (markup: string) => markup.replace(/<!-- -->/g, '').replace(/<[^<>]*>/g, ' ');

describe('a product card on the server', () => {
  it('has its text, its link and its picture', () => {
    const markup = renderCard(1);
    expect(wordsOf(markup)).toMatch(/Oak table lamp\s+£20\s+Acme\s+12 reviews/);
    expect(markup).toContain('href="/product/p1"');
    expect(markup).toContain('media="(max-width: 418px)"');
    expect(markup).toContain('fetchPriority="high"');
  });

  it('says for every width how many colours are hidden', () => {
    expect(wordsOf(renderCard(1))).toMatch(/\+6 colours\s+\+5 colours/);
  });

  it('has its colours as pictures at any position', () => {
    expect(renderCard(40).match(/<img class="plp-swatches__swatch"/g)).toHaveLength(9);
  });

  it('loads pictures further down lazily', () => {
    expect(renderCard(4)).toContain('loading="lazy"');
  });
});
