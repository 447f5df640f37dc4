import { deferred, json, openSavingPage as open, settle } from './a-saving-page';
import { savedTexts } from '../support/english';

const tokenPath = '/rest/model/atg/rest/SessionConfirmationActor/getSessionConfirmationNumber';
const actor = '/rest/model/sdg/savedforlater/SavedForLaterActor';

describe('the calls of save for later', () => {
  it('requests a token first, with an empty body, then the list', async () => {
    const { requests } = await open();
    expect(requests.map(({ url, init }) => `${init.method} ${url.pathname}${url.search}`)).toEqual([
      `POST ${tokenPath}`,
      `GET ${actor}/list?_dynSessConf=token-1`,
    ]);
    expect(requests[0]?.init.body).toBeUndefined();
  });

  it('sends token and product without a body to add and to remove', async () => {
    const { requests, toggle } = await open();
    await toggle('a b/c');
    await toggle('a b/c');
    const [add, remove] = requests.slice(2);
    expect(`${add?.init.method} ${add?.url.pathname}`).toBe(`POST ${actor}/addProduct`);
    expect(`${remove?.init.method} ${remove?.url.pathname}`).toBe(`POST ${actor}/removeProduct`);
    for (const request of [add, remove]) {
      expect([...(request?.url.searchParams ?? [])]).toEqual([
        ['_dynSessConf', 'token-1'],
        ['productId', 'a b/c'],
      ]);
      expect(request?.init.body).toBeUndefined();
      expect(request?.init.headers).toMatchObject({ 'content-type': 'application/json' });
      // A shopper who leaves at once has saved all the same.
      expect(request?.init.keepalive).toBe(true);
    }
  });

  it('sends the token of the page’s meta tag with every call, and none without the tag', async () => {
    const tagged = await open({ platform: { csrfToken: () => 'from the page' } });
    await tagged.toggle('sofa');
    expect(tagged.requests).toHaveLength(3);
    for (const { init } of tagged.requests) {
      expect(init.headers).toMatchObject({ 'X-Csrf-Token': 'from the page' });
    }
    const plain = await open();
    expect(plain.requests[0]?.init.headers).not.toHaveProperty('X-Csrf-Token');
  });

  it('sends to the base address of the page globals', async () => {
    const { requests } = await open({ globals: { envURL: 'https://env.example/shop/' } });
    expect(requests[0]?.url.href).toBe(`https://env.example/shop${tokenPath}`);
  });

  it('sends nothing in local mode, and the buttons work', async () => {
    const { toggle, isSaved, requests, alerts } = await open({ globals: { isLocal: true } });
    await toggle('sofa');
    expect(isSaved('sofa')).toBe(true);
    await toggle('sofa');
    expect(isSaved('sofa')).toBe(false);
    expect(requests).toEqual([]);
    expect(alerts()).toEqual([]);
  });

  it('does nothing on the Ireland brand until its flag is on', async () => {
    const off = await open({ globals: { brand: 'marlow-ie' } });
    await off.toggle('sofa');
    expect(off.requests).toEqual([]);
    const on = await open({ globals: { brand: 'marlow-ie', saveForLaterIreland: true } });
    expect(on.called()).toContain('list');
  });
});

