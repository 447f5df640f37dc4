/** A shop whose listing API is that of the sample, with something changed. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readRecord, type UnknownRecord } from '../../src/lib/read-unknown';
import { closeAfterTest } from '../support/close-after-test';
import { startShopProcess } from '../support/shop-process';
import { shopAddress } from './shop';

export type ChangedShop = {
  /** Of another build. */
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** By path, besides those of the sample. */
  readonly files?: Readonly<Record<string, { readonly type: string; readonly text: string }>>;
  /** Changes what `response` of a listing has; `origin` is that of the API. */
  readonly change: (listing: UnknownRecord, origin: string) => UnknownRecord;
};

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { files = {}, change }: ChangedShop,
): Promise<void> {
  const { url = '/', headers, method } = request;
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  if (method === 'OPTIONS') return void response.end();
  const file = files[url];
  if (file) return void response.setHeader('content-type', file.type).end(file.text);
  const found = await fetch(shopAddress() + url);
  response.statusCode = found.status;
  response.setHeader('content-type', found.headers.get('content-type') ?? '');
  if (!url.startsWith('/listing-api/'))
    return void response.end(Buffer.from(await found.arrayBuffer()));
  const body = readRecord(await found.json());
  const changed = change(readRecord(body.response), `http://${headers.host ?? ''}`);
  response.end(JSON.stringify({ ...body, response: changed }));
}

/** Returns its address. */
export async function startChangedShop(shop: ChangedShop): Promise<string> {
  const api = createServer((request, response) => void answer(request, response, shop));
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  closeAfterTest(() => {
    api.close();
    api.closeAllConnections();
  });
  const { port } = api.address() as AddressInfo;
  const { address } = await startShopProcess({
    ...(shop.program !== undefined && { program: shop.program }),
    env: { API_URL: `http://127.0.0.1:${port}/listing-api`, ...shop.env },
  });
  return address;
}
