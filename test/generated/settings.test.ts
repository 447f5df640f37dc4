/** The tables of settings, from their specification, which `--help` shows too. */
import { adapterSettings } from '../../adapters/open-adapter';
import { specificationOf } from '../../server/settings/setting-specification';
import { listSettings, type ListedSetting } from '../../server/settings/settings';
import { shopSettings } from '../../shop/settings';
import { brands } from '../support/english';
import { expectGeneratedPart } from './expect-generated';
import { code, writeTable } from './markdown';

const settings = listSettings({
  ...specificationOf(brands),
  ...adapterSettings,
  ...shopSettings,
});

/** Those that a newcomer asks for first. */
const first = [
  ...['PORT', 'HOST', 'BRAND', 'BRAND_HOSTS', 'API_URL', 'LISTING_ADAPTER', 'ENV_URL', 'DATA_DIR'],
  ...['COLLECT_EVENTS', 'WORKERS'],
];

const tableOf = (listed: readonly ListedSetting[]) =>
  writeTable(
    ['name', 'default', 'meaning'],
    listed.map(({ name, standard, meaning }) => [
      ...[code(name), standard, meaning.replaceAll('|', '\\|')],
    ]),
  );

describe('the default of a setting', () => {
  it('is shown as it is written in the environment', () => {
    const shown = Object.fromEntries(settings.map(({ name, standard }) => [name, standard]));
    expect(shown).toMatchObject({
      IMAGE_SIZES: 'wid/hei',
      BRAND_HOSTS: 'none',
      PAGE_VARY: 'unset',
    });
    expect(Object.values(shown).filter((text) => /[[\]{}]/.test(text))).toEqual([]);
  });
});

describe('is up to date (npm run generate):', () => {
  it('the settings in docs/public-interface.md', () => {
    expectGeneratedPart('docs/public-interface.md', 'settings', tableOf(settings));
  });

  it('the first settings in README.md', () => {
    const listed = first.flatMap((name) => settings.find((setting) => setting.name === name) ?? []);
    expect(listed.map(({ name }) => name)).toEqual(first);
    expectGeneratedPart('README.md', 'settings', tableOf(listed));
  });
});
