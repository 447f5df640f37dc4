/** A server whose data folder is read-only or whose disk is full, at its start or later. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closeAfterTest } from '../support/close-after-test';
import {
  describeWithRefusedWrites,
  onFullDisk,
  setRoom,
  setWritable,
  withoutOverride,
} from '../support/refused-writes';
import { startShopProcess, type ShopProcess } from '../support/shop-process';
import { aFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { flipBit, importInto } from '../shop/catalogue/damage-files';
import { aSavingShopper, send } from './a-saving-shopper';

const imported = aFolder();
beforeAll(() => importInto(join(imported, 'catalogue'), 60));

/** Has sixty imported products and no data of shoppers. */
function aDataDir(): string {
  const dir = aFolder();
  closeAfterTest(() => setWritable(dir, true));
  cpSync(imported, dir, { recursive: true });
  return dir;
}
const start = (DATA_DIR: string, under: readonly string[] = []) =>
  startShopProcess({ env: { DATA_DIR }, under });

async function missing(shop: ShopProcess): Promise<readonly string[]> {
  const { status, body } = await send(shop, '/readyz');
  expect(status).toBe(200);
  return (JSON.parse(body) as { readonly missing?: readonly string[] }).missing ?? [];
}
const isComplete = async (shop: ShopProcess) => (await missing(shop)).length === 0;
async function showsProducts(shop: ShopProcess) {
  const { status, body } = await send(shop, '/browse/all');
  return status === 200 && body.includes('(of 60)');
}

describeWithRefusedWrites('a shop that cannot write', () => {
  it('starts on a full disk without saved products, and offers them once there is room', async () => {
    const shop = await start(aDataDir(), onFullDisk());
    expect(await missing(shop)).toEqual([
      expect.stringContaining('saved products: '),
      expect.stringContaining('signing secret: EFBIG'),
    ]);
    expect(await showsProducts(shop)).toBe(true);
    setRoom(shop.pid, 'enough');
    await until(() => isComplete(shop));
    const { add, list } = await aSavingShopper(shop);
    expect((await add(shop, 'sofa')).status).toBe(200);
    expect(await list(shop)).toEqual(['sofa']);
  });

  it('lists saved products while the disk is full, and saves again once there is room', async () => {
    const shop = await start(aDataDir());
    const { add, list } = await aSavingShopper(shop);
    await add(shop, 'sofa');
    setRoom(shop.pid, 'none');
    expect((await add(shop, 'lamp')).status).toBe(503);
    expect(await missing(shop)).toEqual([expect.stringContaining('saved products: ')]);
    expect(await list(shop)).toEqual(['sofa']);
    expect(await showsProducts(shop)).toBe(true);
    setRoom(shop.pid, 'enough');
    await until(() => isComplete(shop));
    expect((await add(shop, 'lamp')).status).toBe(200);
    expect(await list(shop)).toEqual(['lamp', 'sofa']);
  });

  it('starts in a read-only folder, and recovers once the folder is writable', async () => {
    const dataDir = aDataDir();
    const before = await start(dataDir);
    const { add, list } = await aSavingShopper(before);
    await add(before, 'sofa');
    await before.stop();
    setWritable(dataDir, false);
    const shop = await start(dataDir, withoutOverride());
    expect(await missing(shop)).toEqual([
      expect.stringMatching(/^saved products: .*EACCES/),
      `catalogue: ${join(dataDir, 'catalogue')} cannot be written (EACCES).`,
    ]);
    expect(await showsProducts(shop)).toBe(true);
    setWritable(dataDir, true);
    await until(() => isComplete(shop));
    expect(await list(shop)).toEqual(['sofa']);
  });

  it('shows the last sound catalogue of a read-only folder without the pointer file', async () => {
    const dataDir = aDataDir();
    const root = join(dataDir, 'catalogue');
    const damaged = await importInto(root, 80);
    flipBit(join(root, damaged, 'columns.bin'));
    rmSync(join(root, 'current.json'));
    mkdirSync(join(root, 'g-zzzzzzzz-half'));
    setWritable(dataDir, false);
    const shop = await start(dataDir, withoutOverride());
    expect(await showsProducts(shop)).toBe(true);
    const isReported = async () =>
      /is served.*cannot be written/.test((await missing(shop)).join());
    await until(isReported);
  });
});
