import { join } from 'node:path';
import { compile, compileString } from 'sass';
import { contrast } from '../support/contrast';
import { brandKeys } from '../support/english';

type Colours = Readonly<Record<string, string>>;

const root = join(__dirname, '../..');

/** Selector and declarations of each rule of a storefront's themes, as a build compiles them. */
function rulesOf(storefront: string): readonly (readonly [selector: string, text: string])[] {
  const { css } = compile(join(root, storefront, '_themes.scss'), {
    loadPaths: [join(root, 'styles')],
  });
  return css.split('}').map((rule) => {
    const [selector = '', text = ''] = rule.split('{');
    return [selector, text];
  });
}

/** The keys of the brands in a selector. */
const brandsIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\[data-plp-brand=["']?([\w-]+)/g)].map(([, key = '']) => key);

/** The colours that apply to a brand: those of the whole page, then its own. */
function coloursOf(brand: string, storefront: string): Colours {
  const texts = rulesOf(storefront)
    .filter(([selector]) => selector.includes(':root') || brandsIn(selector).includes(brand))
    .map(([, text]) => text);
  return readColours(texts.join(''));
}

function readColours(text: string): Colours {
  const colours = text.matchAll(/--plp-([\w-]+):\s*#([\da-f]{3}|[\da-f]{6});/g);
  return Object.fromEntries(
    [...colours].map(([, name = '', digits = '']) => [
      name,
      digits.length === 3 ? digits.replace(/./g, '$&$&') : digits,
    ]),
  );
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

const themes = brandKeys.map((brand): [string, Colours] => [brand, coloursOf(brand, 'storefront')]);
const example: [string, Colours] = [
  'fernway',
  coloursOf('fernway', 'examples/own-storefront/storefront'),
];
const { css } = compileString(
  "@use 'themes/marlow' as *; :root { @include marlow; @include marlow-dark; }",
  { loadPaths: [join(root, 'storefront'), join(root, 'styles')] },
);
const dark: [string, Colours] = ['marlow in dark surroundings', readColours(css)];

describe.each([...themes, example, dark])('the colours of %s', (_, colours) => {
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

it('sets a theme for each brand and for no other', () => {
  const named = rulesOf('storefront').flatMap(([selector]) => brandsIn(selector));
  expect(new Set(named)).toEqual(new Set(brandKeys));
});
