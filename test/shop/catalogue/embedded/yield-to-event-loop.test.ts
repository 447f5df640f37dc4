import { join } from 'node:path';
import { buildGeneration } from '../../../../shop/catalogue/embedded/build-generation';
import { openGeneration } from '../../../../shop/catalogue/embedded/generation';
import { withLock } from '../../../../shop/catalogue/embedded/generation-store';
import { createYield } from '../../../../shop/catalogue/embedded/yield-to-event-loop';
import { testOutline, testProducts } from '../a-catalogue';
import { closeAfterTest } from '../../../support/close-after-test';
import { aFolder } from '../../../support/temporary-folder';

describe('yielding to the event loop', () => {
  it('lets other tasks run once the interval is over, and not before', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    const yieldToOthers = createYield(30);
    let others = 0;
    setImmediate(() => (others += 1));
    clock.mockReturnValue(1_029);
    await yieldToOthers();
    expect(others).toBe(0);
    clock.mockReturnValue(1_031);
    await yieldToOthers();
    expect(others).toBe(1);
    clock.mockRestore();
  });

  it('opens a catalogue in at least as many pieces as it has sets, so that a server can respond in between', async () => {
    const path = aFolder();
    const source = { outline: testOutline, signature: '', source: 'import' } as const;
    const name = await withLock(path, () =>
      buildGeneration(path, { ...source, products: testProducts(300) }),
    );
    const yieldToOthers = jest.fn(() => Promise.resolve());
    const { valueSets, categorySets, collectionSets, holderSets, orders, close } =
      await openGeneration(join(path, name), yieldToOthers);
    closeAfterTest(close);
    const sets = [...valueSets, ...categorySets, ...collectionSets, ...holderSets.values()];
    expect(yieldToOthers.mock.calls.length).toBeGreaterThanOrEqual(
      sets.length + Object.keys(orders).length,
    );
  });
});
