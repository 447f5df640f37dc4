import { aProduct, testOutline } from '../shop/catalogue/a-catalogue';
import { openTestCatalogue } from '../shop/catalogue/open-test-catalogue';
import { aServer } from './a-server';

const products = Array.from({ length: 40 }, (_, at) =>
  aProduct({
    id: `p${at}`,
    title: `Rug &amp; runner ${at}`,
    categoryIds: ['Home-1-1'],
    popularity: 100 - at,
    reviews: { count: 100, average: 1 + at / 10 },
  }),
);

async function openPages(env: NodeJS.ProcessEnv = {}) {
  const engine = await openTestCatalogue({ outline: testOutline, products });
  const server = await aServer({ engine, env });
  return async (url: string) => (await server.inject({ url })).body;
}

it('the server fills the slot of a listing and the rows of a product page, so that they work without scripting', async () => {
  const read = await openPages();
  const listing = await read('/browse/Home-1-1');
  expect(listing).toMatch(
    /data-plp-slot="recommendation-4"><aside [^>]*aria-label="Highly rated in Home leaf 1 1">.*?<a [^>]*href="\/product\/p39"[^>]*>Rug &amp; runner 39<\/a>/,
  );
  for (const slot of ['recommendation-2', 'recommendation-6', 'below-grid'])
    expect(listing).toContain(`data-plp-slot="${slot}"></`);
  expect(await read('/browse/Home-1-1?page=2')).not.toContain('Highly rated');

  const product = await read('/product/p3');
  const [, similar = ''] = product.split('You may also like</h2>');
  expect(similar.match(/href="\/product\/[^"]+"/g)?.slice(0, 2)).toEqual([
    'href="/product/p0"',
    'href="/product/p1"',
  ]);
  expect(product).toContain('data-product-id="p3"');
  expect(await read('/')).toContain('plp-shop-viewed"></div>');
});

it('with a retailer’s listing API the shop does not show what was viewed', async () => {
  const read = await openPages({ API_URL: 'http://127.0.0.1:9/api' });
  const home = await read('/');
  for (const part of ['<template', 'recommendations']) expect(home).not.toContain(part);
});
