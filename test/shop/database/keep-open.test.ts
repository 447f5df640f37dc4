import { EventEmitter, once } from 'node:events';
import { keepOpen, MissingError, type MissingWatch } from '../../../shop/database/keep-open';
import { closeAfterTest } from '../../support/close-after-test';
import { until } from '../../support/until';

function recordReports() {
  const reported: string[] = [];
  const watch: MissingWatch = {
    onMissing: ({ why }) => reported.push(why),
    onBack: () => reported.push('back'),
  };
  return { reported, watch };
}

/** A resource whose opening and checks fail with these reasons, one after the other; "" succeeds. */
async function openResource({ openings = [''], checks = [''], failsFast = false }) {
  const { reported, watch } = recordReports();
  const next = (reasons: string[]) => {
    const reason = (reasons.length > 1 ? reasons.shift() : reasons[0]) ?? '';
    return reason === '' ? Promise.resolve('open') : Promise.reject(new Error(reason));
  };
  const closed: string[] = [];
  const resource = await keepOpen({
    what: 'events',
    failsFast,
    watch,
    open: () => next(openings),
    check: () => next(checks),
    close: (value) => void closed.push(value),
  });
  closeAfterTest(resource.close);
  return { resource, reported, closed };
}

describe('a resource that is resource open', () => {
  it('is used once it has opened, and nothing is reported', async () => {
    const { resource, reported, closed } = await openResource({});
    expect(await resource.use((value) => Promise.resolve(value))).toBe('open');
    expect([resource.missing(), reported]).toEqual([[], []]);
    await resource.close();
    expect(closed).toEqual(['open']);
  });

  it('is opened again until that works, and each new reason is reported once', async () => {
    const openings = ['away', 'away', 'locked', 'away', 'locked', ''];
    const { resource, reported } = await openResource({ openings });
    expect(resource.missing()).toEqual([{ what: 'events', why: 'away' }]);
    await expect(resource.use(() => Promise.resolve())).rejects.toThrow(MissingError);
    await until(() => resource.missing().length === 0);
    expect(reported).toEqual(['away', 'locked', 'back']);
  });

  it('is tried again every two seconds at least, however long it has been away', async () => {
    jest.useFakeTimers();
    closeAfterTest(() => void jest.useRealTimers());
    const { resource } = await openResource({
      openings: Array.from({ length: 13 }, (_, at) => (at < 12 ? 'away' : '')),
    });
    await jest.advanceTimersByTimeAsync(22_000);
    expect(resource.missing()).toEqual([]);
  });

  it('is missing after its work has failed, until a check succeeds', async () => {
    const { resource, reported } = await openResource({ checks: ['full', ''] });
    const failing = resource.use(() => Promise.reject(new Error('full')));
    await expect(failing).rejects.toThrow(MissingError);
    expect(resource.missing()).toEqual([{ what: 'events', why: 'full' }]);
    // Work that still succeeds is done meanwhile.
    expect(await resource.use((value) => Promise.resolve(value))).toBe('open');
    await until(() => resource.missing().length === 0);
    expect(reported).toEqual(['full', 'back']);
  });

  it('fails at once until a check succeeds, where work on it could hang', async () => {
    const { resource } = await openResource({ checks: ['away', ''], failsFast: true });
    await expect(resource.use(() => Promise.reject(new Error('away')))).rejects.toThrow(
      MissingError,
    );
    const work = jest.fn(() => Promise.resolve('done'));
    await expect(resource.use(work)).rejects.toThrow(MissingError);
    expect(work).not.toHaveBeenCalled();
    await until(() => resource.missing().length === 0);
    expect(await resource.use(work)).toBe('done');
  });

  it.each(['timeout exceeded', 'connect ETIMEDOUT', 'canceling statement due to lock timeout'])(
    'fails at once until a check succeeds, where the last work took too long: %s',
    async (slow) => {
      const { resource } = await openResource({ checks: ['away', ''] });
      const work = jest.fn(() => Promise.resolve('done'));
      await expect(resource.use(() => Promise.reject(new Error(slow)))).rejects.toThrow(slow);
      await expect(resource.use(work)).rejects.toThrow(MissingError);
      expect(work).not.toHaveBeenCalled();
      await until(() => resource.missing().length === 0);
      expect(await resource.use(work)).toBe('done');
    },
  );

  it('works on after the failure of work that began before a check that has succeeded', async () => {
    const { resource, reported } = await openResource({});
    const old = new EventEmitter();
    const failing = resource.use(() => once(old, 'end'));
    await resource.use(() => Promise.reject(new Error('away'))).catch(() => undefined);
    await until(() => resource.missing().length === 0);
    old.emit('error', new Error('timeout exceeded'));
    await expect(failing).rejects.toThrow(MissingError);
    expect(await resource.use((value) => Promise.resolve(value))).toBe('open');
    expect(reported).toEqual(['away', 'back']);
  });

  it('is not opened again after it was closed', async () => {
    const { resource, reported, closed } = await openResource({ openings: ['away', ''] });
    await resource.close();
    await new Promise((done) => setTimeout(done, 300));
    expect([reported, closed]).toEqual([['away'], []]);
  });

  it('says in one line why several addresses could not be reached', async () => {
    const { reported, watch } = recordReports();
    const refused = [new Error('connect\nECONNREFUSED ::1'), new Error('other')];
    const resource = await keepOpen({
      what: 'events',
      watch,
      open: () => Promise.reject(new AggregateError(refused)),
      check: () => Promise.resolve(),
      close: () => undefined,
    });
    closeAfterTest(resource.close);
    expect(reported).toEqual(['connect ECONNREFUSED ::1']);
  });
});
