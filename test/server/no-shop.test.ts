import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { noShop } from '../../server/no-shop';
import { serve } from '../../server/serve';
import { readEnvironment } from '../../server/services/read-settings';
import { readSettings } from '../support/read-settings';
import { aShopServer } from '../support/a-shop-server';
import { closeAfterTest } from '../support/close-after-test';
import { aBody } from '../support/listing-service';
import { brands, storefront } from '../support/english';

const log = pino({ level: 'silent' });

describe('a server without the shop', () => {
  it('renders listings of another listing API without the shop around them', async () => {
    const api = createServer((_request, response) => response.end(JSON.stringify(aBody())));
    await once(api.listen(0, '127.0.0.1'), 'listening');
    closeAfterTest(() => api.close());
    const { port } = api.address() as AddressInfo;
    const server = await aShopServer({ API_URL: `http://127.0.0.1:${port}` });
    const page = await server.get('/browse/chairs');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Product p1');
    expect(page.body).not.toMatch(/plp-shop-(?:header|footer)|\/pictures\//);
    const statuses = ['/', '/product/p1', '/listing-api/all', '/pictures/icon.svg', '/plp-events'];
    for (const path of statuses)
      expect([path, (await server.get(path)).statusCode]).toEqual([path, 404]);
  });

  it('does not start without a listing API, and names the setting', async () => {
    const openServices = () => noShop.open(readEnvironment({}, {}), { log, brands });
    await expect(
      serve({ settings: readSettings({ PORT: '0' }, brands), storefront, log, openServices }),
    ).rejects.toThrow('API_URL');
  });
});