describe('session storage of save for later', () => {
  it('holds the token and the list under their keys', async () => {
    const { platform } = await open({ saved: ['sofa'] });
    expect(platform.sessionStorage.read('sfl_csrf_token')).toBe('token-1');
    expect(platform.sessionStorage.read('sfl_product_list')).toBe(
      '{"savedProducts":[{"productId":"sofa"}]}',
    );
  });

  it('is read before anything is requested', async () => {
    const first = await open({ saved: ['sofa'] });
    const second = await open({ platform: { sessionStorage: first.platform.sessionStorage } });
    expect(second.isSaved('sofa')).toBe(true);
    expect(second.called()).toEqual([]);
    await second.toggle('lamp');
    expect(second.called()).toEqual(['addProduct']);
  });

  it('stores each change', async () => {
    const { platform, toggle } = await open({ saved: ['sofa'] });
    await toggle('lamp');
    await toggle('sofa');
    const stored: unknown = JSON.parse(platform.sessionStorage.read('sfl_product_list') ?? '');
    expect(stored).toEqual({ savedProducts: [{ productId: 'lamp' }] });
  });

  it.each(['', '{', 'null', '7', '[]', '{"savedProducts":{}}'])(
    'counts as empty when it holds %j for the list',
    async (junk) => {
      const values = new Map([['sfl_product_list', junk]]);
      const sessionStorage = {
        read: (key: string) => values.get(key),
        write: (key: string, value: string) => void values.set(key, value),
        remove: (key: string) => void values.delete(key),
      };
      const { isSaved, called } = await open({ saved: ['sofa'], platform: { sessionStorage } });
      expect(called()).toContain('list');
      expect(isSaved('sofa')).toBe(true);
    },
  );

  it('is logged when it is missing or full, and the shopper can still save', async () => {
    const sessionStorage = {
      read: () => undefined,
      write: () => undefined,
      remove: () => undefined,
    };
    const { toggle, isSaved, alerts, platform } = await open({ platform: { sessionStorage } });
    await toggle('sofa');
    expect(isSaved('sofa')).toBe(true);
    expect(alerts()).toEqual([]);
    expect(platform.logged).toEqual(['error: Error updating save for later:']);
  });

  it('loses a list that has become outdated while it is full', async () => {
    const values = new Map<string, string>();
    let isFull = false;
    const sessionStorage = {
      read: (key: string) => values.get(key),
      write: (key: string, value: string) => void (isFull || values.set(key, value)),
      remove: (key: string) => void values.delete(key),
    };
    const { toggle } = await open({ saved: ['sofa'], platform: { sessionStorage } });
    isFull = true;
    await toggle('lamp');
    expect(values.has('sfl_product_list')).toBe(false);
  });

  it('never stores an incomplete list', async () => {
    const { toggle, isSaved, platform } = await open({
      service: ({ name }) => (name === 'list' ? json({ message: 'Out' }, 404) : undefined),
    });
    await toggle('sofa');
    expect(isSaved('sofa')).toBe(true);
    expect(platform.sessionStorage.read('sfl_product_list')).toBeUndefined();
    expect(platform.logged).toEqual(['error: Error updating save for later:']);
  });
});

describe('an expired token', () => {
  const refusing = (statuses: readonly number[], renewed = 'token-2') => {
    const left = [...statuses];
    let tokens = 0;
    return ({ name }: { readonly name: string }) => {
      if (name === 'getSessionConfirmationNumber') {
        tokens += 1;
        return json({ sessionConfirmationNumber: tokens === 1 ? 'token-1' : renewed });
      }
      const status = name === 'list' ? undefined : left.shift();
      return status ? json({ message: 'Session expired' }, status) : undefined;
    };
  };

  it.each([409, 403])('is replaced after a %d, and the call is repeated once', async (status) => {
    const { toggle, isSaved, called, requests, platform } = await open({
      service: refusing([status]),
    });
    await toggle('sofa');
    expect(called().slice(2)).toEqual(['addProduct', 'getSessionConfirmationNumber', 'addProduct']);
    expect(requests.at(-1)?.url.searchParams.get('_dynSessConf')).toBe('token-2');
    expect(platform.sessionStorage.read('sfl_csrf_token')).toBe('token-2');
    expect(isSaved('sofa')).toBe(true);
  });

  it('is not replaced a second time', async () => {
    const { toggle, isSaved, called, alerts } = await open({ service: refusing([403, 403]) });
    await toggle('sofa');
    expect(called().slice(2)).toEqual(['addProduct', 'getSessionConfirmationNumber', 'addProduct']);
    expect(isSaved('sofa')).toBe(false);
    expect(alerts()).toEqual([`error: ${savedTexts.withStatus('Session expired', 403)}`]);
  });

  it('is replaced once for several calls that were refused together', async () => {
    const { toggle, isSaved, called } = await open({ service: refusing([403, 403, 403]) });
    await Promise.all(['sofa', 'lamp', 'chair'].map(toggle));
    const renewals = called()
      .slice(2)
      .filter((name) => name === 'getSessionConfirmationNumber');
    expect(renewals).toHaveLength(1);
    expect(['sofa', 'lamp', 'chair'].map(isSaved)).toEqual([true, true, true]);
  });

  it('is not replaced again for a call that was refused with the token before', async () => {
    const late = deferred<Response>();
    const renewing = refusing([403]);
    const { startToggle, toggle, isSaved, called } = await open({
      service: (request) =>
        request.url.search.includes('token-1&productId=late') ? late.promise : renewing(request),
    });
    startToggle('late');
    await toggle('sofa');
    late.resolve(json({}, 403));
    await settle();
    expect(called().filter((name) => name === 'getSessionConfirmationNumber')).toHaveLength(2);
    expect([isSaved('sofa'), isSaved('late')]).toEqual([true, true]);
  });
});
