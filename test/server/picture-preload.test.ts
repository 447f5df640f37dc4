import { nextPicturesOf, picturePreload } from '../../server/rendering/picture-preload';
import { defaultImageSizes } from '../../src/storefront/page-globals';
import { aProduct } from '../support/a-product';

const withPicture = (url: string) => aProduct({ image: { url } });

describe('the first picture', () => {
  it('is preloaded in the size for each width of the screen', () => {
    const links =
      picturePreload(withPicture('/pictures/lamp.jpg'), defaultImageSizes)?.split(', <') ?? [];
    expect(links.map((link) => /; media="(.*)"$/.exec(link)?.[1])).toEqual([
      '(max-width: 418px)',
      '(min-width: 418.02px) and (max-width: 527px)',
      '(min-width: 527.02px)',
    ]);
    expect(links[0]).toContain(
      '/pictures/lamp.jpg?wid=360&hei=480>; rel=preload; as=image; fetchpriority=high; ' +
        'imagesrcset="/pictures/lamp.jpg?wid=180&hei=240 1x, /pictures/lamp.jpg?wid=270&hei=360 1.5x, ',
    );
  });

  it('is preloaded as it is when its address names no size', () => {
    expect(picturePreload(withPicture('/pictures/lamp.jpg'), '{url}')).toBe(
      '</pictures/lamp.jpg>; rel=preload; as=image; fetchpriority=high',
    );
  });

  it.each([
    '/a.jpg\r\nset-cookie: a=b',
    '/a.jpg>; rel=stylesheet, <https://other.example/',
    '/a.jpg"; media="print',
    '/bild-ü.jpg',
    '/a\\b.jpg',
  ])('is not preloaded when a header cannot hold its address: %j', (url) => {
    expect(picturePreload(withPicture(url), defaultImageSizes)).toBeUndefined();
  });

  it('is not preloaded when its address makes a header longer than the buffer of a proxy', () => {
    const signed = `/a.jpg?signature=${'x'.repeat(700)}`;
    expect(picturePreload(withPicture(signed), defaultImageSizes)).toBeUndefined();
    expect(picturePreload(withPicture(signed), '{url}')).toContain(signed);
    expect(picturePreload(withPicture(`${signed}${signed}${signed}`), '{url}')).toBeUndefined();
  });

  it('is not preloaded when there is none', () => {
    expect(picturePreload(undefined, defaultImageSizes)).toBeUndefined();
  });
});

describe('the pictures after the eager ones', () => {
  const named = (name: string) => aProduct({ productId: name, image: { url: `/${name}.jpg` } });

  it('are preloaded for the screens that show them, up to five', () => {
    const products = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(named);
    const pictures = nextPicturesOf(products, defaultImageSizes);
    expect(pictures.map(({ src }) => src[1])).toEqual(['d', 'e', 'f', 'g', 'h']);
    const media = pictures.map((picture) => picture.media);
    expect(media).toEqual([
      ...Array(3).fill('(min-width: 40rem)'),
      ...Array(2).fill('(min-width: 90rem)'),
    ]);
    expect(pictures[0]).toEqual({
      src: '/d.jpg?wid=360&hei=480',
      srcSet: '/d.jpg?wid=360&hei=480 1x, /d.jpg?wid=540&hei=720 1.5x, /d.jpg?wid=720&hei=960 2x',
      media: '(min-width: 40rem)',
    });
  });

  it('are none of a product without a picture', () => {
    const { image, ...withoutPicture } = aProduct();
    const products = [...['a', 'b', 'c'].map(named), withoutPicture, aProduct()];
    expect(nextPicturesOf(products, '{url}')).toEqual([
      { src: image?.url, media: '(min-width: 40rem)' },
    ]);
  });
});
