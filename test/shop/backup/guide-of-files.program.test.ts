/** The commands of the guide of operations that back up, restore and roll back what a node stores in files. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generationFormat } from '../../../shop/catalogue/embedded/generation-files';
import { openLibsqlEventStore } from '../../../shop/events/libsql-event-store';
import { openLibsqlSavedStore } from '../../../shop/saved/libsql-saved-store';
import { addProductPath, savedListPath } from '../../../shop/saved/saved-paths';
import { createConfirmation, shopperCookies } from '../../../shop/saved/shopper-session';
import { guideBlock, runGuideBlock } from '../../support/guide-commands';
import { startShopProcess, type ShopProcess } from '../../support/shop-process';
import { aFolder } from '../../support/temporary-folder';
import { until } from '../../support/until';
import { importInto } from '../catalogue/damage-files';
import { anEvent } from '../events/an-events-service';
import { idsOf } from '../saved/a-saved-store';
import { bringTo, contentOf, describeAs, present, storeAsFirst } from './data-folders';

const secret = 'a secret that a shop has had for long';
const shopperId = 'AAAAAAAAAAAAAAAAAAAAAA';

const built = (name: string) => resolve(__dirname, `../../../dist/server/${name}.js`);
const programs = { backup: built('backup'), import: built('import'), events: built('events') };

/** A folder of data with its secret, and the guide's commands over it. */
function aNode() {
  const cwd = aFolder();
  const env = { DATA_DIR: join(cwd, 'data'), BACKUP: join(cwd, 'backup/2026-11-29') };
  const run = async (block: string) => (await runGuideBlock(block, { env, programs, cwd })).stdout;
  const settings = { COLLECT_EVENTS: 'true', PAGE_CACHE_MB: '0', WRITES_PER_MINUTE: '0' };
  const start = () => startShopProcess({ env: { ...settings, DATA_DIR: env.DATA_DIR } });
  return {
    dataDir: env.DATA_DIR,
    backup: env.BACKUP,
    catalogue: join(env.DATA_DIR, 'catalogue'),
    writeSecret: () => writeFileSync(join(env.DATA_DIR, 'saved-secret'), secret, { mode: 0o600 }),
    start,
    run: (text: string) => run(guideBlock('docs/guides/operations.md', text)),
    /** The ids of all events, by the command. */
    events: async () => {
      const lines = (await run('npm run events')).trimEnd().split('\n');
      return lines.map((line) => (JSON.parse(line) as { readonly id: string }).id);
    },
  };
}

