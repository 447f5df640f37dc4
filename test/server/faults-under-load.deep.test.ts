/** The listing API fails while many shoppers request pages. */
import {
  respondsWell,
  faults,
  startFaultyListingService,
  type Responder,
  type FaultyListingService,
} from '../support/faulty-listing-service';
import { loadDuring } from '../support/load';
import { startShopProcess, type ShopProcess } from '../support/shop-process';

let service: FaultyListingService;
let shop: ShopProcess;
beforeAll(async () => {
  service = await startFaultyListingService();
  shop = await startShopProcess({ env: { API_URL: service.address } });
});

const slow: Responder = (request, response) => {
  setTimeout(() => respondsWell(request, response), 800);
};

function flapping(): Responder {
  let requestCount = 0;
  return (request, response) => {
    requestCount += 1;
    (requestCount % 2 === 0 ? respondsWell : faults['a closed socket'])(request, response);
  };
}

/** Requests pages before, during and after a fault; returns the outcome, and the status of the next page. */
async function loadThrough(fault: Responder) {
  const url = `${shop.address}/browse/sofas`;
  const during: number[] = [];
  const result = await loadDuring({ url, connections: 10 }, async (load) => {
    service.respondWith(fault);
    await load.untilMore(50);
    const page = await fetch(url);
    if (page.status === 503) during.push(Number(page.headers.get('retry-after')));
    expect((await fetch(`${shop.address}/healthz`)).status).toBe(200);
    service.respondWith(respondsWell);
  });
  const after = await fetch(url);
  const { 503: unavailable = 0, ...others } = result.failed;
  return { good: result.good, unavailable, others, retryAfter: during, after: after.status };
}

describe('pages under load while the listing API fails', () => {
  it('are 503s while it is down, and complete again with the next request', async () => {
    const { good, unavailable, others, retryAfter, after } = await loadThrough(faults['a 500']);
    expect(unavailable).toBeGreaterThan(10);
    expect(good).toBeGreaterThan(10);
    expect(others).toEqual({});
    expect(retryAfter).toEqual([5]);
    expect(after).toBe(200);
  });

  it('are complete while it is slow', async () => {
    const { good, unavailable, others, after } = await loadThrough(slow);
    expect(good).toBeGreaterThan(10);
    expect({ unavailable, others, after }).toEqual({ unavailable: 0, others: {}, after: 200 });
  });

  it('are complete or 503s while it fails every other request', async () => {
    const { good, unavailable, others, after } = await loadThrough(flapping());
    expect(good).toBeGreaterThan(10);
    expect(unavailable).toBeGreaterThan(10);
    expect({ others, after }).toEqual({ others: {}, after: 200 });
  });
});

describe('cached pages', () => {
  it('are sent during an outage of the listing API without a failure', async () => {
    const caching = await startShopProcess({
      env: { API_URL: service.address, PAGE_VARY: 'none', PAGE_FRESH_SECONDS: '0' },
    });
    service.respondWith(respondsWell);
    const url = `${caching.address}/browse/sofas`;
    expect((await fetch(url)).status).toBe(200);
    const { good, failed } = await loadDuring({ url, connections: 10 }, async (load) => {
      service.respondWith(faults['a closed socket']);
      await load.untilMore(200);
      service.respondWith(respondsWell);
    });
    expect(good).toBeGreaterThan(100);
    expect(failed).toEqual({});
  });
});
