import '../support/as-in-production';
import type { FastifyInstance } from 'fastify';
import { saveToggled } from '../../src/saved-for-later/saved-for-later-slice';
import {
  addProductPath,
  confirmationPath,
  removeProductPath,
  savedListPath,
} from '../../shop/saved/saved-paths';
import { aSavingPage, json, settle, type Service } from '../saved-for-later/a-saving-page';
import { aServer } from '../server/a-server';
import { aSavedStore } from '../shop/saved/a-saved-store';
import { aService } from '../shop/saved/a-saving-shopper';
import { until } from '../support/until';
import {
  faultsOf,
  faultsOfRequest,
  faultsOfResponse,
  findOperation,
  readContract,
  samplesOf,
  valueOf,
} from './contract';
import { savedTexts } from '../support/english';

const contract = readContract('save-for-later-api');

type Call = {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A shopper of the embedded service, over HTTP. */
async function aShopper(server: FastifyInstance) {
  let cookie = '';
  const call = async ({ method = 'POST', path, query = {}, headers = {} }: Call) => {
    const response = await server.inject({
      method,
      url: path,
      query,
      headers: { ...headers, cookie, 'content-type': 'application/json' },
    });
    const [set] = response.cookies;
    if (set) cookie = `${set.name}=${set.value}`;
    const got = { status: response.statusCode, body: response.json<unknown>() };
    const { operation } = findOperation(contract, path === savedListPath ? 'GET' : 'POST', path);
    return { ...got, faults: faultsOfResponse(operation, got) };
  };
  const start = async () => {
    const confirmed = await call({ path: confirmationPath });
    const { sessionConfirmationNumber } = confirmed.body as Record<string, string>;
    return { ...confirmed, number: sessionConfirmationNumber ?? '' };
  };
  const { number, ...confirmed } = await start();
  const withNumber = (path: string, query: Readonly<Record<string, string>> = {}) =>
    call({ path, query: { _dynSessConf: number, ...query } });
  return {
    call,
    confirmed,
    number,
    add: (productId = 'sofa') => withNumber(addProductPath, { productId }),
    remove: (productId = 'sofa') => withNumber(removeProductPath, { productId }),
    list: () => call({ method: 'GET', path: savedListPath, query: { _dynSessConf: number } }),
    withNumber,
  };
}

const documented = (status: number) => ({ status, faults: [] });

describe('the embedded save-for-later service', () => {
  it('responds to each call as documented', async () => {
    const shopper = await aShopper(await aServer());
    expect(shopper.confirmed).toMatchObject(documented(200));
    expect(await shopper.list()).toMatchObject(documented(200));
    expect(await shopper.add()).toMatchObject(documented(200));
    expect(await shopper.add()).toMatchObject(documented(200));
    expect(await shopper.list()).toMatchObject({
      ...documented(200),
      body: { savedProducts: [{ productId: 'sofa' }] },
    });
    expect(await shopper.remove()).toMatchObject(documented(200));
    expect(await shopper.remove()).toMatchObject(documented(200));
  });

  it('refuses as documented a call without a product', async () => {
    const { withNumber } = await aShopper(await aServer());
    for (const path of [addProductPath, removeProductPath]) {
      expect(await withNumber(path)).toMatchObject(documented(400));
      expect(await withNumber(path, { productId: 'x'.repeat(65) })).toMatchObject(documented(400));
    }
  });

  it('refuses as documented a number that is missing, another shopper’s or expired', async () => {
    const { service, clock } = aService();
    const server = await aServer({ saved: service });
    const shopper = await aShopper(server);
    const other = await aShopper(server);
    const calls = [
      { method: 'GET', path: savedListPath },
      { method: 'POST', path: addProductPath },
      { method: 'POST', path: removeProductPath },
    ] as const;
    for (const call of calls) {
      const query = { _dynSessConf: other.number, productId: 'sofa' };
      expect(await shopper.call(call)).toMatchObject(documented(403));
      expect(await shopper.call({ ...call, query })).toMatchObject(documented(403));
    }
    clock.nowMs += 24 * 3_600_000;
    expect(await shopper.add()).toMatchObject(documented(403));
    expect(await shopper.list()).toMatchObject(documented(403));
  });

  it('refuses another method, and says which one to use', async () => {
    const { call } = await aShopper(await aServer());
    const { status, body } = await call({ method: 'GET', path: addProductPath });
    expect(status).toBe(405);
    expect(faultsOf(contract.components.schemas.Error ?? {}, body)).toEqual([]);
  });

  it('refuses as documented a call from a page of another site', async () => {
    const { call } = await aShopper(await aServer());
    for (const path of [confirmationPath, addProductPath, removeProductPath]) {
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect(await call({ path, headers })).toMatchObject(documented(403));
    }
  });

  it.each([
    [422, 'has a full list', () => Promise.resolve('full' as const)],
    [503, 'has no room', () => Promise.resolve('no room' as const)],
    [503, 'has a database that fails', () => Promise.reject(new Error('disk full'))],
  ])('responds with %i as documented if it %s', async (status, _what, add) => {
    const { service } = aService({ store: { ...aSavedStore(), add } });
    const shopper = await aShopper(await aServer({ saved: service }));
    expect(await shopper.add()).toMatchObject(documented(status));
  });

  it('responds as documented if there are too many calls', async () => {
    const shopper = await aShopper(await aServer({ env: { WRITES_PER_MINUTE: '1' } }));
    expect(await shopper.add()).toMatchObject(documented(429));
  });

  it('does not pass with a field that is not documented', () => {
    const { operation } = findOperation(contract, 'GET', savedListPath);
    const body = { savedProducts: [{ productId: 'sofa', savedAt: 1 }] };
    expect(faultsOfResponse(operation, { status: 200, body })).toHaveLength(1);
  });
});

describe('the page, as a caller of save for later', () => {
  async function aPage(service: Service) {
    const page = aSavingPage({ service, platform: { csrfToken: () => 'a token' } });
    page.start();
    await until(() => page.savedIds() !== undefined);
    const toggle = async (productId: string) => {
      page.store.dispatch(saveToggled(productId));
      await settle();
    };
    return { ...page, toggle };
  }

  it('makes the documented calls and no others', async () => {
    const { requests, toggle } = await aPage(() => undefined);
    await toggle('a b/c');
    await toggle('a b/c');
    const calls = requests.map(({ url, init: { method = 'GET', headers } }) => ({
      method,
      url: url.pathname + url.search,
      headers: headers as Record<string, string>,
    }));
    expect(calls.flatMap((call) => faultsOfRequest(contract, call))).toEqual([]);
    const made = requests.map(({ url, init }) => `${init.method?.toLowerCase()} ${url.pathname}`);
    expect(made.sort()).toEqual(
      Object.entries(contract.paths)
        .flatMap(([path, operations]) =>
          Object.keys(operations).map((method) => `${method} ${path}`),
        )
        .sort(),
    );
  });

  it('does not pass with a parameter that is not documented, or without one that is required', () => {
    const call = { method: 'POST', url: `${addProductPath}?_dynSessConf=1&id=sofa`, headers: {} };
    expect(faultsOfRequest(contract, call)).toEqual([
      'query id is not documented',
      'productId is missing',
    ]);
  });

  it('reads the samples', async () => {
    const samples = samplesOf(contract);
    const sampleOf = (name: string) =>
      samples.find((sample) => sample.name.startsWith(`${name} 200`));
    const { savedIds, isSaved, toggle, alerts } = await aPage(({ name }) =>
      json(sampleOf(name === 'list' ? 'listSavedProducts' : name)?.value),
    );
    expect(savedIds()).toEqual(['5247001', '9851946']);
    await toggle('sofa');
    expect(isSaved('sofa')).toBe(true);
    expect(alerts()).toEqual([]);
  });

  it('reads responses with only required fields', async () => {
    const { savedIds, isSaved, toggle, alerts } = await aPage(({ url, init }) => {
      const { operation } = findOperation(contract, init.method ?? 'GET', url.pathname);
      const schema = operation.responses[200]?.content?.['application/json']?.schema ?? {};
      return json(valueOf(schema, 'required'));
    });
    expect(savedIds()).toEqual(['5247001']);
    await toggle('sofa');
    expect(isSaved('sofa')).toBe(true);
    expect(alerts()).toEqual([]);
  });

  it.each(samplesOf(contract).filter(({ name }) => /^addProduct [45]/.test(name)))(
    'shows the shopper the message of a refusal: $name',
    async ({ name, value }) => {
      const status = Number(name.split(' ')[1]);
      const { toggle, alerts, isSaved } = await aPage((request) =>
        request.name === 'addProduct' ? json(value, status) : undefined,
      );
      await toggle('sofa');
      const { message } = value as { readonly message: string };
      expect(alerts()).toEqual([`error: ${savedTexts.withStatus(message, status)}`]);
      expect(isSaved('sofa')).toBe(false);
    },
  );
});
