import { fakePlatform } from '../support/fake-platform';
import { savedTopic } from '../../src/saved-for-later/saved-change';
import {
  aSavingPage,
  json,
  deferred,
  failing,
  openSavingPage as open,
  settle,
} from './a-saving-page';
import { savedTexts } from '../support/english';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('saving and removing', () => {
  it('shows the products that the service has saved', async () => {
    const { isSaved } = await open({ saved: ['sofa'] });
    expect(isSaved('sofa')).toBe(true);
    expect(isSaved('lamp')).toBe(false);
  });

  it('keeps the list for as long as the page is open, without another request', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { isSaved, called } = await open({ saved: ['sofa'] });
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(isSaved('sofa')).toBe(true);
    expect(called()).toEqual(['getSessionConfirmationNumber', 'list']);
  });

  it('changes the button after the service has made the change, not before', async () => {
    const response = deferred<Response>();
    const { startToggle, isSaved, isBusy } = await open({
      service: failing('addProduct', () => response.promise),
    });
    startToggle('sofa');
    expect(isBusy('sofa')).toBe(true);
    await settle();
    expect(isSaved('sofa')).toBe(false);
    response.resolve(json({}));
    await settle();
    expect(isSaved('sofa')).toBe(true);
    expect(isBusy('sofa')).toBe(false);
  });

  it('ignores clicks on a product that is busy', async () => {
    const response = deferred<Response>();
    const { startToggle, isSaved, called } = await open({
      service: failing('addProduct', () => response.promise),
    });
    startToggle('sofa');
    startToggle('sofa');
    await settle();
    startToggle('sofa');
    response.resolve(json({}));
    await settle();
    expect(called().slice(2)).toEqual(['addProduct']);
    expect(isSaved('sofa')).toBe(true);
  });

  it('changes one product while the call of another is pending', async () => {
    const slow = deferred<Response>();
    const { startToggle, isSaved } = await open({
      service: ({ url }) =>
        url.searchParams.get('productId') === 'slow' ? slow.promise : undefined,
    });
    startToggle('slow');
    startToggle('quick');
    await settle();
    expect(isSaved('quick')).toBe(true);
    expect(isSaved('slow')).toBe(false);
  });

  it('applies a click that was made while the list was pending', async () => {
    const list = deferred<Response>();
    const { startToggle, isSaved, platform } = await open({
      service: failing('list', () => list.promise),
    });
    startToggle('lamp');
    await settle();
    list.resolve(json({ savedProducts: [{ productId: 'sofa' }] }));
    await settle();
    expect([isSaved('lamp'), isSaved('sofa')]).toEqual([true, true]);
    const stored = platform.sessionStorage.read('sfl_product_list');
    expect(stored).toContain('lamp');
    expect(stored).toContain('sofa');
  });

  it('shows each product by its last change when the list has failed', async () => {
    const { startToggle, isSaved, isBusy } = await open({
      service: ({ name, url }) => {
        if (name === 'list') return json({ message: 'no' }, 404);
        const isRefused = name === 'removeProduct' && url.search.includes('lamp');
        return isRefused ? json({ message: 'no' }, 500) : undefined;
      },
    });
    for (const id of ['sofa', 'lamp']) startToggle(id);
    await settle();
    expect([isSaved('sofa'), isSaved('lamp')]).toEqual([true, true]);
    for (const id of ['sofa', 'lamp']) startToggle(id);
    await settle();
    expect([isSaved('sofa'), isSaved('lamp')]).toEqual([false, true]);
    expect([isBusy('sofa'), isBusy('lamp')]).toEqual([false, false]);
  });

  it('treats a response without a body as a success', async () => {
    const { startToggle, isSaved } = await open({
      service: failing('addProduct', () => new Response('')),
    });
    startToggle('sofa');
    await settle();
    expect(isSaved('sofa')).toBe(true);
  });
});

describe('a failure of save for later', () => {
  const { noToken, unreadable, withStatus } = savedTexts;
  it.each([
    [
      'the server’s message',
      () => json({ message: 'Your list is full.' }, 422),
      withStatus('Your list is full.', 422),
    ],
    [
      'its status text when it has no message',
      () => new Response('<h1>', { status: 502, statusText: 'Bad Gateway' }),
      withStatus('Bad Gateway', 502),
    ],
    [
      'the status when the response is empty',
      () => new Response(null, { status: 500 }),
      withStatus(unreadable, 500),
    ],
    ['that the response is no JSON', () => new Response('<html>Please sign in</html>'), unreadable],
  ])('shows %s and does not change the button', async (_name, response, text) => {
    const { startToggle, isSaved, isBusy, alerts, platform } = await open({
      saved: ['sofa'],
      service: failing('removeProduct', response),
    });
    startToggle('sofa');
    await settle();
    expect(alerts()).toEqual([`error: ${text}`]);
    expect(isSaved('sofa')).toBe(true);
    expect(isBusy('sofa')).toBe(false);
    expect(platform.sessionStorage.read('sfl_product_list')).toContain('sofa');
  });

  it.each([
    ['fails', () => json({ message: 'no' }, 404)],
    ['returns no number', () => json({})],
    ['returns no JSON', () => new Response('<html>')],
  ])(
    'says that there is no token to a shopper who saves, and else only to the log, when its call %s',
    async (_name, response) => {
      const page = await open({ service: failing('getSessionConfirmationNumber', response) });
      expect(page.alerts()).toEqual([]);
      expect(page.platform.logged).toContain('error: Could not retrieve csrf token');
      expect(page.called()).not.toContain('list');
      page.startToggle('sofa');
      await settle();
      expect(page.alerts()).toEqual([`error: ${noToken}`]);
      expect(page.isSaved('sofa')).toBe(false);
    },
  );

  it('shows that the list cannot be read', async () => {
    const { alerts } = await open({ service: failing('list', () => json({ products: [] })) });
    expect(alerts()).toEqual([`error: ${unreadable}`]);
  });

  it('ends a call that never gets a response', async () => {
    const controller = new AbortController();
    const limited = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
    const { startToggle, isBusy, alerts } = await open({
      service: failing('addProduct', () => new Promise(() => undefined)),
    });
    startToggle('sofa');
    await settle();
    controller.abort();
    await settle();
    // Node's class is that of all tests of a process: an earlier one may still use it.
    expect(limited).toHaveBeenCalledWith(10_000);
    expect(isBusy('sofa')).toBe(false);
    expect(alerts()).toEqual([`error: ${unreadable}`]);
  });

  it('of one product does not affect the others', async () => {
    let calls = 0;
    const { startToggle, isSaved } = await open({
      service: failing('addProduct', () =>
        (calls += 1) === 1 ? json({ message: 'no' }, 500) : json({}),
      ),
    });
    startToggle('sofa');
    startToggle('lamp');
    await settle();
    expect([isSaved('sofa'), isSaved('lamp')]).toEqual([false, true]);
  });
});

