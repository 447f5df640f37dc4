/** Writes of shoppers through several processes into the files of one shop. */
import { openLibsqlEventStore } from '../../shop/events/libsql-event-store';
import { eventsPath } from '../../shop/events/events-service';
import { closeAfterTest } from '../support/close-after-test';
import { aSampleFolder } from '../support/sample-folder';
import { startShopProcess } from '../support/shop-process';
import { aSavingShopper, send, type SavingShopper } from './a-saving-shopper';

let dataDir: string;
beforeAll(async () => {
  dataDir = await aSampleFolder();
});

const startShop = (workers: string) =>
  startShopProcess({
    env: { DATA_DIR: dataDir, WORKERS: workers, WRITES_PER_MINUTE: '0', COLLECT_EVENTS: 'true' },
  });

const shoppers = 24;
const products = Array.from({ length: 12 }, (_, index) => `p${String(index).padStart(2, '0')}`);
const remaining = products.filter((_, index) => index % 3 !== 0);

describe('products saved through several processes at once', () => {
  it('are on the lists of all processes, also after a restart', async () => {
    const shop = await startShop('4');
    const savingShoppers = await Promise.all(
      Array.from({ length: shoppers }, () => aSavingShopper(shop)),
    );
    const saveAndRemove = async ({ add, remove }: SavingShopper) => {
      const added = await Promise.all(products.map((id) => add(shop, id)));
      const removed = await Promise.all(
        products.filter((id) => !remaining.includes(id)).map((id) => remove(shop, id)),
      );
      return [...added, ...removed].map(({ status }) => status);
    };
    const statuses = (await Promise.all(savingShoppers.map(saveAndRemove))).flat();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statuses).toHaveLength(shoppers * (products.length + 4));
    for (const { list } of savingShoppers.slice(0, 4)) {
      for (let count = 0; count < 6; count += 1) expect(await list(shop)).toEqual(remaining);
    }
    expect(await shop.stop()).toBe(0);

    const restarted = await startShop('1');
    for (const { list } of savingShoppers) expect(await list(restarted)).toEqual(remaining);
  });
});

describe('events sent to several processes at once', () => {
  it('are all stored once', async () => {
    const shop = await startShop('4');
    const visits = 60;
    const sending = Array.from({ length: visits }, (_, visit) => {
      const events = [0, 1, 2].map((index) => ({
        id: `event-${visit}-${index}`,
        visitId: `visit-${String(visit).padStart(4, '0')}`,
        topic: 'facet-update',
        atMs: 1,
        payload: { path: '/browse' },
      }));
      const body = JSON.stringify({ events });
      // A page that got no response sends the same events again.
      return [1, 2].map(() => send(shop, eventsPath, { method: 'POST', body }));
    });
    const statuses = (await Promise.all(sending.flat())).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([204]));
    await shop.stop();

    const store = await openLibsqlEventStore(dataDir);
    closeAfterTest(() => store.close());
    const ids = (await store.page({})).map(({ id }) => id);
    expect(ids).toHaveLength(visits * 3);
    expect(new Set(ids).size).toBe(visits * 3);
  });
});