/** The shopper's browser, which has had the cookie for long. */
function shopperAt({ address }: ShopProcess) {
  const [cookie] = shopperCookies([secret], shopperId, { cookies: {}, isSecure: false });
  const number = createConfirmation([secret], shopperId, Date.now());
  const call = async (path: string, method: string, query: string) => {
    const url = `${address}${path}?_dynSessConf=${number}${query}`;
    const response = await fetch(url, {
      method,
      headers: { cookie: `${cookie?.name ?? ''}=${cookie?.value ?? ''}` },
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  return {
    list: async () => {
      const { body } = await call(savedListPath, 'GET', '');
      const { savedProducts } = body as { savedProducts?: readonly { productId: string }[] };
      return savedProducts?.map(({ productId }) => productId);
    },
    save: async (productId: string) =>
      (await call(addProductPath, 'POST', `&productId=${productId}`)).status,
  };
}

const sendEvent = async ({ address }: ShopProcess, id: string) =>
  (
    await fetch(`${address}/plp-events`, {
      method: 'POST',
      body: JSON.stringify({ events: [anEvent({ id })] }),
    })
  ).status;

async function readyOf({ address }: ShopProcess) {
  const response = await fetch(`${address}/readyz`);
  return (await response.json()) as {
    readonly status: string;
    readonly missing?: readonly string[];
    readonly catalogue?: { readonly products: number };
  };
}

const serves = (shop: ShopProcess, products: number) =>
  until(async () => (await readyOf(shop)).catalogue?.products === products);

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('the files of a node, by the guide of operations', () => {
  it('are backed up while shoppers save, and restored after their loss', async () => {
    const node = aNode();
    await bringTo(node.dataDir, present);
    storeAsFirst(node.dataDir, shopperId);
    node.writeSecret();
    await importInto(node.catalogue, 60);
    const shop = await node.start();
    await serves(shop, 60);
    const shopper = shopperAt(shop);
    expect(await sendEvent(shop, 'event-before')).toBe(204);
    expect(await shopper.save('before')).toBe(200);
    let isBackedUp = false;
    const saving = (async () => {
      for (let at = 0; !isBackedUp; at += 1)
        expect(await shopper.save(`during-${at % 400}`)).toBe(200);
    })();
    await node.run('"$BACKUP"\n');
    isBackedUp = true;
    await saving;
    shop.process.kill('SIGKILL');
    await shop.stop();
    for (const name of ['saved.db', 'events.db', 'saved-secret', 'catalogue/current.json'])
      writeFileSync(join(node.dataDir, name), 'lost');

    await node.run('$DATA_DIR-lost');
    for (const name of ['saved.db', 'events.db', 'saved-secret'])
      expect(modeOf(join(node.dataDir, name))).toBe(0o600);
    expect(modeOf(node.dataDir)).toBe(0o700);
    const again = await node.start();
    await serves(again, 60);
    expect(await shopperAt(again).list()).toEqual(
      expect.arrayContaining(['before', 'lamp', 'sofa']),
    );
    expect(await shopperAt(again).save('after')).toBe(200);
    expect(await node.events()).toEqual(['event-of-first', 'event-before']);
    expect((await readyOf(again)).missing).toBeUndefined();
  });

  it('of earlier versions are brought up to date by a start, and rolled back for the version before', async () => {
    const node = aNode();
    await bringTo(node.dataDir, { saved: 1, events: 1 });
    storeAsFirst(node.dataDir, shopperId);
    node.writeSecret();
    const generation = await importInto(node.catalogue, 60);
    await describeAs(join(node.catalogue, generation), 3);
    const earlier = contentOf(node.dataDir);

    await node.run('# after the build');
    const shop = await node.start();
    await serves(shop, 60);
    const shopper = shopperAt(shop);
    expect(await shopper.list()).toEqual(['lamp', 'sofa']);
    expect(await shopper.save('table')).toBe(200);
    expect(await sendEvent(shop, 'event-of-new')).toBe(204);
    expect(await node.events()).toEqual(['event-of-first', 'event-of-new']);
    expect((await readyOf(shop)).missing).toBeUndefined();
    await shop.stop();

    await node.run('$DATA_DIR-newer');
    expect(contentOf(node.dataDir)).toEqual(earlier);
    // The version before opens both, and would refuse what the newer one has left.
    await bringTo(node.dataDir, { saved: 1, events: 1 });
    await expect(bringTo(`${node.dataDir}-newer`, { saved: 1, events: 1 })).rejects.toThrow(
      'was written by a newer version',
    );
    expect(readFileSync(join(node.dataDir, 'saved-secret'), 'utf8')).toBe(secret);
    const described = readFileSync(join(node.catalogue, generation, 'generation.json'), 'utf8');
    expect(described).toContain('"format":3');
    const kept = await openLibsqlSavedStore(`${node.dataDir}-newer`);
    expect(await idsOf(kept.list(shopperId))).toEqual(['table', 'lamp', 'sofa']);
    await kept.close();
  });

  it.each([1, 2, 3])('are read with saved.db of version %i', async (saved) => {
    const node = aNode();
    const events = Math.min(saved, present.events);
    await bringTo(node.dataDir, { saved, events });
    storeAsFirst(node.dataDir, shopperId);
    const earlier = contentOf(node.dataDir);
    await node.run('# after the build');
    const store = await openLibsqlSavedStore(node.dataDir);
    const collected = await openLibsqlEventStore(node.dataDir);
    expect(await idsOf(store.list(shopperId))).toEqual(['lamp', 'sofa']);
    expect(await collected.page({})).toMatchObject([{ id: 'event-of-first', isBot: false }]);
    await Promise.all([store.close(), collected.close()]);
    await node.run('$DATA_DIR-newer');
    expect(contentOf(node.dataDir)).toEqual(earlier);
  });

  it('of a newer version are refused unchanged, and rolled back', async () => {
    const node = aNode();
    await bringTo(node.dataDir, present);
    storeAsFirst(node.dataDir, shopperId);
    node.writeSecret();
    await importInto(node.catalogue, 60);
    await node.run('# after the build');
    await bringTo(node.dataDir, { saved: present.saved + 1, events: present.events + 1 });
    const newer = await importInto(node.catalogue, 70);
    await describeAs(join(node.catalogue, newer), generationFormat + 1);
    const left = contentOf(node.dataDir);

    const shop = await node.start();
    await serves(shop, 60);
    await until(async () => (await readyOf(shop)).missing?.length === 3);
    expect((await readyOf(shop)).missing?.toSorted()).toEqual([
      expect.stringMatching(/catalogue.*format 5, not 4/),
      expect.stringMatching(/^events: .*newer version of the shop .*left as it is$/),
      expect.stringMatching(/^saved products: .*newer version of the shop .*left as it is$/),
    ]);
    expect(await shopperAt(shop).save('table')).toBe(503);
    await node.run('npm run import -- --rollback\n');
    await until(async () => (await readyOf(shop)).missing?.length === 2);
    await serves(shop, 60);
    await shop.stop();
    expect(contentOf(node.dataDir)).toEqual(left);

    await node.run('$DATA_DIR-newer');
    const again = await node.start();
    await serves(again, 60);
    expect(await shopperAt(again).list()).toEqual(['lamp', 'sofa']);
    expect(await node.events()).toEqual(['event-of-first']);
    expect((await readyOf(again)).missing).toBeUndefined();
  });
});
