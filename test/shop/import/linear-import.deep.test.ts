import { createCategoryTree } from '../../../shop/catalogue/embedded/category-tree';
import { createCategoryPlan } from '../../../shop/import/category-plan';
import { finishProduct } from '../../../shop/import/finish-product';
import type { ProductDraft } from '../../../shop/import/products/product-draft';
import { readFlatProduct } from '../../../shop/import/products/read-flat-product';
import { processorMsOf } from '../../support/processor-time';

/** Well above the time of linear work, and far below that of quadratic work. */
const generousMs = 400;
const many = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const variant = (at: number): ProductDraft => ({
  id: String(at),
  group: 'g',
  title: 'Lamp',
  description: '',
  brand: { id: '', name: '' },
  price: { current: 5 },
  swatches: [],
  paths: [],
  categoryIds: [],
  collectionIds: [],
  attributes: { size: [`size ${at}`] },
  measures: {},
  popularity: at,
});

describe('an import takes time in proportion', () => {
  it('to the variants of one product', () => {
    const [first, ...others] = many(150_000, variant);
    if (first === undefined) throw new Error('no variant');
    const plan = {
      settings: [],
      facets: { optionsOf: new Map(), measures: new Map() },
      idOfPath: () => '',
      hasId: () => false,
      hasPopularity: true,
      today: 0,
    };
    const join = () => finishProduct([first, ...others], 0, plan);
    expect(join()).toMatchObject({ id: 'g', popularity: 149_999 });
    expect(join().attributes['size']).toHaveLength(150_000);
    const some = others.slice(0, 20_000);
    expect(processorMsOf(() => finishProduct([first, ...some], 0, plan))).toBeLessThan(generousMs);
  });

  it('to the columns that are one attribute', () => {
    const columns = many(8_000, (at) => {
      const name = `size${'!'.repeat((at % 90) + 1)}${'?'.repeat(Math.floor(at / 90) + 1)}`;
      return { name, values: [`value ${at}`] };
    });
    const others = ['id', 'title', 'price'].map((name) => ({ name, values: ['5'] }));
    const row = new Map([...others, ...columns].map((field) => [field.name, field]));
    expect(readFlatProduct(row).draft.attributes['size']).toHaveLength(8_000);
    expect(processorMsOf(() => readFlatProduct(row))).toBeLessThan(generousMs);
  });

  it('to the categories whose names make one id', () => {
    const plan = () => {
      const { idOfPath } = createCategoryPlan();
      return many(6_000, (at) =>
        idOfPath(['!'.repeat((at % 80) + 1) + '?'.repeat(Math.floor(at / 80) + 1)]),
      );
    };
    expect(plan().slice(0, 3)).toEqual(['category', 'category-2', 'category-3']);
    expect(new Set(plan()).size).toBe(6_000);
    expect(processorMsOf(plan)).toBeLessThan(generousMs);
  });

  it('to the categories of one parent', () => {
    const categories = many(30_000, (at) => ({ id: `c${at}`, name: 'Lamps' }));
    expect(createCategoryTree(categories).childrenOf(undefined)).toHaveLength(30_000);
    expect(processorMsOf(() => createCategoryTree(categories))).toBeLessThan(generousMs);
  });
});
