import { fakePlatform } from '../support/fake-platform';
import { saveToggled } from '../../src/saved-for-later/save-progress';
import { savedTopic } from '../../src/saved-for-later/saved-saga';
import { savedTexts } from '../../src/storefront/texts/saved-for-later';
import { aSavingPage, json, deferred, settle, type Service } from './a-saving-page';

const open = async (options: Parameters<typeof aSavingPage>[0] = {}) => {
  const page = aSavingPage(options);
  page.start();
  await settle();
  return { ...page, press: (id: string) => page.store.dispatch(saveToggled(id)) };
};

const failing =
  (call: string, response: () => Response | Promise<Response>): Service =>
  ({ name }) =>
    name === call ? response() : undefined;

describe('saving and removing', () => {
  it('shows what the service has, once it is known', async () => {
    const { isSaved } = await open({ saved: ['sofa'] });
    expect(isSaved('sofa')).toBe(true);
    expect(isSaved('lamp')).toBe(false);
  });

  it('changes the button when the server has kept the change, not before', async () => {
    const answer = deferred<Response>();
    const { press, isSaved, isBusy } = await open({
      service: failing('addProduct', () => answer.promise),
    });
    press('sofa');
    expect(isBusy('sofa')).toBe(true);
    await settle();
    expect(isSaved('sofa')).toBe(false);
    answer.resolve(json({}));
    await settle();
    expect(isSaved('sofa')).toBe(true);
    expect(isBusy('sofa')).toBe(false);
  });

  it('ignores presses on a product that is busy', async () => {
    const answer = deferred<Response>();
    const { press, isSaved, called } = await open({
      service: failing('addProduct', () => answer.promise),
    });
    press('sofa');
    press('sofa');
    await settle();
    press('sofa');
    answer.resolve(json({}));
    await settle();
    expect(called().slice(2)).toEqual(['addProduct']);
    expect(isSaved('sofa')).toBe(true);
  });

  it('lets no product wait for another', async () => {
    const slow = deferred<Response>();
    const { press, isSaved } = await open({
      service: ({ url }) =>
        url.searchParams.get('productId') === 'slow' ? slow.promise : undefined,
    });
    press('slow');
    press('quick');
    await settle();
    expect(isSaved('quick')).toBe(true);
    expect(isSaved('slow')).toBe(false);
  });

  it('keeps a press made while the list was on its way', async () => {
    const list = deferred<Response>();
    const { press, isSaved, platform } = await open({
      service: failing('list', () => list.promise),
    });
    press('lamp');
    await settle();
    list.resolve(json({ savedProducts: [{ productId: 'sofa' }] }));
    await settle();
    expect([isSaved('lamp'), isSaved('sofa')]).toEqual([true, true]);
    const kept = platform.sessionStorage.read('sfl_product_list');
    expect(kept).toContain('lamp');
    expect(kept).toContain('sofa');
  });

  it('shows each product by its last change when the list has failed', async () => {
    const { press, isSaved, isBusy } = await open({
      service: ({ name, url }) => {
        if (name === 'list') return json({ message: 'no' }, 500);
        const isRefused = name === 'removeProduct' && url.search.includes('lamp');
        return isRefused ? json({ message: 'no' }, 500) : undefined;
      },
    });
    for (const id of ['sofa', 'lamp']) press(id);
    await settle();
    expect([isSaved('sofa'), isSaved('lamp')]).toEqual([true, true]);
    for (const id of ['sofa', 'lamp']) press(id);
    await settle();
    expect([isSaved('sofa'), isSaved('lamp')]).toEqual([false, true]);
    expect([isBusy('sofa'), isBusy('lamp')]).toEqual([false, false]);
  });

  it('takes an answer without a body for a yes', async () => {
    const { press, isSaved } = await open({
      service: failing('addProduct', () => new Response('')),
    });
    press('sofa');
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
      'its status text where it has no message',
      () => new Response('<h1>', { status: 502, statusText: 'Bad Gateway' }),
      withStatus('Bad Gateway', 502),
    ],
    [
      'the status where it says nothing',
      () => new Response(null, { status: 500 }),
      withStatus(unreadable, 500),
    ],
    ['that the answer is no JSON', () => new Response('<html>Please sign in</html>'), unreadable],
    ['that nobody could be reached', () => Promise.reject(new TypeError('failed')), unreadable],
  ])('tells %s and leaves the button as it was', async (_name, response, text) => {
    const { press, isSaved, isBusy, alerts, platform } = await open({
      saved: ['sofa'],
      service: failing('removeProduct', response),
    });
    press('sofa');
    await settle();
    expect(alerts()).toEqual([`error: ${text}`]);
    expect(isSaved('sofa')).toBe(true);
    expect(isBusy('sofa')).toBe(false);
    expect(platform.sessionStorage.read('sfl_product_list')).toContain('sofa');
  });

  it.each([
    ['fails', () => json({ message: 'no' }, 500)],
    ['holds no number', () => json({})],
    ['is no JSON', () => new Response('<html>')],
  ])('tells that there is no token when its call %s', async (_name, response) => {
    const page = await open({ service: failing('getSessionConfirmationNumber', response) });
    expect(page.alerts()).toEqual([`error: ${noToken}`]);
    expect(page.called()).not.toContain('list');
    page.press('sofa');
    await settle();
    expect(page.alerts()).toEqual([`error: ${noToken}`]);
    expect(page.isSaved('sofa')).toBe(false);
  });

  it('tells that the list cannot be read', async () => {
    const { alerts } = await open({ service: failing('list', () => json({ products: [] })) });
    expect(alerts()).toEqual([`error: ${unreadable}`]);
  });

  it('ends a call that never answers', async () => {
    const limits: number[] = [];
    const controller = new AbortController();
    const limited = jest.spyOn(AbortSignal, 'timeout').mockImplementation((limitMs) => {
      limits.push(limitMs);
      return controller.signal;
    });
    const { press, isBusy, alerts } = await open({
      service: failing('addProduct', () => new Promise(() => undefined)),
    });
    press('sofa');
    await settle();
    controller.abort();
    await settle();
    expect(limits.at(-1)).toBe(10_000);
    expect(isBusy('sofa')).toBe(false);
    expect(alerts()).toEqual([`error: ${unreadable}`]);
    limited.mockRestore();
  });

  it('of one product leaves the others alone', async () => {
    let calls = 0;
    const { press, isSaved } = await open({
      service: failing('addProduct', () =>
        (calls += 1) === 1 ? json({ message: 'no' }, 500) : json({}),
      ),
    });
    press('sofa');
    press('lamp');
    await settle();
    expect([isSaved('sofa'), isSaved('lamp')]).toEqual([false, true]);
  });
});

