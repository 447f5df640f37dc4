/** The types of the extensions of a storefront, and the guide to them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer } from 'marked';
import { storefront } from '../examples/extensions/storefront';
import { defineStorefront, type StorefrontOptions } from '../src/page/public';

const root = join(__dirname, '..');
const folder = 'examples/extensions';

describe('the types of a storefront', () => {
  it('reject entries that the page cannot take', () => {
    const { brands } = storefront;
    const ofProduct = ({ product }: { readonly product: string }) => product;
    const refused: readonly StorefrontOptions[] = [
      // @ts-expect-error -- a form takes a facet, no product
      { brands, facetForms: [{ facetIds: ['size'], Form: ofProduct }] },
      // @ts-expect-error -- a card has no such place
      { brands, cardParts: [{ place: 'behind', Part: () => null }] },
      // @ts-expect-error -- a place between products is a number
      { brands, contentSlots: [{ place: { after: 'six' }, Content: () => null }] },
      // @ts-expect-error -- an order needs a label
      { brands, sortOrders: [{ sortBy: 'reviews', sortOrder: 'descending' }] },
      // @ts-expect-error -- a field of an event is a text, a number, true or false
      { brands, eventFields: () => ({ basket: ['p1'] }) },
      // @ts-expect-error -- the text of a chip is a text
      { brands, chipTexts: () => 42 },
    ];
    expect(refused).toHaveLength(6);
    expect(defineStorefront({ brands }).extensions).toEqual({});
  });
});

describe('the guide to extensions', () => {
  const guide = readFileSync(join(root, 'docs/guides/extending.md'), 'utf8');
  const blocks = new Map(
    lexer(guide).flatMap((token): [string, string][] =>
      token.type === 'code'
        ? [[String(token.lang).split(' ')[1] ?? '', `${String(token.text)}\n`]]
        : [],
    ),
  );

  const examples = readdirSync(join(root, folder)).filter((file) => file !== '_themes.scss');
  const own = ['storefront/CompareLink.tsx', 'storefront/extensions.ts'];

  it.each([...examples.map((file) => `${folder}/${file}`), ...own])('shows %s as it is', (path) => {
    expect(blocks.get(path)).toBe(readFileSync(join(root, path), 'utf8'));
  });
});
