/**
 * What crawlers read of the shop: `robots.txt` and a sitemap of its listings (https://www.sitemaps.org/protocol.html).
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ShopPage, ShopPageRequest } from '../../server/services/shop-pages';
import { withMount } from '../../src/storefront/mount-prefix';
import type { CatalogueOutline } from '../catalogue/catalogue-product';
import { categoryLink, offersOf } from './links';

const robotsPath = '/robots.txt';
const sitemapPath = '/sitemap.xml';
export const crawlerPaths = [robotsPath, sitemapPath];

/** Of a sitemap, by its protocol. */
const mostAddresses = 50_000;

type CrawlerOptions = Pick<ShopPageRequest, 'origin' | 'mount'> & {
  readonly outline: CatalogueOutline;
};

/** Undefined for the address of no such file. */
export function crawlerFile(path: string, options: CrawlerOptions): ShopPage | undefined {
  if (path === robotsPath) return { type: 'text/plain; charset=utf-8', text: writeRobots(options) };
  if (path === sitemapPath)
    return { type: 'application/xml; charset=utf-8', text: writeSitemap(options) };
  return undefined;
}

const addressOf = ({ origin, mount }: CrawlerOptions, path: string): string =>
  origin + withMount(mount, path);

/** It forbids nothing: a crawler sees only on a page that it may request that the page is `noindex`. */
const writeRobots = (options: CrawlerOptions): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${addressOf(options, sitemapPath)}\n`;

function writeSitemap(options: CrawlerOptions): string {
  const { outline } = options;
  const listings = [...outline.categories.map(categoryLink), ...offersOf(outline)];
  const urls = ['/', '/browse', ...listings.map(({ url }) => url)]
    .slice(0, mostAddresses)
    .map((path) =>
      createElement('url', { key: path }, createElement('loc', {}, addressOf(options, path))),
    );
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>${renderToStaticMarkup(createElement('urlset', { xmlns }, urls))}`;
}
