import { readdirSync } from 'node:fs';
import { createDraftStore, type DraftStore } from '../../../shop/import/draft-store';
import type { ProductDraft } from '../../../shop/import/products/product-draft';
import { aFolder } from '../../support/temporary-folder';

const aDraft = (id: string, changes: Partial<ProductDraft> = {}): ProductDraft => ({
  id,
  title: id,
  description: '',
  brand: { id: '', name: '' },
  price: { current: 1 },
  swatches: [],
  paths: [],
  categoryIds: [],
  collectionIds: [],
  attributes: {},
  measures: {},
  ...changes,
});

const add = (store: DraftStore, draft: ProductDraft, line: number) =>
  store.add(draft, JSON.stringify(draft), line);

let folder: string;
beforeEach(() => {
  folder = aFolder();
});

describe('the drafts of an import', () => {
  it('come back in the order of the file, variants at the place of their first, however far they lie apart', () => {
    const store = createDraftStore(folder);
    // Longer than one read, with characters of one to four bytes.
    const description = 'é€😀x'.repeat(120_000);
    const drafts = Array.from({ length: 12 }, (_, at) =>
      aDraft(`p${at}`, { description, ...(at % 5 === 1 && { group: 'far' }) }),
    );
    drafts.push(aDraft('alone', { group: 'g' }), aDraft('nameless', { group: '' }));
    drafts.forEach((draft, at) => expect(add(store, draft, at + 1)).toBeUndefined());
    expect(store.count()).toBe(12);
    const ids = 'p0 p1+p6+p11 p2 p3 p4 p5 p7 p8 p9 p10 alone nameless'.split(' ');
    for (const products of [[...store.products()], [...store.products()]]) {
      expect(products.map((variants) => variants.map(({ id }) => id).join('+'))).toEqual(ids);
      expect(products.flat().every((draft) => drafts.some(({ id }) => id === draft.id))).toBe(true);
      expect(products[1]).toEqual([drafts[1], drafts[6], drafts[11]]);
    }
    store.remove();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('name the line of the first when an id is repeated, and keep the first', () => {
    const store = createDraftStore(folder);
    expect(add(store, aDraft('a', { title: 'First' }), 7)).toBeUndefined();
    expect(add(store, aDraft('a', { title: 'Second' }), 9)).toBe(7);
    expect([...store.products()]).toEqual([[aDraft('a', { title: 'First' })]]);
    store.remove();
  });

  it('tell which groups have the id of a row, also while products are read', () => {
    const store = createDraftStore(folder);
    const drafts = [aDraft('a'), aDraft('b', { group: 'a' }), aDraft('c', { group: 'd' })];
    drafts.forEach((draft, at) => expect(add(store, draft, at + 1)).toBeUndefined());
    const products = store.products();
    products.next();
    expect(['a', 'd'].map(store.hasId)).toEqual([true, false]);
    expect([...products]).toHaveLength(2);
    store.remove();
  });
});
