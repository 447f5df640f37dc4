import { aChair, anEngine, aPage, aServer } from './a-server';

const picture = 'https://res.example/upload/a.jpg?v=1';
const product = {
  ...aChair('1'),
  imageUrl: picture,
  secondImageUrl: 'https://res.example/upload/b.jpg',
  roundelId: 'new',
};

/** The addresses of the product's pictures on a page of a brand, without what a shop's own script reads. */
async function addressesOn(path: string, host: string, env: NodeJS.ProcessEnv = sizes) {
  const engine = anEngine({
    outline: () => ({
      categories: [{ id: 'chairs', name: 'Chairs' }],
      collections: [],
      facets: [],
    }),
    query: () => Promise.resolve(aPage([product, { ...product, id: '2' }])),
    products: () => Promise.resolve([product]),
  });
  const server = await aServer({ engine, env });
  const { statusCode, body, headers } = await server.inject({ url: path, headers: { host } });
  expect(statusCode).toBe(200);
  const images = body.match(/<(?:img|source)[^>]*res\.example[^>]*>/g) ?? [];
  expect(images.length).toBeGreaterThan(0);
  return { images: images.join('\n').replaceAll('&amp;', '&'), body, link: String(headers.link) };
}

const sizes = {
  BRAND_HOSTS: 'ie.example=marlow-ie,hearth.example=hearth',
  IMAGE_SIZES: 'cloudinary hearth=none marlow-ie={url}?w={width}&h={height}',
};

describe('IMAGE_SIZES', () => {
  it.each(['/browse/chairs', '/', '/product/1'])(
    'requests the pictures of %s in the way of the brand',
    async (path) => {
      const { images } = await addressesOn(path, 'other.example');
      expect(images).toMatch(/\/upload\/w_360,h_480,c_fill,f_auto\/a\.jpg\?v=1[ "]/);
      const irish = await addressesOn(path, 'ie.example');
      expect(irish.images).toMatch(/\/a\.jpg\?v=1&w=360&h=480[ "]/);
      const hearth = await addressesOn(path, 'hearth.example');
      expect(hearth.images).toMatch(/ src="https:\/\/res\.example\/upload\/a\.jpg\?v=1"/);
      for (const html of [images, irish.images, hearth.images])
        expect(html).not.toMatch(/wid=|roundel/);
      for (const html of [hearth.images]) expect(html).not.toMatch(/srcset|w_/i);
    },
  );

  it('reaches the browser in the page globals and the data of the shop’s scripts, and preloads what the page shows', async () => {
    const { body, link } = await addressesOn('/browse/chairs', 'ie.example');
    expect(body).toContain('"imageSizes":"{url}?w={width}&h={height}"');
    expect(body).toContain('data-sizes="{url}?w={width}&amp;h={height}"');
    expect(link).toContain('imagesrcset="https://res.example/upload/a.jpg?v=1&w=180&h=240 1x,');
  });

  it('leaves everything as it is by default', async () => {
    const { images } = await addressesOn('/browse/chairs', 'other.example', {});
    expect(images).toContain('a.jpg?v=1&$roundel_new$&p1_img=a.jpg&wid=360&hei=480"');
  });
});
