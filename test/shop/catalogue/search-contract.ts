/** The tests of searches, which run on every engine. */
import { sortOrders } from '../../../src/listing-url/sort-option';
import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import { aProduct, testOutline } from './a-catalogue';
import type { OpenEngine } from './listing-contract';
import { aQuery, idsOf } from './open-test-catalogue';

const titles = {
  dishwasher: 'Integrated Dishwasher',
  toy: 'Children’s Toy Box',
  tea: 'Tea Towel',
  lamp: 'Reading Lamp',
  lamps: 'Set of 2 Table Lamps',
  shoes: 'Running Shoes',
  cafe: 'Caf&eacute; Chair',
  creme: 'Crème Brûlée Torch',
  pan: 'Non-Stick Frying Pan',
  jeans: "Women's Jeans",
  salt: 'Salt &amp; <b>Pepper</b> Mill',
  teapot: 'Blue Teapot',
  tv: '65" 4K TV',
  pot: '28 cm Stock Pot, 2 L',
  mat: 'Mat, 60 x 90 cm',
};
type Id = keyof typeof titles;
const products = Object.entries(titles).map(([id, title], place) =>
  aProduct({
    id,
    title,
    popularity: place,
    ...(id === 'pan' && {
      description: 'Goes into the dishwasher. Needs no lamp.',
      brand: { id: 'kt', name: 'Kettleton' },
    }),
    ...(id === 'toy' && { attributes: { colours: ['Crimson'] }, categoryIds: ['garden-1-2'] }),
  }),
);

const numbered = [
  aProduct({ id: 'p-77/a1', catalogueNumber: 'C 4711', variationId: 'V-9', title: 'Jug' }),
  aProduct({ id: '500', title: 'Bowl' }),
  aProduct({ id: 'mug', catalogueNumber: 'M1', title: 'Mug 500 ml', popularity: 9 }),
];

const typed = [
  aProduct({ id: 'sofa', title: 'Alder Grey Sofa', popularity: 9 }),
  aProduct({ id: 'sock', title: 'Grey Socks', brand: { id: 'hc', name: 'Hill & Co' } }),
  aProduct({ id: 'leggings', title: 'Grey Leggings', description: 'They are so thick.' }),
  aProduct({ id: 'coat', title: 'Grey Coat' }),
];

