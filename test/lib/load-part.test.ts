import { loadPart } from '../../src/lib/load-part';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a part of the page', () => {
  it('is given when its script has come, and nothing is waited for any more', async () => {
    await expect(loadPart(() => Promise.resolve('part'))).resolves.toBe('part');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails when its script does', async () => {
    await expect(loadPart(() => Promise.reject(new Error('no such chunk')))).rejects.toThrow(
      'no such chunk',
    );
  });

  it('is given up after two minutes', async () => {
    const outcome = jest.fn();
    const loading = loadPart(() => new Promise<never>(() => undefined)).catch(outcome);
    await jest.advanceTimersByTimeAsync(119_000);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    await loading;
    expect(outcome).toHaveBeenCalledTimes(1);
  });
});
