/** A retailer's frame that cannot be rendered. */
import '../support/as-in-production';
import pino from 'pino';
import { createServer } from '../../server/create-server';
import { noShop } from '../../server/no-shop';
import type { Services } from '../../server/services/shop';
import { readEnvironment } from '../../server/services/read-settings';
import { readSettings } from '../support/read-settings';
import { closeAfterTest } from '../support/close-after-test';
import { brands, storefront } from '../support/english';
import { aProductionClientDir } from './a-server';

function fail(): never {
  throw new Error('a fault of the frame');
}

/** Breaks when the frame of one brand is created, and when the header of another is rendered. */
const frame: Services['pages']['frame'] = ({ key }) => ({
  header: key === 'marlow-ie' ? fail : () => '',
  footer: key === 'hearth' ? fail() : '',
});

async function aServerWithFrame() {
  const log = pino({ level: 'silent' });
  const services = await noShop.open(readEnvironment({}, {}), { log, brands });
  const env = { API_URL: 'http://127.0.0.1:1', BRAND_HOSTS: '/de=hearth,/ie=marlow-ie' };
  const server = await createServer({
    settings: readSettings({ MAX_LAG_MS: '0', ...env }, brands),
    storefront,
    services: { ...services, pages: { ...services.pages, frame } },
    log,
    clientDir: aProductionClientDir(),
  });
  closeAfterTest(() => server.close());
  return server;
}

it.each(['/de', '/ie'])('gives a page without it, and not its error: %s', async (mount) => {
  const server = await aServerWithFrame();
  for (const path of ['/browse/chairs', '/no-page']) {
    const { statusCode, headers, body } = await server.inject(mount + path);
    expect([path, statusCode]).toEqual([path, 500]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(`<a href="${mount}/">`);
    expect(body).not.toContain('a fault of the frame');
  }
  expect((await server.inject('/no-page')).statusCode).toBe(404);
});
