import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Database from 'libsql';
import { runBackupCommand } from '../../../shop/backup/backup-command';
import { openNamedGeneration } from '../../../shop/catalogue/open-catalogue';
import { priceTablePath } from '../../../shop/catalogue/embedded/generation-files';
import { findServable } from '../../../shop/catalogue/embedded/generation-list';
import { closeAfterTest } from '../../support/close-after-test';
import { aFolder } from '../../support/temporary-folder';
import { flipBit, importInto } from '../catalogue/damage-files';
import { openTestShop } from '../import/import-text';
import { bringTo, contentOf, present, storeAsFirst } from './data-folders';

async function backUp(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(stdout), text(stderr)]);
  const code = await runBackupCommand(args, env, { stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, errors] = await said;
  return { code, out, errors };
}

function damage(file: string): void {
  writeFileSync(file, 'no database'.repeat(1_000));
  // It may have all that was written.
  rmSync(`${file}-wal`, { force: true });
}

/** So that it has many pages. */
function fillEvents(file: string): void {
  const database = new Database(file);
  database.exec(
    `INSERT INTO event (id, visit_id, topic, at_ms, received_at_ms, payload)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000)
     SELECT 'event-' || n, 'visit-0001', 'facet-update', 1, 2, '{}' FROM numbers;
     PRAGMA wal_checkpoint(TRUNCATE)`,
  );
  database.close();
}

async function aDataFolder() {
  const dataDir = join(aFolder(), 'data');
  await bringTo(dataDir, present);
  storeAsFirst(dataDir, 'one');
  return { dataDir, folder: `${dataDir}-backup`, root: join(dataDir, 'catalogue') };
}

async function productsIn(folder: string) {
  const root = join(folder, 'catalogue');
  const { engine } = await openNamedGeneration(root, findServable(root, '') ?? 'none');
  closeAfterTest(engine.close);
  return engine.health().products;
}

