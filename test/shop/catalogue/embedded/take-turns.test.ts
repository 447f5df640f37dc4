import { join } from 'node:path';
import { buildGeneration } from '../../../../shop/catalogue/embedded/build-generation';
import { openGeneration } from '../../../../shop/catalogue/embedded/generation';
import { withLock } from '../../../../shop/catalogue/embedded/generation-store';
import { createTurns } from '../../../../shop/catalogue/embedded/take-turns';
import { testOutline, testProducts } from '../a-catalogue';
import { closeAfterTest } from '../../../support/close-after-test';
import { aFolder } from '../../../support/temporary-folder';

describe('work in turns', () => {
  it('lets others work once it has gone on for long, and not before', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    const turn = createTurns(30);
    let others = 0;
    setImmediate(() => (others += 1));
    clock.mockReturnValue(1_029);
    await turn();
    expect(others).toBe(0);
    clock.mockReturnValue(1_031);
    await turn();
    expect(others).toBe(1);
    clock.mockRestore();
  });

  it('opens a catalogue in at least as many pieces as it has sets, so that a server can answer in between', async () => {
    const path = aFolder();
    const source = { outline: testOutline, signature: '', source: 'import' } as const;
    const name = await withLock(path, () =>
      buildGeneration(path, { ...source, products: testProducts(300) }),
    );
    const turn = jest.fn(() => Promise.resolve());
    const { valueSets, categorySets, collectionSets, holderSets, orders, close } =
      await openGeneration(join(path, name), turn);
    closeAfterTest(close);
    const sets = [...valueSets, ...categorySets, ...collectionSets, ...holderSets.values()];
    expect(turn.mock.calls.length).toBeGreaterThanOrEqual(sets.length + Object.keys(orders).length);
  });
});
