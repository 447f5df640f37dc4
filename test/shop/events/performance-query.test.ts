/** The query of the guide for how fast the page is, over a table as its export is loaded. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'libsql';
import { closeAfterTest } from '../../support/close-after-test';

const guide = readFileSync(resolve(__dirname, '../../../docs/guides/analytics.md'), 'utf8');
const [, section = ''] = guide.split('\n## How fast it is for shoppers\n');
const [, query = ''] = /```sql\n([^`]+)```/.exec(section) ?? [];

it('takes the last value of each load, and the 75th percentile of all', () => {
  const database = new Database(':memory:');
  closeAfterTest(() => database.close());
  const names = ['measure', 'device_class', 'value', 'measure_id', 'sequence', 'bot'];
  database.exec(
    `CREATE TABLE performance_update (${names.map((name) => `${name} TEXT`).join(', ')})`,
  );
  const insert = database.prepare('INSERT INTO performance_update VALUES (?, ?, ?, ?, ?, ?)');
  for (const [load, value] of [900, 1_000, 1_100, 5_000].entries()) {
    insert.run(['LCP', 'phone', '20', `load ${load}`, '9', 'false']);
    insert.run(['LCP', 'phone', String(value), `load ${load}`, '10', 'false']);
    insert.run(['LCP', 'phone', '90000', `bot ${load}`, '10', 'true']);
  }
  expect(database.prepare(query).raw().all()).toEqual([['LCP', 'phone', 4, 1_100]]);
});
