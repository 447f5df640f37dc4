import fc from 'fast-check';
import { imageSources, largeImageSource } from '../../src/product/image-sources';
import { readSettings } from '../support/read-settings';
import { defaultImageSizes } from '../../src/storefront/page-globals';
import { brands } from '../support/english';

const sizes = defaultImageSizes;
/** The template of a form of IMAGE_SIZES. */
const templateOf = (form: string) =>
  readSettings({ IMAGE_SIZES: form }, brands).imageSizes.marlow ?? '';

describe('the sources of a picture', () => {
  it('are one for each width of screen, in three densities', () => {
    expect(imageSources({ sizes, url: '/p/lamp.jpg' })).toEqual({
      narrow: [
        {
          media: '(max-width: 418px)',
          srcSet:
            '/p/lamp.jpg?wid=180&hei=240 1x, /p/lamp.jpg?wid=270&hei=360 1.5x, /p/lamp.jpg?wid=360&hei=480 2x',
        },
        {
          media: '(max-width: 527px)',
          srcSet:
            '/p/lamp.jpg?wid=234&hei=312 1x, /p/lamp.jpg?wid=351&hei=468 1.5x, /p/lamp.jpg?wid=468&hei=624 2x',
        },
      ],
      src: '/p/lamp.jpg?wid=360&hei=480',
      srcSet:
        '/p/lamp.jpg?wid=360&hei=480 1x, /p/lamp.jpg?wid=540&hei=720 1.5x, /p/lamp.jpg?wid=720&hei=960 2x',
      width: 360,
      height: 480,
    });
  });

  it('name the badge and the picture under it', () => {
    expect(imageSources({ sizes, url: '/p/lamp.jpg', roundelId: 'new' }).src).toBe(
      '/p/lamp.jpg?$roundel_new$&p1_img=lamp.jpg&wid=360&hei=480',
    );
    expect(
      imageSources({ sizes, url: 'https://cdn.example/i/lamp?v=2', roundelId: 'a&b=c' }).src,
    ).toBe('https://cdn.example/i/lamp?v=2&$roundel_a%26b%3Dc$&p1_img=lamp&wid=360&hei=480');
  });

  it.each([
    ['/p/lamp.jpg', '/p/lamp.jpg?wid=360&hei=480'],
    ['/p/lamp?v=3', '/p/lamp?v=3&wid=360&hei=480'],
    ['/p/lamp?', '/p/lamp?wid=360&hei=480'],
    ['/p/lamp?v=3&', '/p/lamp?v=3&wid=360&hei=480'],
    ['/p/lamp.svg#shade', '/p/lamp.svg?wid=360&hei=480#shade'],
    ['/p/table lamp.jpg', '/p/table%20lamp.jpg?wid=360&hei=480'],
  ])('of %s keep the parameters of the address', (url, sized) => {
    expect(imageSources({ sizes, url }).src).toBe(sized);
  });

  it('are three addresses for any address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const parts = imageSources({ sizes, url, roundelId: 'eco' }).srcSet?.split(', ');
        return parts?.length === 3 && parts.every((part) => / (?:1|1\.5|2)x$/.test(part));
      }),
    );
  });
});

const cloud = 'https://res.example/shop/image/upload';

describe('the sizes of a picture', () => {
  it.each([
    ['wid/hei', '/p/a.jpg?v=1#x', (w: number, h: number) => `/p/a.jpg?v=1&wid=${w}&hei=${h}#x`],
    ['shopify', '/p/a.jpg', (w: number) => `/p/a.jpg?width=${w}`],
    [
      'shopify',
      'https://cdn.example/a.jpg?v=17',
      (w: number) => `https://cdn.example/a.jpg?v=17&width=${w}`,
    ],
    [
      'imgix',
      '/a.jpg?ar=1:1',
      (w: number, h: number) => `/a.jpg?ar=1:1&w=${w}&h=${h}&fit=crop&auto=format`,
    ],
    [
      'cloudinary',
      `${cloud}/v7/lamps/a.jpg?_a=B`,
      (w: number, h: number) => `${cloud}/w_${w},h_${h},c_fill,f_auto/v7/lamps/a.jpg?_a=B`,
    ],
    [
      '{url}?w={width}&h={height}',
      '/a.jpg?id=3&',
      (w: number, h: number) => `/a.jpg?id=3&w=${w}&h=${h}`,
    ],
    [
      '/media/{width}x{height}/',
      '/media/a.jpg',
      (w: number, h: number) => `/media/${w}x${h}/a.jpg`,
    ],
  ])('are requested by %s at all widths: %s', (form, url, address) => {
    const image = { sizes: templateOf(form), url };
    const { narrow, src, srcSet } = imageSources(image);
    const setOf = (w: number, h: number) =>
      `${address(w, h)} 1x, ${address(1.5 * w, 1.5 * h)} 1.5x, ${address(2 * w, 2 * h)} 2x`;
    expect(narrow).toEqual([
      { media: '(max-width: 418px)', srcSet: setOf(180, 240) },
      { media: '(max-width: 527px)', srcSet: setOf(234, 312) },
    ]);
    expect([src, srcSet]).toEqual([address(360, 480), setOf(360, 480)]);
    expect(largeImageSource(image).src).toBe(address(720, 960));
  });

  it('are one where its address names none', () => {
    const box = { narrow: [], srcSet: undefined, width: 360, height: 480 };
    const picture = { url: '/p/a.jpg?v=1#x', roundelId: 'new' };
    expect(imageSources({ ...picture, sizes: templateOf('none') })).toEqual({
      ...box,
      src: '/p/a.jpg?v=1#x',
    });
    // An address of another server than the template's.
    expect(imageSources({ ...picture, sizes: templateOf('cloudinary') })).toEqual({
      ...box,
      src: '/p/a.jpg?v=1#x',
    });
  });

  it('come with the badge only where the image server makes it', () => {
    const picture = { url: '/upload/a.jpg', roundelId: 'new' };
    for (const form of ['none', 'shopify', 'cloudinary', 'imgix', '{url}?w={width}'])
      expect(imageSources({ ...picture, sizes: templateOf(form) }).src).not.toContain('new');
    const own = templateOf('{url}?w={width}&{roundel}q=80');
    expect(imageSources({ ...picture, sizes: own }).src).toBe(
      '/upload/a.jpg?w=360&$roundel_new$&p1_img=a.jpg&q=80',
    );
  });

  it.each(['wid/hei', 'shopify', 'cloudinary', '{url}?w={width}&h={height}&{roundel}'])(
    'of any address are three addresses of the same origin: %s',
    (form) => {
      const template = templateOf(form);
      const hostile = [
        '{width}',
        '{url}?',
        '$&$1',
        '/upload/{height}',
        '?{roundel}',
        ', x 1x',
        '#?',
      ];
      for (const text of [
        ...hostile,
        '?{width}&',
        "$'$`",
        '" onerror="x',
        ',,,',
        '?'.repeat(9_999),
      ]) {
        const url = `https://pictures.example/upload/${text}`;
        const { src, srcSet } = imageSources({ sizes: template, url, roundelId: 'new' });
        expect(srcSet?.split(/(?:1|1\.5|2)x(?:, |$)/)).toHaveLength(4);
        expect(src).toContain('360');
        expect(new URL(src).origin).toBe('https://pictures.example');
      }
    },
  );
});