/** Platforms of tabs that hear each other. */
function tabs(count: number) {
  const listeners: ((from: number, topic: string, message: unknown) => void)[] = [];
  return Array.from({ length: count }, (_, tab) => ({
    broadcast: (topic: string, message: unknown) => {
      for (const hear of listeners) hear(tab, topic, structuredClone(message));
    },
    onBroadcast: (topic: string, listener: (message: unknown) => void) => {
      listeners.push((from, told, message) => {
        if (from !== tab && told === topic) listener(message);
      });
      return () => undefined;
    },
  }));
}

describe('save for later across tabs', () => {
  it('shows a save of one tab in the others, and keeps it there', async () => {
    const [first, second] = tabs(2);
    const here = await open({ saved: ['sofa'], platform: first ?? {} });
    const there = await open({ saved: ['sofa'], platform: second ?? {} });
    here.press('lamp');
    here.press('sofa');
    await settle();
    expect([there.isSaved('lamp'), there.isSaved('sofa')]).toEqual([true, false]);
    expect(there.called()).toEqual(['getSessionConfirmationNumber', 'list']);
    const kept = there.platform.sessionStorage.read('sfl_product_list');
    expect(kept).toBe('{"savedProducts":[{"productId":"lamp"}]}');
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
    const answers = [
      json({ message: 'no' }, 500),
      json({ savedProducts: [{ productId: 'sofa' }] }),
    ];
    const [first, second] = tabs(2);
    const { isSaved, called } = await open({
      platform: second ?? {},
      service: failing('list', () => answers.shift() ?? json({}, 500)),
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
  ])('is not misled by the message %j', async (message) => {
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

  it('asks nothing of a platform that has no tabs', async () => {
    const { platform } = aSavingPage();
    expect(fakePlatform(() => json({})).broadcast).toBeUndefined();
    expect(platform.onBroadcast).toBeUndefined();
    const { press, isSaved } = await open();
    press('sofa');
    await settle();
    expect(isSaved('sofa')).toBe(true);
  });
});

describe('products with odd ids', () => {
  it.each(['constructor', 'toString', '7', ' '])(
    'such as %j start unsaved and can be saved',
    async (id) => {
      const { press, isSaved } = await open();
      expect(isSaved(id)).toBe(false);
      press(id);
      await settle();
      expect(isSaved(id)).toBe(true);
    },
  );
});
