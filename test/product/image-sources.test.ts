import fc from 'fast-check';
import { imageSources } from '../../src/product/image-sources';

describe('the sources of a picture', () => {
  it('are one for each width of screen, in three densities', () => {
    expect(imageSources('/p/lamp.jpg')).toEqual({
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
    expect(imageSources('/p/lamp.jpg', 'new').src).toBe(
      '/p/lamp.jpg?$roundel_new$&p1_img=lamp.jpg&wid=360&hei=480',
    );
    expect(imageSources('https://cdn.example/i/lamp?v=2', 'a&b=c').src).toBe(
      'https://cdn.example/i/lamp?v=2&$roundel_a%26b%3Dc$&p1_img=lamp&wid=360&hei=480',
    );
  });

  it.each([
    ['/p/lamp.jpg', '/p/lamp.jpg?wid=360&hei=480'],
    ['/p/lamp?v=3', '/p/lamp?v=3&wid=360&hei=480'],
    ['/p/lamp?', '/p/lamp?wid=360&hei=480'],
    ['/p/lamp?v=3&', '/p/lamp?v=3&wid=360&hei=480'],
    ['/p/lamp.svg#shade', '/p/lamp.svg?wid=360&hei=480#shade'],
    ['/p/table lamp.jpg', '/p/table%20lamp.jpg?wid=360&hei=480'],
  ])('of %s keep the parameters of the address', (url, sized) => {
    expect(imageSources(url).src).toBe(sized);
  });

  it('are three addresses for any address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const parts = imageSources(url, 'eco').srcSet.split(', ');
        return parts.length === 3 && parts.every((part) => / (?:1|1\.5|2)x$/.test(part));
      }),
    );
  });
});
