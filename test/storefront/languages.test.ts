/** The languages of the product besides English. */
import { changeTexts, defineStorefront, ownLanguages } from '../../src/page/public';
import type { Brand } from '../../src/storefront/brand';
import { createLanguage, loadLanguage, type Language } from '../../src/storefront/language';
import { pseudoLanguages } from '../../src/storefront/pseudo-language';
import { englishTexts } from '../../src/storefront/texts/english/english';
import { brands, english } from '../support/english';

const languages = { ...ownLanguages, ...pseudoLanguages };

const aBrand = (locale: string, fields: Partial<Brand> = {}): Brand => ({
  ...brands[0],
  locale,
  money: 'locale',
  ...fields,
});

const load = (locale: string, fields?: Partial<Brand>): Promise<Language> =>
  loadLanguage(aBrand(locale, fields), languages);

/** What the functions among the texts are called with. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  'seo.filteredName': ['Lamps', 'Oak'],
  'seo.title': ['Lamps', 'Marlow', 2],
  'seo.description': ['Lamps', 'Marlow', 12],
  'seo.heading': ['Lamps', 'Marlow'],
  'seo.intro': [12, true],
  'failure.closeAlert': ['error'],
  'document.failed.text': [(words: string) => words],
  'filters.remove': ['Oak', 'Brand'],
  'filterForms.selectedNames': [['Oak', 'Elm']],
  'filterForms.sectionWithId': ['Size', 'shoe size'],
  'filterForms.showFewer': ['Brand'],
  'filterForms.showMore': [12, 'Brand'],
  'filterForms.search': ['Brand'],
  'filterForms.noMatch': ['Brand', 'xl'],
  'filterForms.someMatch': [3, 'Brand', 'xl'],
  'filterForms.minimum': ['£'],
  'filterForms.maximum': ['£'],
  'filterChanges.added': ['Oak', 'Brand'],
  'filterChanges.removed': ['Oak', 'Brand'],
  'filterChanges.sorted': ['Z'],
  'filterChanges.addedAndRemoved': [1, 2],
  'filterChanges.together': [['One', 'Two']],
  'product.unitPrice': ['£16', 'kg'],
  'product.spokenUnitPrice': ['£16', 'kg'],
  'product.offer': ['£8', 'with a card', '£16/kg'],
  'product.energyClass': ['B', 'A', 'G'],
  'product.availableIn': [['Blue', 'Grey'], 2],
  'results.written': [{ page: 2, start: 31, end: 60, total: 84 }],
  'results.spoken': [{ page: 2, start: 31, end: 60, total: 84 }],
  'loadMore.shown': [60, 90],
  'options.between': ['Oak', 'Elm'],
  'pagination.position': [3, 12],
  'saved.withStatus': ['No room', 422],
};
/** A name, and as good as a number. */
const countOrName = ['3'];

/** Every text by its path; functions with the values above. */
function textsOf(texts: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts === 'function')
    return textsOf(
      (texts as (...given: unknown[]) => unknown)(...(values[path] ?? countOrName)),
      path,
    );
  return Object.entries(texts as object).flatMap(([name, text]) =>
    textsOf(text, path === '' ? name : `${path}.${name}`),
  );
}

/** What is the same in English, because it has only names and signs, or a word of both languages. */
const sameInAll = ['filterChanges.together', 'filterForms.sectionWithId'];
const prices = ['product.unitPrice', 'product.offer'];
const same: Readonly<Record<string, readonly string[]>> = {
  'de-DE': ['filters.heading', 'filters.button', 'seo.filteredName', ...prices],
  'fr-FR': ['filterChanges.page', 'pagination.page', 'seo.title', ...prices],
  ar: ['seo.filteredName'],
};

