import { keepOpen, MissingError, type MissingWatch } from '../../../shop/database/keep-open';
import { closeAfterTest } from '../../support/close-after-test';
import { until } from '../../support/until';

function aWatch() {
  const told: string[] = [];
  const watch: MissingWatch = {
    onMissing: ({ why }) => told.push(why),
    onBack: () => told.push('back'),
  };
  return { told, watch };
}

/** Something whose opening and use fail with these reasons, one after the other; "" does not fail. */
async function aKeptOpen({ openings = [''], checks = [''] }) {
  const { told, watch } = aWatch();
  const next = (reasons: string[]) => {
    const reason = (reasons.length > 1 ? reasons.shift() : reasons[0]) ?? '';
    return reason === '' ? Promise.resolve('open') : Promise.reject(new Error(reason));
  };
  const closed: string[] = [];
  const kept = await keepOpen({
    what: 'events',
    watch,
    open: () => next(openings),
    check: () => next(checks),
    close: (value) => void closed.push(value),
  });
  closeAfterTest(kept.close);
  return { kept, told, closed };
}

describe('something that is kept open', () => {
  it('is used when it opens, and nothing is told', async () => {
    const { kept, told, closed } = await aKeptOpen({});
    expect(await kept.use((value) => Promise.resolve(value))).toBe('open');
    expect([kept.missing(), told]).toEqual([[], []]);
    await kept.close();
    expect(closed).toEqual(['open']);
  });

  it('is tried again until it opens; each new reason is told once', async () => {
    const { kept, told } = await aKeptOpen({ openings: ['away', 'away', 'locked', ''] });
    expect(kept.missing()).toEqual([{ what: 'events', why: 'away' }]);
    await expect(kept.use(() => Promise.resolve())).rejects.toThrow(MissingError);
    await until(() => kept.missing().length === 0);
    expect(told).toEqual(['away', 'locked', 'back']);
  });

  it('is missing after its work failed, until a check finds that it works', async () => {
    const { kept, told } = await aKeptOpen({ checks: ['full', ''] });
    const failing = kept.use(() => Promise.reject(new Error('full')));
    await expect(failing).rejects.toThrow(MissingError);
    expect(kept.missing()).toEqual([{ what: 'events', why: 'full' }]);
    // What still works is done meanwhile.
    expect(await kept.use((value) => Promise.resolve(value))).toBe('open');
    await until(() => kept.missing().length === 0);
    expect(told).toEqual(['full', 'back']);
  });

  it('is not tried again once it is closed', async () => {
    const { kept, told, closed } = await aKeptOpen({ openings: ['away', ''] });
    await kept.close();
    await new Promise((done) => setTimeout(done, 300));
    expect([told, closed]).toEqual([['away'], []]);
  });

  it('says in one line why several addresses could not be reached', async () => {
    const { told, watch } = aWatch();
    const refused = [new Error('connect\nECONNREFUSED ::1'), new Error('other')];
    const kept = await keepOpen({
      what: 'events',
      watch,
      open: () => Promise.reject(new AggregateError(refused)),
      check: () => Promise.resolve(),
      close: () => undefined,
    });
    closeAfterTest(kept.close);
    expect(told).toEqual(['connect ECONNREFUSED ::1']);
  });
});
