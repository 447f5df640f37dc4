import { failing, openSavingPage as open } from './a-saving-page';
import { savedTexts } from '../support/english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

describe('a service that is overloaded when the page starts', () => {
  const busy = () =>
    new Response('{"message":"busy"}', { status: 503, headers: { 'retry-after': '2' } });

  it.each(['getSessionConfirmationNumber', 'list'])(
    'is asked for %s again after the wait that it names, and the shopper reads nothing of it',
    async (call) => {
      const responses = [busy, busy, busy];
      const page = await open({
        saved: ['sofa'],
        service: failing(call, () => responses.shift()?.()),
      });
      const times = () => page.called().filter((name) => name === call).length;
      expect(times()).toBe(1);
      // Twice the wait of the service, then the third one of the page.
      for (const [waitMs, count] of [
        [2_000, 2],
        [2_000, 3],
        [4_000, 4],
      ] as const) {
        await jest.advanceTimersByTimeAsync(waitMs - 500);
        expect(times()).toBe(count - 1);
        await jest.advanceTimersByTimeAsync(500);
        expect(times()).toBe(count);
      }
      expect(page.isSaved('sofa')).toBe(true);
      expect(page.alerts()).toEqual([]);
    },
  );

  it.each([
    ['getSessionConfirmationNumber', []],
    ['list', [`error: ${savedTexts.withStatus('busy', 503)}`]],
  ])('is told, unless it has no token, once %s has failed four times', async (call, alerts) => {
    const page = await open({ service: failing(call, busy) });
    await jest.advanceTimersByTimeAsync(7_900);
    expect(page.alerts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.called().filter((name) => name === call)).toHaveLength(4);
    expect(page.alerts()).toEqual(alerts);
  });

  it('is told at once to a shopper who saves a product', async () => {
    const page = await open({ service: failing('addProduct', busy) });
    await page.toggle('sofa');
    expect(page.called()).toEqual(['getSessionConfirmationNumber', 'list', 'addProduct']);
    expect(page.alerts()).toEqual([`error: ${savedTexts.withStatus('busy', 503)}`]);
  });

  it('makes the change that the shopper asked for meanwhile', async () => {
    const responses = [busy];
    const page = await open({
      service: failing('getSessionConfirmationNumber', () => responses.shift()?.()),
    });
    page.startToggle('sofa');
    expect(page.isBusy('sofa')).toBe(true);
    await jest.advanceTimersByTimeAsync(2_100);
    expect(page.isSaved('sofa')).toBe(true);
    expect(page.alerts()).toEqual([]);
  });
});

describe('a change without a connection', () => {
  const down = () => Promise.reject(new TypeError('Failed to fetch'));

  it('is made by its one repetition, within a second', async () => {
    const responses = [down];
    const page = await open({ service: failing('addProduct', () => responses.shift()?.()) });
    await page.toggle('sofa');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(page.called().filter((name) => name === 'addProduct')).toHaveLength(2);
    expect(page.isSaved('sofa')).toBe(true);
    expect(page.alerts()).toEqual([]);
  });

  it('is told when its repetition has no connection either', async () => {
    const page = await open({ service: failing('addProduct', down) });
    await page.toggle('sofa');
    expect(page.alerts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.called().filter((name) => name === 'addProduct')).toHaveLength(2);
    expect(page.alerts()).toEqual([`error: ${savedTexts.unreadable}`]);
    expect(page.isSaved('sofa')).toBe(false);
    expect(page.isBusy('sofa')).toBe(false);
  });

  it.each([
    ['a time-out', () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
    ['an unreadable answer', () => new Response('<html>')],
  ])('is not repeated after %s', async (_what, response) => {
    const page = await open({ service: failing('addProduct', response) });
    await page.toggle('sofa');
    expect(page.called().filter((name) => name === 'addProduct')).toHaveLength(1);
    expect(page.alerts()).toEqual([`error: ${savedTexts.unreadable}`]);
  });
});
