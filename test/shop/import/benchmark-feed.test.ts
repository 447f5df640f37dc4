import { join } from 'node:path';
import { writeFeed } from '../../benchmarks/run-programs';
import { aFolder } from '../../support/temporary-folder';
import { openTestShop } from './import-text';
import { readFileSync } from 'node:fs';

describe('the products that benchmarks import', () => {
  it('are rows that an import takes, each of them', async () => {
    const path = join(aFolder(), 'feed.ndjson');
    writeFeed(path, 1500);
    const { summary, problems } = await openTestShop().importText(readFileSync(path));
    expect(problems).toEqual([]);
    expect(summary).toMatchObject({ products: 1500, rejected: 0 });
  });
});
