import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import {
  createApiOutline,
  requestFromApi,
  requestFromService,
  type RequestEverything,
} from '../../shop/pages/api-outline';
import { shop } from '../../shop/shop';
import { readEnvironment } from '../../server/services/read-settings';
import { aListingBody, aWireFacet, aWireValue } from '../support/a-listing';
import { closeAfterTest } from '../support/close-after-test';
import {
  faults,
  respondsWithJson,
  startFaultyListingService,
  type Responder,
} from '../support/faulty-listing-service';
import { brands } from '../support/english';
import { aFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { aServer } from './a-server';

function respondsWith(...names: readonly string[]): Responder {
  const values = names.map((name) => aWireValue(name.toLowerCase(), { name }));
  const group = { ...aWireFacet('all', ...values), type: 'category' };
  return respondsWithJson(aListingBody({ categories: [group, aWireFacet('other', 'No')] }));
}

describe('a shop over another listing API', () => {
  it('shows the departments of the API, those of each brand, and none while the API fails', async () => {
    const api = await startFaultyListingService();
    api.respondWith((request, response) =>
      request.headers['x-brand'] === 'hearth'
        ? respondsWith('Beds')(request, response)
        : respondsWith('Tea & <b>cups</b>', 'Chairs')(request, response),
    );
    const env = { API_URL: api.address, BRAND_HOSTS: 'hearth.example=hearth' };
    const server = await aServer({ env });
    const home = async (host: string) =>
      (await server.inject({ url: '/', headers: { host } })).body;
    await until(async () => (await home('shop.example')).includes('/browse/chairs'));
    // In the header, on the home page and in the footer.
    expect((await home('shop.example')).split('href="/browse/chairs"')).toHaveLength(4);
    expect(await home('shop.example')).not.toMatch(/\/browse\/(?:no|beds)"|<b>/);
    await until(async () => (await home('hearth.example')).includes('/browse/beds'));
    const listing = (await server.inject('/browse/chairs')).body;
    expect(listing).toMatch(/<nav class="plp-shop-header__departments".*href="\/browse\/chairs"/);
    expect((await server.inject('/product/p1')).statusCode).toBe(404);

    const away = await aServer({ env: { API_URL: 'http://127.0.0.1:9/api' } });
    const { statusCode, body } = await away.inject('/');
    expect([statusCode, body.includes('What are you looking for?</h1>')]).toEqual([200, true]);
    expect(body).not.toContain('href="/browse/');
  });

  it('requests the departments again after a minute, sooner after a failure, and keeps the last ones', async () => {
    const api = await startFaultyListingService();
    let nowMs = 0;
    const warnings: unknown[] = [];
    const log = { warn: (...of: unknown[]) => void warnings.push(of) };
    let responses = 0;
    const fromApi = requestFromApi(api.address);
    const request: RequestEverything = (brand) =>
      fromApi(brand).finally(() => {
        responses += 1;
      });
    const outline = createApiOutline({ request, log, nowMs: () => nowMs });
    const names = () => outline('marlow').categories.map(({ name }) => name);
    const after = async (ms: number, responder: Responder) => {
      api.respondWith(responder);
      nowMs += ms;
      const before = responses;
      names();
      await until(() => responses > before);
      return names();
    };
    expect(await after(0, faults['HTML with 200'])).toEqual([]);
    expect(await after(5_000, respondsWith('Chairs'))).toEqual(['Chairs']);
    const known = outline('marlow');
    nowMs += 59_000;
    expect(await after(1_000, respondsWith('Chairs'))).toEqual(['Chairs']);
    // The same object, so that cached pages stay.
    expect(outline('marlow')).toBe(known);
    expect(await after(60_000, faults['a 500'])).toEqual(['Chairs']);
    expect(await after(5_000, respondsWith('Beds'))).toEqual(['Beds']);
    expect(warnings).toHaveLength(2);
  });

  it('says why the departments could not be requested', async () => {
    const away = requestFromApi('http://127.0.0.1:9/api');
    await expect(away('marlow')).rejects.toThrow('the request failed: network');
    const api = await startFaultyListingService();
    api.respondWith((_, response) => void response.writeHead(404).end());
    const wrong = requestFromApi(api.address);
    await expect(wrong('marlow')).rejects.toThrow('the request failed: status 404');
  });

  it('has none while an adapter finds no listing of everything, or rejects', async () => {
    const warnings: unknown[] = [];
    const log = { warn: (...of: unknown[]) => void warnings.push(of) };
    let nowMs = 0;
    const notFound = { status: 404, body: { message: 'none' } } as const;
    const respond = () =>
      warnings.length === 0 ? Promise.resolve(notFound) : Promise.reject(new Error('away'));
    const service = { respond, problem: () => undefined, opened: Promise.resolve(0) };
    const outline = createApiOutline({
      request: requestFromService(service),
      log,
      nowMs: () => nowMs,
    });
    for (const failures of [1, 2]) {
      expect(outline('marlow').categories).toEqual([]);
      await until(() => warnings.length === failures);
      nowMs += 5_000;
    }
  });

  it('opens no catalogue', async () => {
    const dataDir = join(aFolder(), 'data');
    const settings = readEnvironment({ DATA_DIR: dataDir }, shop.settings);
    const log = pino({ level: 'silent' });
    const services = await shop.open(settings, { log, brands, apiUrl: 'http://127.0.0.1:9/api' });
    closeAfterTest(services.close);
    expect(services.listing).toBeUndefined();
    expect(existsSync(join(dataDir, 'saved.db'))).toBe(true);
    expect(existsSync(join(dataDir, 'catalogue'))).toBe(false);
  });
});
