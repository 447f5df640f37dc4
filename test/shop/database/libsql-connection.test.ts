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
