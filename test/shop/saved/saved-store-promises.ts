/** What every saved store promises, on any database. */
import { mostSavedProducts, type SavedStore } from '../../../shop/saved/saved-store';
import { playShoppers } from './play-shoppers';
import { idsOf } from './a-saved-store';

/** `open` gives another handle on the same data each time, as another start would; it is closed after the test. */
export function keepsItsPromises(open: () => Promise<SavedStore>) {
  let store: SavedStore;
  let shopperId: string;
  let shoppers = 0;
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(() => {
    shoppers += 1;
    shopperId = `shopper-${shoppers}`;
  });

  const add = (productId: string) => store.add({ shopperId, productId });
  const remove = (productId: string) => store.remove({ shopperId, productId });

  it('keeps the colour that a product is saved in, and the first one when it is saved again', async () => {
    await store.add({ shopperId, productId: 'rug', colour: 'Dusty rosé' });
    await store.add({ shopperId, productId: 'rug', colour: 'Navy' });
    await store.add({ shopperId, productId: 'bed' });
    expect(await store.list(shopperId)).toEqual([
      { productId: 'bed' },
      { productId: 'rug', colour: 'Dusty rosé' },
    ]);
    await store.remove({ shopperId, productId: 'rug' });
    await store.add({ shopperId, productId: 'rug', colour: 'Navy' });
    expect(await store.list(shopperId)).toContainEqual({ productId: 'rug', colour: 'Navy' });
  });

  it('keeps what a product cost when it was saved, and the first price when it is saved again', async () => {
    const price = { amount: 199.5, currency: 'GBP' };
    await store.add({ shopperId, productId: 'rug', price });
    await store.add({ shopperId, productId: 'rug', price: { amount: 10, currency: 'EUR' } });
    await store.add({ shopperId, productId: 'bed' });
    expect(await store.list(shopperId)).toEqual([
      { productId: 'bed' },
      { productId: 'rug', price },
    ]);
  });

  it('gives an unknown shopper an empty list', async () => {
    expect(await idsOf(store.list('unknown'))).toEqual([]);
  });

  it('lists the newest product first', async () => {
    for (const productId of ['sofa', 'lamp', 'chair']) await add(productId);
    expect(await idsOf(store.list(shopperId))).toEqual(['chair', 'lamp', 'sofa']);
  });

  it('stores a product once, in its place, however often it is saved', async () => {
    await add('sofa');
    await add('lamp');
    expect(await add('sofa')).toBe('saved');
    expect(await idsOf(store.list(shopperId))).toEqual(['lamp', 'sofa']);
  });

  it('removes a product, and one that is not there without complaint', async () => {
    await add('sofa');
    await remove('sofa');
    await remove('sofa');
    await remove('never saved');
    expect(await idsOf(store.list(shopperId))).toEqual([]);
  });

  it('keeps the lists of two shoppers apart', async () => {
    await add('sofa');
    await store.add({ shopperId: `${shopperId}-other`, productId: 'lamp' });
    await store.remove({ shopperId: `${shopperId}-other`, productId: 'sofa' });
    expect(await idsOf(store.list(shopperId))).toEqual(['sofa']);
  });

  it('stores ids of any characters unchanged', async () => {
    const odd = [
      '7',
      '007',
      `'; DROP TABLE saved_product; --`,
      'Ä ö 🛋️',
      '%_',
      '["x"]',
      '__proto__',
    ];
    for (const productId of odd) await add(productId);
    expect(await idsOf(store.list(shopperId))).toEqual(odd.toReversed());
    await remove('7');
    expect(await idsOf(store.list(shopperId))).toContain('007');
  });

  it('takes a full list of products and not one more, also when they come all at once', async () => {
    const productIds = Array.from({ length: mostSavedProducts + 20 }, (_, index) => `p${index}`);
    const results = await Promise.all(productIds.map(add));
    expect(results.filter((result) => result === 'full')).toHaveLength(20);
    expect(await idsOf(store.list(shopperId))).toHaveLength(mostSavedProducts);
    expect(await add('one more')).toBe('full');
    expect(await add('p0')).toBe('saved');
    await remove('p0');
    expect(await add('one more')).toBe('saved');
  });

  it('applies the last of several clicks that came at once', async () => {
    await Promise.all([add('sofa'), remove('sofa'), add('sofa'), add('lamp'), remove('lamp')]);
    expect(await idsOf(store.list(shopperId))).toEqual(['sofa']);
  });

  it('has its products after a restart', async () => {
    await add('sofa');
    const restarted = await open();
    expect(await idsOf(restarted.list(shopperId))).toEqual(['sofa']);
  });

  it('ends with the exact lists after 50 shoppers have clicked 100 times each at once', async () => {
    const expected = await playShoppers(store, { shoppers: 50, clicks: 100, seed: 7 });
    for (const [shopper, ids] of expected) {
      expect(new Set(await idsOf(store.list(shopper)))).toEqual(ids);
    }
  });

  it('writes what is pending when it is closed', async () => {
    const closing = await open();
    const writes = ['a', 'b', 'c'].map((productId) => closing.add({ shopperId, productId }));
    await closing.close();
    expect(await Promise.all(writes)).toEqual(['saved', 'saved', 'saved']);
    expect(await idsOf(store.list(shopperId))).toHaveLength(3);
  });

  it('can check that it writes, without a change', async () => {
    await add('sofa');
    await store.check();
    expect(await idsOf(store.list(shopperId))).toEqual(['sofa']);
  });
}