/** To be called within a `describe`. */
export function keepsTheSearchContract(open: OpenEngine): void {
  let engine: ListingEngine;
  let numbers: ListingEngine;
  beforeAll(async () => {
    engine = await open({ outline: testOutline, products });
    numbers = await open({ outline: testOutline, products: numbered });
  });
  const searchFor = (term: string) => aQuery({ base: { kind: 'search', term } });
  const search = async (term: string) => engine.query(searchFor(term));

  it.each<[string, string, Id[]]>([
    ['a plural by its singular', 'shoe', ['shoes']],
    ['a singular by its plural', 'dishwashers', ['dishwasher', 'pan']],
    ['an -ing form by its root', 'read lamp', ['lamp']],
    ['a root by its -ing form', 'fry pan', ['pan']],
    ['a word in capitals', 'JEANS', ['jeans']],
    ['the beginning of a word', 'dishw', ['dishwasher', 'pan']],
    ['the beginning of the last word', 'set table la', ['lamps']],
    ['a word with an accent left out', 'creme brulee', ['creme']],
    ['a word with an accent put in', 'lâmp', ['lamps', 'lamp', 'pan']],
    ['an accent that is written as an entity', 'café chair', ['cafe']],
    ['a word copied with its soft hyphen', 'dish\u00adwasher', ['dishwasher', 'pan']],
    ['a word between tags', 'pepper salt', ['salt']],
    ['a possessive with and without its apostrophe', 'womens', ['jeans']],
    ['another possessive', "women's jean", ['jeans']],
    ['a hyphened word in either form', 'non stick', ['pan']],
    ['the end of the last word', 'integrated washer', ['dishwasher']],
    ['its colour', 'crimson box', ['toy']],
    ['its category', 'garden leaf', ['toy']],
    ['its brand', 'kettleton', ['pan']],
    ['a term with fillers', 'a lamp for the table', ['lamps']],
    ['a size in inches, which its title only has as a sign', '65 inch tv', ['tv']],
  ])('finds a product by %s: %s', async (_, term, ids) => {
    const page = await search(term);
    expect(idsOf(page)).toEqual(ids);
    expect(page.instead?.term).toBeUndefined();
  });

  it.each<[string, string, string, Id[]]>([
    ['a letter changed', 'dishwosher', 'dishwasher', ['dishwasher', 'pan']],
    ['a letter left out', 'dihwasher', 'dishwasher', ['dishwasher', 'pan']],
    ['a letter too many', 'teapoot', 'teapot', ['teapot']],
    ['two letters swapped', 'jaens', 'jeans', ['jeans']],
    ['one word wrong of two', 'reading lanp', 'reading lamp', ['lamp']],
    ['a word parted in two', 'dish washer', 'dishwasher', ['dishwasher', 'pan']],
    ['two words joined', 'toybox', 'toy box', ['toy']],
    ['numbers joined with their units', '28cm 2l pot', '28 cm 2 l pot', ['pot']],
    ['a number joined with inches', '65in tv', '65 tv', ['tv']],
    ['two numbers joined', 'mat 60x90', 'mat 60 x 90', ['mat']],
    ['two numbers and their unit joined', '60x90cm mat', '60 x 90 cm mat', ['mat']],
  ])('finds what was meant with %s: %s', async (_, term, meant, ids) => {
    const page = await search(term);
    expect(page.instead?.term).toBe(meant);
    expect(idsOf(page)).toEqual(ids);
  });

  it.each(Object.values(sortOrders))(
    'puts what a product is before what is said of it, by $sortBy $sortOrder',
    async (sort) => {
      const page = await engine.query(
        aQuery({ base: { kind: 'search', term: 'dishwasher' }, sort }),
      );
      expect(idsOf(page)).toEqual(['dishwasher', 'pan']);
    },
  );

  it.each<[string, string, string[]]>([
    ['one that only descriptions have', 'grey so', ['sofa', 'sock']],
    ['two letters of a brand', 'grey co', ['coat']],
    ['one behind a misspelt word', 'gery so', ['sofa', 'sock']],
    ['one that begins nothing', 'grey qq', []],
    ['one in quotation marks', '"grey so"', ['leggings']],
  ])('takes an unfinished last word for all that it begins, %s: %s', async (_, term, ids) => {
    const engineOfTyped = await open({ outline: testOutline, products: typed });
    const base = { kind: 'search', term, isUnfinished: true } as const;
    const page = await engineOfTyped.query(aQuery({ base }));
    expect(idsOf(page).toSorted()).toEqual(ids.toSorted());
  });

  it('finds a finished word before longer ones', async () => {
    const unfinished = (term: string) =>
      engine.query(aQuery({ base: { kind: 'search', term, isUnfinished: true } }));
    expect(idsOf(await unfinished('tea'))).toEqual(['tea']);
    expect(idsOf(await unfinished('65 tv'))).toEqual(['tv']);
  });

  it('finds a product by its numbers, first and in any spelling', async () => {
    for (const number of ['p-77/a1', 'P77 A1', 'c 4711', 'C4711', 'v-9'])
      expect([number, idsOf(await numbers.query(searchFor(number)))]).toEqual([
        number,
        ['p-77/a1'],
      ]);
    expect(idsOf(await numbers.query(searchFor('500')))).toEqual(['500', 'mug']);
    expect(idsOf(await numbers.query(searchFor('mug')))).toEqual(['mug']);
  });

  it('does not spread to longer words while the whole word is found', async () => {
    expect(idsOf(await search('tea'))).toEqual(['tea']);
  });

  it.each<[string, string, string, Id[]]>([
    ['crimson kettleton pan', 'kettleton pan', 'crimson', ['pan']],
    ['xqzw teapot', 'teapot', 'xqzw', ['teapot']],
    ['teapot in tartan', 'teapot', 'tartan', ['teapot']],
    ['big reading lamp', 'reading lamp', 'big', ['lamp']],
    ['xqzw blue', 'blue', 'xqzw', ['teapot']],
    ['teapot xqzw', 'teapot', 'xqzw', ['teapot']],
  ])(
    'leaves out one word when nothing has them all, the last one last: %s',
    async (term, corrected, dropped, ids) => {
      const page = await search(term);
      expect(page.instead).toEqual({ term: corrected, droppedWords: [dropped] });
      expect(idsOf(page)).toEqual(ids);
    },
  );

  it.each<[string, readonly string[]]>([
    ['lamp for jeans', ['jeans']],
    ['lamp with jeans torch', ['jeans', 'torch']],
  ])('leaves out what stands behind a preposition first: %s', async (term, droppedWords) => {
    const page = await search(term);
    expect(page.instead).toEqual({ term: 'lamp', droppedWords });
    expect(idsOf(page)).toEqual(['lamps', 'lamp', 'pan']);
  });

  it('finds no product by what it is safe for, unless a title has the word', async () => {
    const features = { id: 'features', name: 'Features', type: 'multiple' } as const;
    const engineOfSafe = await open({
      outline: { ...testOutline, facets: [features] },
      products: [
        aProduct({
          id: 'pan',
          title: 'Sauté Pan',
          attributes: { features: ['Oven safe', 'Freezer-proof'] },
          description: 'Oven safe.',
        }),
        aProduct({ id: 'freezer', title: 'Freezer' }),
      ],
    });
    const find = async (term: string) => idsOf(await engineOfSafe.query(searchFor(term)));
    expect(await find('oven')).toEqual([]);
    expect(await find('oven safe')).toEqual(['pan']);
    expect(await find('oven pan')).toEqual(['pan']);
    expect(await find('freezer')).toEqual(['freezer', 'pan']);
  });

  it('finds a product by a whole title, of whatever many words and synonyms', async () => {
    const title =
      'レザートートバッグ ショルダーバッグ キャンバススニーカー コットンシャツ ステンレスフライパン ワイヤレスイヤホン ' +
      'ダイニングテーブル オーガニックコットン ウォーターボトル クッションカバー ハンドクリーム デスクライト';
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
    const synonyms = ['crimson', 'velvet', 'sofa'].map((term) => ({
      term,
      also: letters.map((letter) => ['like', `${term}${letter}`, `${letter}${term}`].join(' ')),
    }));
    const engineOfMany = await open({
      outline: { ...testOutline, synonyms },
      products: [
        aProduct({ id: 'bag', title }),
        aProduct({ id: 'sofa', title: 'Crimson Velvet Sofa' }),
        aProduct({ id: 'other', title: 'Like Crimsona Acrimson Velvet Sofa' }),
      ],
    });
    const find = async (term: string) => idsOf(await engineOfMany.query(searchFor(term)));
    expect(await find(title)).toEqual(['bag']);
    expect((await find('crimson velvet sofa')).toSorted()).toEqual(['other', 'sofa']);
  });

  it('searches for words in quotation marks as they are written', async () => {
    expect(idsOf(await search('"teapot"'))).toEqual(['teapot']);
    for (const term of ['"teapott"', '"xqzw teapot"', '"teapo"', '"65 inch tv"']) {
      const page = await search(term);
      expect([term, page.total, page.instead]).toEqual([term, 0, undefined]);
    }
  });

  it.each([
    ['the word that mostly names the thing', 'blue xqzw'],
    ['all but a corrected word that names no thing', 'salt inxegrated'],
    ['all but a number', 'xqzw 65'],
    ['all but a word that only a description has', 'xqzw needs'],
    ['the word that names the thing, wherever it stands', 'towel 2 table'],
    ['what stands behind a preposition where no thing is before it', 'table for jeans'],
  ])('does not leave out %s: %s', async (_, term) => {
    expect(await search(term)).toMatchObject({ total: 0 });
  });

  it('corrects no word to one that only a description has together with the others', async () => {
    expect((await search('needs teapoot')).instead).toEqual({
      term: 'teapot',
      droppedWords: ['needs'],
    });
  });

  it.each(['lamp towel jeans torch', 'xqzw', '', '   ', '!!!', 'xx yy zz qq'])(
    'finds nothing, and suggests nothing, for %j',
    async (term) => {
      expect(await search(term)).toMatchObject({ found: true, total: 0, products: [] });
    },
  );

  it.each([
    '"',
    'lamp"',
    'lamp OR shoes',
    'lamp* NEAR(shoes, 2)',
    'head:lamp',
    '{head body}: lamp',
    'lamp) OR (shoes',
    '-lamp',
    "'; DROP TABLE product; --",
    'lamp\u0000shoes',
    'a'.repeat(100_000),
    'lamp '.repeat(10_000),
    '\ud800 lamp',
    '漢字 lamp',
    '%_%',
  ])('takes hostile terms as words: %.30s', async (term) => {
    const page = await search(term);
    expect(page.found).toBe(true);
    expect(page.total).toBeLessThanOrEqual(4);
    expect((await search('lamp')).total).toBe(3);
  });
}
