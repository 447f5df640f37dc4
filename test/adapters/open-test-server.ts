import '../support/as-in-production';
/** The server over an adapter, with a shop or without one. */
import pino from 'pino';
import { adapterSettings } from '../../adapters/open-adapter';
import { createServer } from '../../server/create-server';
import { openServices } from '../../server/open-services';
import type { SettingsSpecification, Shop } from '../../server/services/shop';
import { specificationOf } from '../../server/settings/setting-specification';
import { settingsOf } from '../../server/settings/settings';
import { readEnvironment } from '../../server/services/read-settings';
import { closeAfterTest } from '../support/close-after-test';
import { aProductionClientDir } from '../server/a-server';
import type { AdapterEnvironment } from './open-test-adapter';
import type { Brand } from '../../src/storefront/brand';
import type { Storefront } from '../../src/page/storefront';
import { storefront } from '../support/english';

/** `close` closes the services alone, which then report what waits. */
export async function openServer<Specification extends SettingsSpecification>(
  mounted: Shop<Specification>,
  env: AdapterEnvironment,
  served: Storefront = storefront,
) {
  let logged = '';
  const log = pino({ level: 'warn' }, { write: (line: string) => (logged += line) });
  const all = { ...specificationOf(served.brands), ...adapterSettings, ...mounted.settings };
  const read = readEnvironment({ MAX_LAG_MS: '0', ...env }, all);
  const services = await openServices(mounted, read, { log, brands: served.brands, env });
  const close = closeAfterTest(services.close);
  const clientDir = aProductionClientDir();
  const server = await createServer({
    settings: settingsOf(read, served.brands),
    storefront: served,
    services,
    log,
    clientDir,
  });
  closeAfterTest(() => server.close());
  return { server, services, close, logged: () => logged };
}

/** A brand of its own settings among the others. */
export function withAdapter(key: string, adapter: AdapterEnvironment): Storefront {
  const [first, ...others] = storefront.brands;
  const entry = (brand: Brand) => (brand.key === key ? { ...brand, adapter } : brand);
  return { ...storefront, brands: [entry(first), ...others.map(entry)] };
}
