import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '../support/contrast';
import { brandKeys } from '../support/english';

const folder = join(__dirname, '../../storefront/themes');
const exampleFolder = join(__dirname, '../../examples/own-storefront/storefront/themes');

type Colours = Readonly<Record<string, string>>;

/** The colours of a theme: the base theme's, then its own. */
function coloursOf(theme: string, folder: string): Colours {
  const text = readFileSync(join(folder, `_${theme}.scss`), 'utf8');
  const base = /@use '([\w-]+)'/.exec(text)?.[1];
  const own = [...text.matchAll(/--plp-([\w-]+):\s*#([\da-f]{3}|[\da-f]{6});/g)].map(
    ([, name = '', digits = '']): [string, string] => [
      name,
      digits.length === 3 ? digits.replace(/./g, '$&$&') : digits,
    ],
  );
  return { ...(base === undefined ? {} : coloursOf(base, folder)), ...Object.fromEntries(own) };
}

/** Text colours with their backgrounds. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['paper', 'ground', 'primary-tint', 'line']],
  ['ink-muted', ['paper', 'ground', 'primary-tint']],
  ['primary', ['paper', 'ground']],
  ['primary-strong', ['paper', 'ground', 'primary-tint']],
  ['on-primary', ['primary', 'primary-strong']],
  ['on-accent', ['accent']],
  ['sale', ['paper']],
];
/** Colours that must be distinguishable: outlines of controls, focus rings, the sides of alerts. */
const signs: readonly (readonly [string, readonly string[]])[] = [
  ['line-strong', ['paper', 'ground']],
  ['focus', ['paper', 'ground', 'primary-tint']],
  ['primary', ['paper', 'ground', 'primary-tint']],
  ['sale', ['paper', 'ground']],
  ['success', ['paper']],
  ['warning', ['paper']],
  ['error', ['paper']],
];

const casesOf = (pairs: typeof texts) =>
  pairs.flatMap(([above, below]) => below.map((ground): [string, string] => [above, ground]));

const themes = brandKeys.map((brand): [string, string] => [brand, folder]);

describe.each([...themes, ['fernway', exampleFolder]])('the colours of %s', (brand, folderOfIt) => {
  const colours = coloursOf(brand, folderOfIt);
  const between = (above: string, ground: string) => {
    const [one, other] = [colours[above], colours[ground]];
    return one === undefined || other === undefined ? 0 : contrast(one, other);
  };

  it.each(casesOf(texts))('give %s enough contrast on %s', (above, ground) => {
    expect(between(above, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(casesOf(signs))('distinguish %s from %s', (above, ground) => {
    expect(between(above, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the themes', () => {
  it('are one for each brand', () => {
    const themes = readdirSync(folder).map((name) => name.replace(/^_|\.scss$/g, ''));
    expect(themes.sort()).toEqual([...brandKeys].sort());
  });

  it('are each set for their brand', () => {
    const rules = readFileSync(join(folder, '../_themes.scss'), 'utf8');
    for (const key of brandKeys)
      expect(rules).toContain(`[data-plp-brand='${key}'] {\n  @include ${key};`);
  });
});
