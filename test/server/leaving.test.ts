import '../support/as-in-production';
import { once } from 'node:events';
import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { aShopServer, type ShopServer } from '../support/a-shop-server';
import {
  respondsWell,
  faults,
  startFaultyListingService,
  type FaultyListingService,
} from '../support/faulty-listing-service';

let service: FaultyListingService;
let shop: ShopServer;
let address: string;

async function openShop(env: Readonly<Record<string, string>>) {
  service = await startFaultyListingService();
  shop = await aShopServer({ API_URL: service.address, LOG_LEVEL: 'info', ...env });
  address = await shop.listen();
}

/** Requests a page; `destroy` closes the shopper's connection. */
function aShopper(path = '/browse/sofas'): ClientRequest {
  const request = get(address + path);
  request.on('error', () => undefined);
  return request;
}

async function pageOf(shopper: ClientRequest) {
  const [response] = (await once(shopper, 'response')) as [IncomingMessage];
  return { status: response.statusCode, html: await text(response) };
}

async function received(count: number): Promise<IncomingMessage[]> {
  while (service.requests.length < count) await new Promise(setImmediate);
  return service.requests;
}

const abortOf = (request: IncomingMessage | undefined) =>
  new Promise<void>((aborted) => request?.socket.once('close', () => aborted()));
const isOpen = (request: IncomingMessage | undefined) => request?.socket.destroyed === false;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const logged = () =>
  shop.logged.flatMap(({ level, msg, detail }) => (detail ? [{ level, msg, ...detail }] : []));

describe('a shopper who leaves before the listing API has responded', () => {
  it('aborts the request to the API, which is not logged as an error', async () => {
    await openShop({});
    service.respondWith(faults['no response']);
    const shopper = aShopper();
    const [request] = await received(1);
    const aborted = abortOf(request);
    shopper.destroy();
    await aborted;
    expect(logged()).toEqual([{ level: 30, msg: 'ERR_CANCELED', url: '/browse/sofas' }]);
  });

  it('also aborts a request whose response has begun', async () => {
    await openShop({});
    service.respondWith((_request, response) => void response.write('{"response":'));
    const shopper = aShopper();
    const [request] = await received(1);
    await pause(50);
    const aborted = abortOf(request);
    shopper.destroy();
    await aborted;
    expect(logged()).toEqual([{ level: 30, msg: 'ERR_CANCELED', url: '/browse/sofas' }]);
  });

  it('does not abort the request for another page', async () => {
    await openShop({});
    service.respondWith(faults['no response']);
    const [leaver, stayer] = [aShopper(), aShopper('/browse/lamps')];
    const requests = await received(2);
    const [left, stayed] = ['sofas', 'lamps'].map((name) =>
      requests.find(({ url }) => url?.includes(name)),
    );
    const aborted = abortOf(left);
    leaver.destroy();
    await aborted;
    expect(isOpen(stayed)).toBe(true);
    stayer.destroy();
    await abortOf(stayed);
  });
});

describe('shoppers who wait for the same page', () => {
  /** Two shoppers who share a request to the listing API, which the test resolves. */
  async function twoShoppers() {
    await openShop({ PAGE_VARY: 'none' });
    let respond = () => undefined as void;
    service.respondWith((request, response) => {
      respond = () => respondsWell(request, response);
    });
    const shoppers = [aShopper(), aShopper()] as const;
    const [request] = await received(1);
    while (shop.received.count < shoppers.length) await new Promise(setImmediate);
    await pause(50);
    expect(service.requests).toHaveLength(1);
    return { shoppers, request, respond: () => respond() };
  }

  it('get the page when one of them leaves', async () => {
    const { shoppers, request, respond } = await twoShoppers();
    const [leaver, stayer] = shoppers;
    const page = pageOf(stayer);
    leaver.destroy();
    await pause(50);
    expect(isOpen(request)).toBe(true);
    respond();
    expect((await page).status).toBe(200);
    expect((await page).html).toContain('sofas-1');
    expect(logged()).toEqual([]);
  });

  it('abort their request when the last of them leaves; the next shopper causes a new one', async () => {
    const { shoppers, request } = await twoShoppers();
    const aborted = abortOf(request);
    for (const shopper of shoppers) shopper.destroy();
    await aborted;
    expect(logged()).toEqual([{ level: 30, msg: 'ERR_CANCELED', url: '/browse/sofas' }]);
    service.respondWith(respondsWell);
    expect((await pageOf(aShopper())).status).toBe(200);
    expect(service.requests).toHaveLength(2);
  });
});
