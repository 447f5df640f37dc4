/** How much every saved store holds and for how long, and what it reads of the version before. */
import type { SavedStore, SavedStoreOptions } from '../../../shop/saved/saved-store';
import { idsOf } from './a-saved-store';

export type Data = {
  /** Gives another handle on the same data each time, as another start would; it is closed after the test. */
  readonly open: (options?: SavedStoreOptions) => Promise<SavedStore>;
  /** SQL that does not go through the store, as another version or an operator would run it. */
  readonly runSql: (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** SQL that makes the data as the first version left them. */
  readonly toFirstVersion: readonly string[];
};

const dayMs = 86_400_000;

/** `openFresh` resolves with data of its own each time. */
export function keepsItsBounds(openFresh: () => Promise<Data>) {
  it('takes as many products of all shoppers as it may, deletes none, and goes on when one is removed', async () => {
    const { open: openLimited } = await openFresh();
    const limited = await openLimited({ mostProducts: 5 });
    const products = ['a', 'b', 'c', 'd'].flatMap((productId) =>
      ['one', 'two'].map((owner) => ({ shopperId: owner, productId })),
    );
    const results = await Promise.all(products.map(limited.add));
    expect(results.filter((result) => result === 'no room')).toHaveLength(3);
    expect(await limited.add({ shopperId: 'three', productId: 'a' })).toBe('no room');
    expect(await limited.add({ shopperId: 'one', productId: 'a' })).toBe('saved');
    const lengthOf = async (owner: string) => (await idsOf(limited.list(owner))).length;
    expect((await lengthOf('one')) + (await lengthOf('two'))).toBe(5);
    await limited.remove({ shopperId: 'one', productId: 'a' });
    expect(await limited.add({ shopperId: 'three', productId: 'a' })).toBe('saved');
    expect(await limited.add({ shopperId: 'three', productId: 'b' })).toBe('no room');
  });

  it('reads no price that is none', async () => {
    const { open, runSql } = await openFresh();
    const store = await open();
    const price = { amount: 10, currency: 'GBP' };
    const products = ['a', 'b', 'c'];
    for (const productId of products) await store.add({ shopperId: 'one', productId, price });
    await runSql("UPDATE saved_product SET price = -1 WHERE product_id = 'a'");
    await runSql("UPDATE saved_product SET currency = '<b>' WHERE product_id = 'b'");
    await runSql("UPDATE saved_product SET currency = NULL WHERE product_id = 'c'");
    expect(await store.list('one')).toEqual([
      { productId: 'c' },
      { productId: 'b' },
      { productId: 'a' },
    ]);
  });

  it('removes a list that was neither read nor changed for 400 days, and no other', async () => {
    const { open: openDated, runSql } = await openFresh();
    let nowMs = 20_000 * dayMs;
    const dated = await openDated({ nowMs: () => nowMs });
    const owners = ['unused', 'read', 'added to', 'removed from'];
    for (const owner of owners) {
      await dated.add({ shopperId: owner, productId: 'sofa' });
      await dated.add({ shopperId: owner, productId: 'lamp' });
    }
    nowMs += dayMs;
    await dated.list('read');
    await dated.add({ shopperId: 'added to', productId: 'chair' });
    await dated.remove({ shopperId: 'removed from', productId: 'lamp' });
    nowMs += 399 * dayMs;
    expect(await dated.expire()).toBe(0);
    nowMs += dayMs;
    expect(await dated.expire()).toBe(1);
    expect(await dated.expire()).toBe(0);
    const lengths = await Promise.all(
      owners.map(async (owner) => (await idsOf(dated.list(owner))).length),
    );
    expect(lengths).toEqual([0, 2, 3, 1]);
    const [total] = await runSql('SELECT products FROM saved_total');
    expect(Number(total?.products)).toBe(6);
  });

  it('removes expired lists a hundred at a time', async () => {
    const { open: openDated } = await openFresh();
    let nowMs = 20_000 * dayMs;
    const dated = await openDated({ nowMs: () => nowMs });
    const owners = Array.from({ length: 130 }, (_, index) => `owner-${index}`);
    await Promise.all(owners.map((owner) => dated.add({ shopperId: owner, productId: 'sofa' })));
    nowMs += 500 * dayMs;
    expect([await dated.expire(), await dated.expire(), await dated.expire()]).toEqual([
      100, 30, 0,
    ]);
  });

  it('records the use of a list once a day, and no shopper without products', async () => {
    const { open: openDated, runSql } = await openFresh();
    let nowMs = 20_000 * dayMs;
    const dated = await openDated({ nowMs: () => nowMs, mostProducts: 2 });
    const sofa = { shopperId: 'one', productId: 'sofa' };
    const uses = () => runSql('SELECT shopper_id, used_on FROM saved_shopper');
    await dated.list('one');
    await dated.remove(sofa);
    expect(await uses()).toEqual([]);
    await dated.add(sofa);
    await dated.add({ shopperId: 'one', productId: 'lamp' });
    await dated.add({ shopperId: 'two', productId: 'lamp' });
    expect(await uses()).toEqual([{ shopper_id: 'one', used_on: 20_000 }]);
    nowMs += 2 * dayMs;
    await dated.list('one');
    // The use is recorded after the list was read, and before any later request.
    await dated.remove(sofa);
    expect(await uses()).toEqual([{ shopper_id: 'one', used_on: 20_002 }]);
    // A clock that was ahead for a while leaves no trace.
    nowMs -= dayMs;
    await dated.add(sofa);
    expect(await uses()).toEqual([{ shopper_id: 'one', used_on: 20_001 }]);
    await dated.remove(sofa);
    await dated.remove({ shopperId: 'one', productId: 'lamp' });
    expect(await uses()).toEqual([]);
  });

  it('upgrades the data of the first version, and reads what that version still writes', async () => {
    const { open: openOld, runSql, toFirstVersion } = await openFresh();
    await (await openOld()).close();
    for (const sql of toFirstVersion) await runSql(sql);
    const insert = (owner: string, productId: string) =>
      runSql(
        `INSERT INTO saved_product (shopper_id, product_id) VALUES ('${owner}', '${productId}')`,
      );
    await insert('one', 'sofa');
    await insert('one', 'lamp');
    const renewed = await openOld({ mostProducts: 4 });
    expect(await idsOf(renewed.list('one'))).toEqual(['lamp', 'sofa']);
    expect(await renewed.expire()).toBe(0);
    await insert('two', 'chair');
    expect(await idsOf(renewed.list('two'))).toEqual(['chair']);
    expect(await renewed.add({ shopperId: 'two', productId: 'sofa' })).toBe('saved');
    expect(await renewed.add({ shopperId: 'two', productId: 'lamp' })).toBe('no room');
  });
}
