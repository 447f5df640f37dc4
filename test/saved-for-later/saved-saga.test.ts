import { fakePlatform } from '../support/fake-platform';
import { saveToggled } from '../../src/saved-for-later/save-progress';
import { savedTopic } from '../../src/saved-for-later/saved-saga';
import { aSavingPage, json, deferred, settle, type Service } from './a-saving-page';

async function open(options: Parameters<typeof aSavingPage>[0] = {}) {
  const page = aSavingPage(options);
  page.start();
  await settle();
  return { ...page, toggle: (id: string) => page.store.dispatch(saveToggled(id)) };
}

const respondingTo =
  (call: string, response: () => Response | Promise<Response>): Service =>
  ({ name }) =>
    name === call ? response() : undefined;

describe('saving and removing', () => {
  it('shows the saved products once the list has loaded', async () => {
    const { isSaved } = await open({ saved: ['sofa'] });
    expect(isSaved('sofa')).toBe(true);
    expect(isSaved('lamp')).toBe(false);
  });

  it('changes the button only after the server has stored the change', async () => {
    const response = deferred<Response>();
    const { toggle, isSaved, isBusy } = await open({
      service: respondingTo('addProduct', () => response.promise),
    });
    toggle('sofa');
    expect(isBusy('sofa')).toBe(true);
    await settle();
    expect(isSaved('sofa')).toBe(false);
    response.resolve(json({}));
    await settle();
    expect(isSaved('sofa')).toBe(true);
    expect(isBusy('sofa')).toBe(false);
  });

  it('ignores clicks on a product whose call is pending', async () => {
    const response = deferred<Response>();
    const { toggle, isSaved, called } = await open({
      service: respondingTo('addProduct', () => response.promise),
    });
    toggle('sofa');
    toggle('sofa');
    await settle();
    toggle('sofa');
    response.resolve(json({}));
    await settle();
    expect(called().slice(2)).toEqual(['addProduct']);
    expect(isSaved('sofa')).toBe(true);
  });

  it('saves one product while the call of another is pending', async () => {
    const slow = deferred<Response>();
    const { toggle, isSaved } = await open({
      service: ({ url }) =>
        url.searchParams.get('productId') === 'slow' ? slow.promise : undefined,
    });
    toggle('slow');
    toggle('quick');
    await settle();
    expect(isSaved('quick')).toBe(true);
    expect(isSaved('slow')).toBe(false);
  });

  it('keeps a save made while the list was pending', async () => {
    const list = deferred<Response>();
    const { toggle, isSaved, platform } = await open({
      service: respondingTo('list', () => list.promise),
    });
    toggle('lamp');
    await settle();
    list.resolve(json({ savedProducts: [{ productId: 'sofa' }] }));
    await settle();
    expect([isSaved('lamp'), isSaved('sofa')]).toEqual([true, true]);
    const stored = platform.session.read('sfl_product_list');
    expect(stored).toContain('lamp');
    expect(stored).toContain('sofa');
  });

  it('shows each product by its last change when the list failed', async () => {
    const { toggle, isSaved, isBusy } = await open({
      service: ({ name, url }) => {
        if (name === 'list') return json({ message: 'no' }, 500);
        const isRefused = name === 'removeProduct' && url.search.includes('lamp');
        return isRefused ? json({ message: 'no' }, 500) : undefined;
      },
    });
    for (const id of ['sofa', 'lamp']) toggle(id);
    await settle();
    expect([isSaved('sofa'), isSaved('lamp')]).toEqual([true, true]);
    for (const id of ['sofa', 'lamp']) toggle(id);
    await settle();
    expect([isSaved('sofa'), isSaved('lamp')]).toEqual([false, true]);
    expect([isBusy('sofa'), isBusy('lamp')]).toEqual([false, false]);
  });

  it('treats a successful response without a body as saved', async () => {
    const { toggle, isSaved } = await open({
      service: respondingTo('addProduct', () => new Response('')),
    });
    toggle('sofa');
    await settle();
    expect(isSaved('sofa')).toBe(true);
  });
});

