/** What shoppers write through several processes into the files of one shop. */
import { openEventStore } from '../../shop/events/event-store';
import { eventsPath } from '../../shop/events/respond-to-events-request';
import { closeAfterTest } from '../support/close-after-test';
import { startShopProcess } from '../support/shop-process';
import { aFolder } from '../support/temporary-folder';
import { aSavingShopper, send, type SavingShopper } from './a-saving-shopper';

const dataDir = aFolder();

const startShop = (workers: string) =>
  startShopProcess({
    env: { DATA_DIR: dataDir, WORKERS: workers, WRITES_PER_MINUTE: '0', COLLECT_EVENTS: 'true' },
  });

const shoppers = 24;
const products = Array.from({ length: 12 }, (_, index) => `p${String(index).padStart(2, '0')}`);
const kept = products.filter((_, index) => index % 3 !== 0);

describe('products saved through several processes at once', () => {
  it('are all on the lists, in every process, and after the whole server has been renewed and started again', async () => {
    const shop = await startShop('4');
    const everybody = await Promise.all(
      Array.from({ length: shoppers }, () => aSavingShopper(shop)),
    );
    const press = async ({ add, remove }: SavingShopper) => {
      const added = await Promise.all(products.map((id) => add(shop, id)));
      const removed = await Promise.all(
        products.filter((id) => !kept.includes(id)).map((id) => remove(shop, id)),
      );
      return [...added, ...removed].map(({ status }) => status);
    };
    const statuses = (await Promise.all(everybody.map(press))).flat();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statuses).toHaveLength(shoppers * (products.length + 4));
    for (const { list } of everybody.slice(0, 4)) {
      for (let count = 0; count < 6; count += 1) expect(await list(shop)).toEqual(kept);
    }
    expect(await shop.stop()).toBe(0);

    const again = await startShop('1');
    for (const { list } of everybody) expect(await list(again)).toEqual(kept);
  });
});

describe('events sent to several processes at once', () => {
  it('are all kept, once each', async () => {
    const shop = await startShop('4');
    const visits = 60;
    const sending = Array.from({ length: visits }, (_, visit) => {
      const events = [0, 1, 2].map((index) => ({
        id: `event-${visit}-${index}`,
        visitId: `visit-${String(visit).padStart(4, '0')}`,
        topic: 'plp/update',
        atMs: 1,
        payload: { visit },
      }));
      const body = JSON.stringify({ events });
      // A page that heard no answer sends the same again.
      return [1, 2].map(() => send(shop, eventsPath, { method: 'POST', body }));
    });
    const statuses = (await Promise.all(sending.flat())).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([204]));
    await shop.stop();

    const store = await openEventStore(dataDir);
    closeAfterTest(() => store.close());
    const ids = (await store.page({}, 0)).map(({ id }) => id);
    expect(ids).toHaveLength(visits * 3);
    expect(new Set(ids).size).toBe(visits * 3);
  });
});
