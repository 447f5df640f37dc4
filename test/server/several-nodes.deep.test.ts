/** Page nodes behind nginx that are renewed and killed while shoppers go on. */
import { describeWithNginx } from '../support/nginx';
import { describeWithPostgres } from '../support/postgres-server';
import { aShopOfNodes, lostEvents, show, type ShopOfNodes } from './a-shop-of-nodes';
import type { Observed } from './busy-shoppers';

async function renewAll({ nodes, shoppers, startAgain }: ShopOfNodes): Promise<Observed> {
  const observed = await shoppers.during(async () => {
    for (const [index, node] of nodes.entries()) {
      expect(await node.stop()).toBe(0);
      await startAgain(index);
      await shoppers.untilMore(50);
    }
  });
  return show('three nodes are renewed', observed);
}

async function killOne({ nodes, shoppers, startAgain }: ShopOfNodes): Promise<Observed> {
  const observed = await shoppers.during(async (mended) => {
    nodes[0]?.process.kill('SIGKILL');
    await shoppers.untilMore(300);
    await startAgain(0);
    mended();
  });
  return show('a node is killed', observed);
}

/** It keeps its connections, takes new ones and responds nothing, as the machine of a node does that hangs. */
async function freezeOne({ nodes, shoppers }: ShopOfNodes): Promise<Observed> {
  const observed = await shoppers.during(async (mended) => {
    nodes[1]?.process.kill('SIGSTOP');
    // Longer than nginx takes to leave it out; what stops hears no other signal.
    await shoppers.untilMore(1_200).finally(() => nodes[1]?.process.kill('SIGCONT'));
    mended();
  });
  return show('a node is frozen', observed);
}

describeWithPostgres('nodes over PostgreSQL', () => {
  describeWithNginx('behind nginx', () => {
    let shop: ShopOfNodes;
    let renewal: Observed;
    let kill: Observed;
    let freeze: Observed;
    beforeAll(async () => {
      shop = await aShopOfNodes();
      renewal = await renewAll(shop);
      kill = await killOne(shop);
      freeze = await freezeOne(shop);
    });

    it('lose no request while they are renewed one after the other', () => {
      expect(renewal.failed).toEqual({});
      expect(renewal.good).toBeGreaterThan(300);
    });

    it('lose no request when one of them is killed', () => {
      expect(kill.failed).toEqual({});
      expect(kill.good).toBeGreaterThan(300);
    });

    it('lose few requests when one of them is frozen: those that it has, and those that try it again', () => {
      const failed = Object.values(freeze.failed).reduce((sum, count) => sum + count, 0);
      // What it holds waits until nginx asks another node. All of it may succeed there.
      expect(freeze.longestSeconds).toBeGreaterThan(1);
      expect(failed).toBeLessThan(50);
      expect(freeze.good).toBeGreaterThan(1_150);
    });

    it('lose nothing that was acknowledged, and show each shopper exactly their own list', async () => {
      expect(shop.shoppers.wrongLists()).toEqual([]);
      expect(shop.shoppers.acknowledgedSaves()).toBeGreaterThan(100);
      expect(await lostEvents(shop, shop.database.url)).toEqual([]);
      expect(shop.shoppers.acknowledgedEvents().length).toBeGreaterThan(300);
    });
  });
});
