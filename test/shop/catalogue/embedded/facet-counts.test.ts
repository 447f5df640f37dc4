import { join } from 'node:path';
import { buildGeneration } from '../../../../shop/catalogue/embedded/build-generation';
import {
  countByOthers,
  countBySets,
  countByWalking,
} from '../../../../shop/catalogue/embedded/facet-counts';
import { type Generation, openGeneration } from '../../../../shop/catalogue/embedded/generation';
import { withLock } from '../../../../shop/catalogue/embedded/generation-store';
import { numbersOf } from '../../../../shop/catalogue/embedded/product-set';
import { closeAfterTest } from '../../../support/close-after-test';
import { testOutline, testProducts } from '../a-catalogue';
import { aFolder } from '../../../support/temporary-folder';

const folder = aFolder();
let generation: Generation;
beforeAll(async () => {
  const input = {
    outline: testOutline,
    products: testProducts(400),
    signature: '',
    source: 'sample',
  } as const;
  const name = await withLock(folder, () => buildGeneration(folder, input));
  generation = await openGeneration(join(folder, name));
  closeAfterTest(generation.close);
});

describe('facet counts', () => {
  it('are the same by walking over the products, by intersecting sets and by walking over the other products', () => {
    const { table, rows, categorySets, valueSets } = generation;
    const sets = [...categorySets, ...valueSets];
    expect(sets.some((set) => set.size > 50)).toBe(true);
    for (const set of sets) {
      const walked = Array.from(countByWalking(rows, numbersOf(set), table.valueCount));
      expect(Array.from(countBySets(generation, set, table.facets))).toEqual(walked);
      expect(Array.from(countByOthers(generation, set, table.facets))).toEqual(walked);
    }
  });

  it('of the whole catalogue are the sizes of the sets', () => {
    const everyone = Uint32Array.from({ length: generation.productCount }, (_, at) => at);
    expect(Array.from(countBySets(generation, undefined, generation.table.facets))).toEqual(
      Array.from(countByWalking(generation.rows, everyone, generation.table.valueCount)),
    );
  });
});
