import { inNamedColour } from '../../src/product/in-colour';
import { aProduct } from '../support/a-product';

const grey = { displayName: 'Grey', url: '/product/p1?colour=grey', productImageSrc: '/grey.webp' };
const product = aProduct({ swatches: [{ displayName: 'Red' }, { displayName: 'Blue' }, grey] });

describe('a product in a colour of its own', () => {
  it('has its address and picture, and its swatch first', () => {
    const shown = inNamedColour(product, 'Grey');
    expect(shown.url).toBe(grey.url);
    expect(shown.image?.url).toBe(grey.productImageSrc);
    expect(shown.swatches.map(({ displayName }) => displayName)).toEqual(['Grey', 'Red', 'Blue']);
  });

  it('has the names of the sizes, whose stock belongs to the colour before', () => {
    const sizes = [
      { displayName: 'M', url: '/product/p1?size=m', availability: 'SoldOut' } as const,
    ];
    const sized = { ...product, url: '/product/p1', sizes };
    expect(inNamedColour(sized, 'Grey').sizes).toEqual([{ displayName: 'M' }]);
    expect(inNamedColour(sized, 'Red').sizes).toEqual(sizes);
  });

  it.each([undefined, 'Green'])('stays as it is in the colour %j', (colour) => {
    expect(inNamedColour(product, colour)).toBe(product);
  });
});