describe('a backup of the files', () => {
  it('has the databases at one moment, though another process is about to write', async () => {
    const { dataDir, folder } = await aDataFolder();
    const before = contentOf(dataDir);
    const writing = new Database(join(dataDir, 'saved.db'));
    writing.exec(
      "BEGIN IMMEDIATE; INSERT INTO saved_product (shopper_id, product_id) VALUES ('two', 'bed')",
    );
    expect(await backUp([folder], { DATA_DIR: dataDir })).toEqual({
      code: 0,
      out: `Backed up to ${folder}: saved.db, events.db\n`,
      errors: '',
    });
    writing.exec('COMMIT');
    writing.close();
    expect(contentOf(folder)).toEqual(before);
    expect(contentOf(dataDir)).not.toEqual(before);
  });

  it('has the import in use with the prices of its products, and none but that', async () => {
    const shop = openTestShop();
    const folder = join(shop.path, 'backup');
    for (const count of [1, 2])
      await shop.importText(
        Array.from({ length: count }, (_, at) => `{"id":"${at}","title":"Lamp","price":5}\n`).join(
          '',
        ),
      );
    const { code, out } = await backUp([folder, '--data-dir', join(shop.path, 'data')]);
    const [name = ''] = /g-[\w-]+/.exec(out) ?? [];
    expect([code, out]).toEqual([0, `Backed up to ${folder}: catalogue/${name}\n`]);
    expect(readdirSync(join(folder, 'catalogue')).toSorted()).toEqual(['current.json', name]);
    expect(existsSync(priceTablePath(join(folder, 'catalogue', name)))).toBe(true);
    expect(await productsIn(folder)).toBe(2);
  });

  it('has the import before where that in use is damaged, and the lists where all are', async () => {
    const { dataDir, folder, root } = await aDataFolder();
    const before = await importInto(root, 60);
    const inUse = await importInto(root, 70);
    flipBit(join(root, inUse, 'columns.bin'));
    expect(await backUp([folder, '--data-dir', dataDir])).toMatchObject({
      code: 0,
      out: expect.stringContaining(`catalogue/${before}`) as string,
    });
    expect(await productsIn(folder)).toBe(60);
    flipBit(join(root, before, 'sets.bin'));
    expect(await backUp([`${folder}-2`, '--data-dir', dataDir])).toEqual({
      code: 1,
      out: `Backed up to ${folder}-2: saved.db, events.db\n`,
      errors: 'The catalogue is not in it: sets.bin does not match its checksum in SHA256SUMS\n',
    });
    expect(existsSync(join(`${folder}-2`, 'catalogue'))).toBe(false);
  });

  it('has the lists and the catalogue where the events are damaged, and names their file', async () => {
    const { dataDir, folder, root } = await aDataFolder();
    await importInto(root, 60);
    const before = contentOf(dataDir)[0];
    const file = join(dataDir, 'events.db');
    damage(file);
    expect(await backUp([folder, '--data-dir', dataDir])).toEqual({
      code: 1,
      out: expect.stringMatching(/: saved\.db, catalogue\/g-/) as string,
      errors: `The events are not in it: ${file} cannot be copied: file is not a database\n`,
    });
    expect(readdirSync(folder).toSorted()).toEqual(['catalogue', 'saved.db']);
    await bringTo(folder, present);
    expect(contentOf(folder)[0]).toEqual(before);
  });

  it('has no half of the events where they break in the middle', async () => {
    const { dataDir, folder } = await aDataFolder();
    const file = join(dataDir, 'events.db');
    fillEvents(file);
    truncateSync(file, Math.floor(statSync(file).size / 2));
    expect(await backUp([folder, '--data-dir', dataDir])).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`The events are not in it: ${file}`) as string,
    });
    expect(readdirSync(folder)).toEqual(['saved.db']);
  });

  it('is not there at all without the lists or their secret, and names the file', async () => {
    const { dataDir, folder } = await aDataFolder();
    const secret = join(dataDir, 'saved-secret');
    mkdirSync(secret);
    expect(await backUp([folder, '--data-dir', dataDir])).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`${secret} cannot be copied`) as string,
    });
    rmdirSync(secret);
    damage(join(dataDir, 'saved.db'));
    expect(await backUp([folder, '--data-dir', dataDir])).toEqual({
      code: 1,
      out: '',
      errors: `${join(dataDir, 'saved.db')} cannot be copied: file is not a database\n`,
    });
    expect(readdirSync(dirname(dataDir))).toEqual(['data']);
  });

  it('says of each part why it is not there, where none can be copied', async () => {
    const dataDir = aFolder();
    const parent = aFolder();
    damage(join(dataDir, 'events.db'));
    const root = join(dataDir, 'catalogue');
    flipBit(join(root, await importInto(root, 60), 'sets.bin'));
    const { code, errors } = await backUp([join(parent, 'backup'), '--data-dir', dataDir]);
    expect([code, errors.split('\n')]).toEqual([
      1,
      [
        expect.stringContaining('The events are not in it'),
        expect.stringContaining('The catalogue is not in it'),
        '',
      ],
    ]);
    expect(readdirSync(parent)).toEqual([]);
  });

  it('needs a new folder, and something to back up', async () => {
    const { dataDir, folder } = await aDataFolder();
    mkdirSync(folder);
    expect(await backUp([folder, '--data-dir', dataDir])).toMatchObject({
      code: 2,
      errors: `${folder} is there already: name a new folder.\n`,
    });
    for (const args of [[], ['one', 'two'], ['one', '--all']])
      expect(await backUp(args, { DATA_DIR: dataDir })).toMatchObject({ code: 2 });
    const empty = aFolder();
    expect(await backUp([`${empty}-2`, '--data-dir', empty])).toEqual({
      code: 1,
      out: '',
      errors: `There is nothing to back up in ${empty}\n`,
    });
    expect(readdirSync(empty)).toEqual([]);
    expect((await backUp(['--help'])).out).toContain('npm run backup -- FOLDER');
  });
});
