import Database from 'libsql';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openLibsql, waitForLockMs } from '../../../shop/database/libsql-connection';
import { aFolder } from '../../support/temporary-folder';

it('opens a new database that another process holds for longer than SQLite waits', async () => {
  const file = join(aFolder(), 'a.db');
  const other = new Database(file);
  other.exec('BEGIN IMMEDIATE');
  other.exec('CREATE TABLE other (id)');
  const opening = openLibsql(file, { migrations: ['CREATE TABLE a (id)'], synchronous: 'FULL' });
  await setTimeout(waitForLockMs + 500);
  other.exec('COMMIT');
  other.close();
  const connection = await opening;
  await connection.check();
  connection.close();
});

it('never takes back the version of a newer process, next to which it works on', async () => {
  const file = join(aFolder(), 'a.db');
  const migrations = ['CREATE TABLE a (id)'];
  const newer = [...migrations, 'ALTER TABLE a ADD COLUMN more'];
  const open = (steps: readonly string[]) =>
    openLibsql(file, { migrations: steps, synchronous: 'FULL' });
  const running = await open(migrations);
  (await open(newer)).close();
  await running.check();
  const [insertion] = await running.prepareAll('INSERT INTO a (id) VALUES (1)');
  await running.transaction(() => insertion.run());
  running.close();
  await expect(open(migrations)).rejects.toThrow('its version 2, known up to 1');
  const opened = await open(newer);
  const [rows] = await opened.prepareAll('SELECT id, more FROM a');
  expect(await rows.all()).toEqual([{ id: 1, more: null }]);
  opened.close();
});