describe.each(['de-DE', 'fr-FR', 'ar'])('the texts of %s', (locale) => {
  it('say everything, and nothing in English', async () => {
    const [theirs, ours] = [textsOf((await load(locale)).texts), new Map(textsOf(english.texts))];
    expect(theirs.map(([path]) => path).sort()).toEqual([...ours.keys()].sort());
    expect(theirs.filter(([, text]) => text.trim() === '')).toEqual([]);
    const unchanged = theirs.filter(([path, text]) => text === ours.get(path));
    expect(new Set(unchanged.map(([path]) => path))).toEqual(
      new Set([...sameInAll, ...(same[locale] ?? [])]),
    );
    expect(theirs.filter(([, text]) => /undefined|NaN|\[object/.test(text))).toEqual([]);
  });
});

/**
 * Arabic texts with words of the retailer that are only heard, are the browser's title, or are rendered in elements of
 * their own.
 */
const unisolated =
  /^(?:seo\.(?:filteredName|title|description)|filterForms\.(?:sectionWithId|minimum|maximum)|filterChanges|product\.(?:missingImage|saveForLater|saved|availableIn)$|searchNote\.leftOut|document)/;

describe('Arabic', () => {
  it('keeps the order of words of another direction', async () => {
    const { texts } = await load('ar-AE');
    const isOpen = (text: string) =>
      text.split('\u2068').some((part) => /[a-z]/i.test(part.slice(part.indexOf('\u2069') + 1)));
    const open = textsOf(texts).filter(([path, text]) => isOpen(text) && !unisolated.test(path));
    // "CSRF" has a place of its own.
    expect(open.map(([path]) => path)).toEqual(['saved.noToken']);
    expect(texts.options.customerRating('4 stars & up')).toBe(
      'تقييم العملاء: \u20684 stars & up\u2069',
    );
  });
});

describe('the pseudo-language', () => {
  it('has every text of English with accents, between brackets and longer', async () => {
    const { texts } = await load('en-XA');
    for (const [path, text] of textsOf(texts))
      expect([path, text]).toEqual([path, expect.stringMatching(/^\[.*\]$/s)]);
    expect(texts.filterForms.showMore(12, 'Brand')).toBe('[Šĥóŵ 12 ɱóŕé ƀŕáñðš ········]');
    expect(texts.filters.remove('Oak', 'Colour')).toBe('[Ŕéɱóṽé Oak (Colour) ········]');
    expect(texts.document.failed.text((words) => `<a href="/">${words}</a>`)).toContain(
      '<a href="/">',
    );
  });
});

describe('plurals, numbers and lists', () => {
  it.each([
    [0, 'لا توجد منتجات'],
    [1, 'منتج واحد'],
    [2, 'منتجان'],
    [3, '3 منتجات'],
    [11, '11 منتجًا'],
    [100, '100 منتج'],
    [1299, '1,299 منتجًا'],
    [10_001, 'أكثر من 9,999 منتجًا'],
  ])('of %s products are those of Arabic', async (count, text) => {
    expect((await load('ar-AE')).texts.counts.products(count)).toBe(text);
  });

  it.each([
    ['en-GB', '1 product', '1,299 products', '1.2k reviews', '10k+'],
    ['en-US', '1 product', '1,299 products', '1.2k reviews', '10k+'],
    ['de-DE', '1 Produkt', '1.299 Produkte', '1.299 Bewertungen', '10.000+'],
    ['fr-FR', '1 produit', '1\u202f299 produits', '1,2\u00a0k avis', '10\u00a0k+'],
    ['ar-AE', 'منتج واحد', '1,299 منتجًا', '1.2\u00a0ألف تقييم', 'أكثر من 9,999'],
  ])('are those of %s', async (locale, one, many, reviews, most) => {
    const { texts } = await load(locale);
    expect(texts.counts.products(1)).toBe(one);
    expect(texts.counts.products(1299)).toBe(many);
    expect(texts.product.reviews(1299)).toBe(reviews);
    for (const total of [
      texts.results.written({ page: 1, start: 1, end: 30, total: 12_000 }),
      texts.counts.products(12_000),
      texts.counts.results(12_000),
      texts.loadMore.shown(30, 12_000),
      texts.seo.description('Lamps', 'Marlow', 12_000),
      texts.seo.intro(12_000, false),
    ])
      expect(total).toContain(most);
  });

  it.each([
    ['en-GB', '1.3m reviews'],
    ['en-US', '1.3m reviews'],
    ['de-DE', '1,3\u00a0Mio. Bewertungen'],
    ['fr-FR', '1,3\u00a0M avis'],
    ['ar-AE', '1.3\u00a0مليون تقييم'],
  ])('of more than a million reviews are those of %s', async (locale, text) => {
    expect((await load(locale)).texts.product.reviews(1_399_999)).toBe(text);
  });

  it.each([
    [0.5, '0,5 étoile sur 5'],
    [1, '1 étoile sur 5'],
    [1.94, '1,9 étoile sur 5'],
    [1.96, '2 étoiles sur 5'],
    [4.5, '4,5 étoiles sur 5'],
  ])('of %s stars are those of French', async (average, text) => {
    expect((await load('fr-FR')).texts.product.stars(average)).toBe(text);
  });

  it.each(['en', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-IN', 'en-NZ', 'en-US', 'en-ZA', 'en-XA'])(
    'are grouped as readers of %s group them',
    async (locale) => {
      const { number } = await load(locale);
      for (const value of [999, 1299, 1_234_567, 12_345_678])
        expect(number(value)).toBe(value.toLocaleString(locale));
    },
  );

  it.each([
    ['en-GB', 'colour'],
    ['en-US', 'color'],
  ])('of colours are joined as readers of %s join them', async (locale, noun) => {
    const { product } = (await load(locale)).texts;
    const list = new Intl.ListFormat(locale);
    const names = ['Blue', 'Grey', 'Green, dark'];
    for (const count of [1, 2, 3])
      expect(product.availableIn(names.slice(0, count), 0)).toBe(
        `Available in ${list.format(names.slice(0, count))}`,
      );
    expect(product.availableIn(names, 2)).toBe(
      `Available in ${list.format([...names, `2 more ${noun}s`])}`,
    );
    expect(product.availableIn([], 1)).toBe(`Available in 1 ${noun}`);
  });

  it.each([
    ['de-DE', 'EUR', { decimals: 'always' }, '1.299,00\u00a0€'],
    ['fr-FR', 'EUR', {}, '1\u202f299\u00a0€'],
    ['en-US', 'USD', {}, '$1,299'],
    ['ar-AE', 'AED', {}, expect.stringContaining('د.إ')],
  ] as const)('of money are those of %s', async (locale, currencyCode, fields, text) => {
    expect((await load(locale, { currencyCode, ...fields })).money(1299, currencyCode)).toEqual(
      text,
    );
  });

  it.each([
    [19.999, '20\u00a0€'],
    [20, '20\u00a0€'],
    [20.5, '20,50\u00a0€'],
    [0.004, '0\u00a0€'],
    [12_345_678, '12.345.678\u00a0€'],
  ])('of %s euros have no decimals when they are whole: %s', async (amount, text) => {
    expect((await load('de-DE', { currencyCode: 'EUR' })).money(amount, 'EUR')).toBe(text);
  });

  it.each([
    [999, '999'],
    [1_000, '1\u00a0k'],
    [1_999, '1,9\u00a0k'],
    [9_999, '9,9\u00a0k'],
    [99_999, '99\u00a0k'],
    [999_999, '990\u00a0k'],
    [1_999_999, '1,9\u00a0M'],
  ])('of %s reviews never say more than there are: %s', async (count, text) => {
    expect((await load('fr-FR')).compact(count)).toBe(text);
  });

  it('are written without options that older browsers do not know', async () => {
    const { NumberFormat } = Intl;
    const asked: Intl.NumberFormatOptions[] = [];
    jest.spyOn(Intl, 'NumberFormat').mockImplementation((locale, options = {}) => {
      asked.push(options);
      return new NumberFormat(locale, options);
    });
    const { compact, money } = await load('de-DE', { currencyCode: 'EUR' });
    compact(1_299);
    money(20, 'EUR');
    jest.restoreAllMocks();
    expect(asked).toHaveLength(3);
    for (const options of asked) {
      expect(options).not.toHaveProperty('trailingZeroDisplay');
      expect(options).not.toHaveProperty('roundingMode');
    }
  });

  it('say colors in American English, and the rest as in British English', async () => {
    const [american, british] = [
      textsOf((await load('en-US')).texts),
      new Map(textsOf(english.texts)),
    ];
    const others = american.filter(([path, text]) => text !== british.get(path));
    expect(others.map(([, text]) => text)).toEqual([
      '+3 colors',
      'Available in Blue, Grey, and 2 more colors',
    ]);
  });
});

describe('a language of the retailer', () => {
  it.each([
    ['ckb-IQ', 'rtl'],
    ['ku-TR', 'ltr'],
    ['fa-IR', 'rtl'],
    ['nl-NL', 'ltr'],
  ])('%s is written %s', (locale, direction) => {
    expect(createLanguage(aBrand(locale), englishTexts).direction).toBe(direction);
  });

  it('changes texts of the product for one brand, with the others as they are', async () => {
    const storefront = defineStorefront({
      brands,
      languages: {
        'en-GB': changeTexts(ownLanguages['en-GB'], ({ filters }, { key }) =>
          key === 'hearth' ? { filters: { ...filters, heading: 'Refine' } } : {},
        ),
      },
    });
    const headingOf = async (key: string) => {
      const { texts } = await loadLanguage(aBrand('en-GB', { key }), storefront.languages);
      return [texts.filters.heading, texts.filters.clearAll];
    };
    expect(await headingOf('hearth')).toEqual(['Refine', 'Clear All']);
    expect(await headingOf('marlow')).toEqual(['Filter', 'Clear All']);
  });

  it('is missed by name', async () => {
    await expect(load('nl-NL')).rejects.toThrow('There are no texts for nl-NL');
  });
});