describe('a failure of save for later', () => {
  const unreadable = 'error: There was an error calling save for later service';
  it.each([
    [
      'the server’s message',
      () => json({ message: 'Your list is full.' }, 422),
      'error: Your list is full. (Status Code: 422)',
    ],
    [
      'the status text when there is no message',
      () => new Response('<h1>', { status: 502, statusText: 'Bad Gateway' }),
      'error: Bad Gateway (Status Code: 502)',
    ],
    [
      'the status code when the response has no text',
      () => new Response(null, { status: 500 }),
      `${unreadable} (Status Code: 500)`,
    ],
    [
      'a general message when the response is not JSON',
      () => new Response('<html>Please sign in</html>'),
      unreadable,
    ],
    [
      'a general message when the service cannot be reached',
      () => Promise.reject(new TypeError('failed')),
      unreadable,
    ],
  ])('shows %s and leaves the button as it was', async (_name, response, text) => {
    const { toggle, isSaved, isBusy, alerts, platform } = await open({
      saved: ['sofa'],
      service: respondingTo('removeProduct', response),
    });
    toggle('sofa');
    await settle();
    expect(alerts()).toEqual([text]);
    expect(isSaved('sofa')).toBe(true);
    expect(isBusy('sofa')).toBe(false);
    expect(platform.session.read('sfl_product_list')).toContain('sofa');
  });

  it.each([
    ['fails', () => json({ message: 'no' }, 500)],
    ['returns no number', () => json({})],
    ['returns no JSON', () => new Response('<html>')],
  ])('shows that there is no token when its call %s', async (_name, response) => {
    const page = await open({ service: respondingTo('getSessionConfirmationNumber', response) });
    expect(page.alerts()).toEqual(['error: Could not retrieve csrf token']);
    expect(page.called()).not.toContain('list');
    page.toggle('sofa');
    await settle();
    expect(page.alerts()).toEqual(['error: Could not retrieve csrf token']);
    expect(page.isSaved('sofa')).toBe(false);
  });

  it('shows that the list cannot be read', async () => {
    const { alerts } = await open({ service: respondingTo('list', () => json({ products: [] })) });
    expect(alerts()).toEqual([unreadable]);
  });

  it('aborts a call after ten seconds without a response', async () => {
    const limits: number[] = [];
    const controller = new AbortController();
    const limited = jest.spyOn(AbortSignal, 'timeout').mockImplementation((limitMs) => {
      limits.push(limitMs);
      return controller.signal;
    });
    const { toggle, isBusy, alerts } = await open({
      service: respondingTo('addProduct', () => new Promise(() => undefined)),
    });
    toggle('sofa');
    await settle();
    controller.abort();
    await settle();
    expect(limits.at(-1)).toBe(10_000);
    expect(isBusy('sofa')).toBe(false);
    expect(alerts()).toEqual([unreadable]);
    limited.mockRestore();
  });

  it('of one product does not affect the others', async () => {
    let calls = 0;
    const { toggle, isSaved } = await open({
      service: respondingTo('addProduct', () =>
        (calls += 1) === 1 ? json({ message: 'no' }, 500) : json({}),
      ),
    });
    toggle('sofa');
    toggle('lamp');
    await settle();
    expect([isSaved('sofa'), isSaved('lamp')]).toEqual([false, true]);
  });
});

/** Platforms of tabs that receive each other’s broadcasts. */
function tabs(count: number) {
  const listeners: ((from: number, topic: string, message: unknown) => void)[] = [];
  return Array.from({ length: count }, (_, tab) => ({
    broadcast: (topic: string, message: unknown) => {
      for (const notify of listeners) notify(tab, topic, structuredClone(message));
    },
    onBroadcast: (topic: string, listener: (message: unknown) => void) => {
      listeners.push((from, sentTopic, message) => {
        if (from !== tab && sentTopic === topic) listener(message);
      });
      return () => undefined;
    },
  }));
}

describe('save for later across tabs', () => {
  it('shows and stores a save of one tab in the others', async () => {
    const [first, second] = tabs(2);
    const here = await open({ saved: ['sofa'], platform: first ?? {} });
    const there = await open({ saved: ['sofa'], platform: second ?? {} });
    here.toggle('lamp');
    here.toggle('sofa');
    await settle();
    expect([there.isSaved('lamp'), there.isSaved('sofa')]).toEqual([true, false]);
    expect(there.called()).toEqual(['getSessionConfirmationNumber', 'list']);
    const stored = there.platform.session.read('sfl_product_list');
    expect(stored).toBe('{"savedProducts":[{"productId":"lamp"}]}');
  });

  it('applies a change of another tab that arrives while the list is pending', async () => {
    const list = deferred<Response>();
    const [first, second] = tabs(2);
    const { isSaved } = await open({
      platform: second ?? {},
      service: respondingTo('list', () => list.promise),
    });
    first?.broadcast(savedTopic, { productId: 'lamp', isSaved: true });
    first?.broadcast(savedTopic, { productId: 'sofa', isSaved: false });
    list.resolve(json({ savedProducts: [{ productId: 'sofa' }] }));
    await settle();
    expect([isSaved('lamp'), isSaved('sofa')]).toEqual([true, false]);
  });

  it('requests a failed list again when another tab changes it', async () => {
    const responses = [
      json({ message: 'no' }, 500),
      json({ savedProducts: [{ productId: 'sofa' }] }),
    ];
    const [first, second] = tabs(2);
    const { isSaved, called } = await open({
      platform: second ?? {},
      service: respondingTo('list', () => responses.shift() ?? json({}, 500)),
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

  it('works on a platform without broadcasts between tabs', async () => {
    const { platform } = aSavingPage();
    expect(fakePlatform(() => json({})).broadcast).toBeUndefined();
    expect(platform.onBroadcast).toBeUndefined();
    const { toggle, isSaved } = await open();
    toggle('sofa');
    await settle();
    expect(isSaved('sofa')).toBe(true);
  });
});

describe('products with odd ids', () => {
  it.each(['constructor', 'toString', '7', ' '])(
    'such as %j start unsaved and can be saved',
    async (id) => {
      const { toggle, isSaved } = await open();
      expect(isSaved(id)).toBe(false);
      toggle(id);
      await settle();
      expect(isSaved(id)).toBe(true);
    },
  );
});
