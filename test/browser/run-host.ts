/** A page of another origin with the shop that it mounts the product from. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { closeAfterTest } from '../support/close-after-test';
import { runShop } from './run-shop';

type Assets = { readonly script: string; readonly style: string };

export type Host = {
  /** Scheme, host and port of the host page. */
  readonly origin: string;
  readonly shopOrigin: string;
  /** Addresses of the built files. */
  readonly script: string;
  readonly style: string;
  /** Page globals for a page of the brand hearth. */
  readonly globals: string;
};

/** `writePage` gets the host and the path that is requested, also of a script of the host's own. */
export async function runHost(writePage: (host: Host, path: string) => string): Promise<Host> {
  const assets = JSON.parse(readFileSync(resolve('dist/client/assets.json'), 'utf8')) as Assets;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const type = /\.(?:js|vue)$/.test(path) ? 'text/javascript' : 'text/html';
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.end(writePage(host, path));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closeAfterTest(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { address: shopOrigin } = await runShop({ CORS_ORIGINS: origin });
  const folder = `${shopOrigin}/sa/product-listing-fe`;
  const globals = { apiURL: `${shopOrigin}/listing-api`, envURL: shopOrigin, brand: 'hearth' };
  const host: Host = {
    origin,
    shopOrigin,
    script: `${folder}/${assets.script}`,
    style: `${folder}/${assets.style}`,
    globals: JSON.stringify(globals),
  };
  return host;
}
