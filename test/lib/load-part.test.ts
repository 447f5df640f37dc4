import { loadPart } from '../../src/lib/load-part';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a lazy part of the page', () => {
  it('is returned when its chunk is loaded, and leaves no timer', async () => {
    await expect(loadPart(() => Promise.resolve('part'))).resolves.toBe('part');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails when its chunk does', async () => {
    await expect(loadPart(() => Promise.reject(new Error('no such chunk')))).rejects.toThrow(
      'no such chunk',
    );
  });

  it('fails after two minutes', async () => {
    const outcome = jest.fn();
    const loading = loadPart(() => new Promise<never>(() => undefined)).catch(outcome);
    await jest.advanceTimersByTimeAsync(119_000);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    await loading;
    expect(outcome).toHaveBeenCalledTimes(1);
  });
});
