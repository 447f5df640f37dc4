import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCurrent } from '../../../shop/catalogue/embedded/generation-store';
import { readImportOptions } from '../../../shop/import/import-options';
import { rollBack } from '../../../shop/import/roll-back';
import { failureOf, openTestShop, type TestShop } from './import-text';

const rows = (...ids: readonly string[]) =>
  ids.map((id) => `{"id":"${id}","title":"Lamp","price":5}\n`).join('');

const back = ({ path }: TestShop) => rollBack({ rollback: true, dataDir: join(path, 'data') });

describe('a roll-back of an import', () => {
  it('takes the import before again, once', async () => {
    const shop = openTestShop();
    await shop.importText(rows('a'));
    await shop.importText(rows('a', 'b'));
    expect(await back(shop)).toMatch(
      /^Rolled back: the import of \d{4}-\S+Z is in use again, with 1 product\.$/,
    );
    expect((await shop.products()).map(({ id }) => id)).toEqual(['a']);
    expect(await failureOf(back(shop))).toContain('there is no import before the one in use');
    await shop.importText(rows('a', 'b', 'c'));
    expect(await shop.products()).toHaveLength(3);
  });

  it('changes nothing where there is no import, one alone, or the one before is damaged', async () => {
    const shop = openTestShop();
    expect(await failureOf(back(shop))).toContain('ImportFailure: there is no import');
    await shop.importText(rows('a'));
    expect(await failureOf(back(shop))).toContain('ImportFailure: there is no import');
    const folder = readCurrent(shop.root)?.folder ?? '';
    await shop.importText(rows('a', 'b'));
    appendFileSync(join(shop.root, folder, 'products.sqlite'), 'x');
    expect(await failureOf(back(shop))).toContain('products.sqlite does not match its checksum');
    expect(await shop.products()).toHaveLength(2);
  });

  it('is requested without a file, and with the place of the catalogue alone', () => {
    expect(readImportOptions(['--rollback', '--data-dir', 'd'], {})).toEqual({
      rollback: true,
      dataDir: 'd',
    });
    expect(readImportOptions(['--rollback', '--opensearch', 'http://one:9200'], {})).toMatchObject({
      openSearchUrl: 'http://one:9200',
    });
    for (const args of [['products.csv'], ['--update'], ['--dry-run']])
      expect(() => readImportOptions(['--rollback', ...args], {})).toThrow('--rollback takes');
  });
});
