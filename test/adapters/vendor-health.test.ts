import { watchVendor } from '../../adapters/vendor-health';

jest.mock('node:timers/promises', () => ({
  setTimeout: () => new Promise((done) => setImmediate(done)),
}));

describe('a vendor that does not respond', () => {
  it('is logged once for each reason, however often it is tried', async () => {
    const failures = ['away', 'away', 'away', 'slow', 'slow', 'away'];
    const count = () => {
      const why = failures.shift();
      return why === undefined ? Promise.resolve(7) : Promise.reject(new Error(why));
    };
    const warn = jest.fn<void, [{ readonly problem: string }]>();
    const health = watchVendor({ vendor: 'Search', count, log: { warn } });
    expect(await health.opened).toBe(7);
    expect(health.problem()).toBeUndefined();
    expect(warn.mock.calls.map(([{ problem }]) => problem)).toEqual(['away', 'slow', 'away']);
  });
});