/** Platforms of tabs that receive each other's messages. */
function tabs(count: number) {
  const listeners: ((from: number, topic: string, message: unknown) => void)[] = [];
  return Array.from({ length: count }, (_, tab) => ({
    broadcast: (topic: string, message: unknown) => {
      for (const receive of listeners) receive(tab, topic, structuredClone(message));
    },
    onBroadcast: (topic: string, listener: (message: unknown) => void) => {
      listeners.push((from, sentTopic, message) => {
        if (from !== tab && sentTopic === topic) listener(message);
      });
    },
  }));
}

describe('save for later across tabs', () => {
  it('shows the changes of one tab in the others, and stores them there', async () => {
    const [first, second] = tabs(2);
    const here = await open({ saved: ['sofa'], platform: first ?? {} });
    const there = await open({ saved: ['sofa'], platform: second ?? {} });
    here.startToggle('lamp');
    here.startToggle('sofa');
    await settle();
    expect([there.isSaved('lamp'), there.isSaved('sofa')]).toEqual([true, false]);
    expect(there.called()).toEqual(['getSessionConfirmationNumber', 'list']);
    const stored = there.platform.sessionStorage.read('sfl_product_list');
    expect(stored).toBe('{"savedProducts":[{"productId":"lamp"}]}');
  });

  it('applies a change of another tab that arrives while the list is pending', async () => {
    const list = deferred<Response>();
    const [first, second] = tabs(2);
    const { isSaved } = await open({
      platform: second ?? {},
      service: failing('list', () => list.promise),
    });
    first?.broadcast(savedTopic, { productId: 'lamp', isSaved: true });
    first?.broadcast(savedTopic, { productId: 'sofa', isSaved: false });
    list.resolve(json({ savedProducts: [{ productId: 'sofa' }] }));
    await settle();
    expect([isSaved('lamp'), isSaved('sofa')]).toEqual([true, false]);
  });

  it('requests a failed list again when another tab changes it', async () => {
    const responses = [
      json({ message: 'no' }, 404),
      json({ savedProducts: [{ productId: 'sofa' }] }),
    ];
    const [first, second] = tabs(2);
    const { isSaved, called } = await open({
      platform: second ?? {},
      service: failing('list', () => responses.shift() ?? json({}, 404)),
    });
    first?.broadcast(savedTopic, { productId: 'lamp', isSaved: true });
    await settle();
    expect(called()).toEqual(['getSessionConfirmationNumber', 'list', 'list']);
    expect([isSaved('lamp'), isSaved('sofa')]).toEqual([true, true]);
  });

  it.each([
    undefined,
    null,
    7,
    'lamp',
    [],
    {},
    { productId: 7, isSaved: true },
    { productId: 'lamp' },
  ])('ignores the malformed message %j', async (message) => {
    const [first, second] = tabs(2);
    const { isSaved, store } = await open(second ? { platform: second } : {});
    const before = store.getState().savedForLaterApi;
    first?.broadcast(savedTopic, message);
    await settle();
    expect(store.getState().savedForLaterApi).toBe(before);
    first?.broadcast(savedTopic, { productId: 'lamp', isSaved: true });
    await settle();
    expect(isSaved('lamp')).toBe(true);
  });

  it('works on a platform without tabs', async () => {
    const { platform } = aSavingPage();
    expect(fakePlatform(() => json({})).broadcast).toBeUndefined();
    expect(platform.onBroadcast).toBeUndefined();
    const { startToggle, isSaved } = await open();
    startToggle('sofa');
    await settle();
    expect(isSaved('sofa')).toBe(true);
  });
});

describe('products with odd ids', () => {
  it.each(['constructor', 'toString', '7', ' '])(
    'such as %j are unsaved at first and can be saved',
    async (id) => {
      const { startToggle, isSaved } = await open();
      expect(isSaved(id)).toBe(false);
      startToggle(id);
      await settle();
      expect(isSaved(id)).toBe(true);
    },
  );
});
