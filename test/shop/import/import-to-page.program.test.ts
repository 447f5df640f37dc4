/** The way of a new user: a file, the command, the page. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { aServer } from '../../server/a-server';
import { compileProgram } from '../../support/compile-program';
import { csv } from './csv-text';
import { openTestShop } from './import-text';

const program = compileProgram('shop/import/main.ts');

/** The texts of the listing, after the command with these arguments. */
async function importAndOpen(content: string, args: readonly string[]) {
  const shop = openTestShop();
  const file = shop.put('export.csv', content);
  const command = [program, file, '--data-dir', join(shop.path, 'data'), ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  const server = await aServer({ engine: await shop.openEngine() });
  const open = async (url: string) => (await server.inject({ url })).body;
  return { listing: await open('/browse/all'), open };
}

describe('an import', () => {
  it('of the export of a shop system is on the page, with its filters and its currency', async () => {
    const product = { 'Variant Price': '1299.00', Vendor: 'Softly', Type: 'Sofas' };
    const material = 'Material (product.metafields.custom.material)';
    const { listing, open } = await importAndOpen(
      csv(
        `Handle,Title,Vendor,Type,Variant Price,${material}`,
        { ...product, Handle: 'oslo', Title: 'Oslo sofa', [material]: 'Velvet; Oak' },
        { ...product, Handle: 'bergen', Title: 'Bergen sofa', [material]: 'Linen; Oak' },
        { ...product, Handle: 'paros', Title: 'Paros sofa', 'Variant Price': '99' },
      ),
      ['--currency', 'USD'],
    );
    for (const text of ['Oslo sofa', 'Paros sofa', 'USD 1,299.00', 'Minimum (USD)', 'Velvet'])
      expect(listing).toContain(text);
    expect(listing).not.toContain('£');
    const velvet = await open('/browse/all/material--velvet');
    expect(velvet).toContain('Oslo sofa');
    expect(velvet).not.toContain('Bergen sofa');
    expect(await open('/product/oslo')).toContain('USD 1,299.00');
    // A range that is no band, as a shopper types it.
    expect(await open('/browse/all/price---50-to-1200')).toContain('USD 50.00 to USD 1,200.00');
  });

  it('of columns of any name is on the page, as its map says', async () => {
    const { listing } = await importAndOpen(
      'Nummer;Artikelname;Preis;Stoff\nl1;Tischlampe;1.299,00 zł;Messing\nl2;Stehlampe;19,90 zł;Holz\n',
      [
        ...['--map', 'id=Nummer', '--map', 'title=Artikelname'],
        ...['--map', 'price=Preis', '--map', 'facet:Material=Stoff'],
      ],
    );
    for (const text of ['Tischlampe', 'PLN 1,299.00', 'Material', 'Messing'])
      expect(listing).toContain(text);
  });
});
