/** The language of a brand: its texts, and how its readers write numbers, money, plurals and lists. */
import type { Brand, PriceRules } from './brand';
import { createFormats, type Formats } from './formats';
import type { Texts } from './texts/texts';

/** An option of a facet with its name in the listing. */
export type NamedOption = {
  readonly facetId: string;
  readonly optionId: string;
  readonly name: string;
};

export type Language = Formats & {
  /** BCP 47 tag. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: Texts;
  readonly priceRules: PriceRules;
  /**
   * Whether the page itself names ranges of prices and of facets with a unit, as its readers write them. Else they have
   * the names that the listing API sends.
   */
  readonly namesRanges: boolean;
  /** A storefront's text of an option in its chip; undefined for the name in the listing. */
  readonly chipText?: ((option: NamedOption) => string | undefined) | undefined;
};

/** Writes the texts of a language with the formats of a brand. */
export type WriteTexts = (formats: Formats, brand: Brand) => Texts;

export type LoadTexts = (() => Promise<WriteTexts>) & {
  /** The language whose texts it changes. */
  readonly of?: LoadTexts;
};

/** Languages by BCP 47 tag; each loads when it is the page's. */
export type Languages = Readonly<Record<string, LoadTexts>>;

/**
 * The languages of the product. A build names the chunk of each `texts-` and its tag, so that the server finds the
 * chunk that a page loads first.
 */
export const ownLanguages = {
  'en-GB': async () =>
    (await import(/* webpackChunkName: "texts-en-GB" */ './texts/english/english')).englishTexts,
  'en-IE': async () =>
    (await import(/* webpackChunkName: "texts-en-IE" */ './texts/english/english')).englishTexts,
  'en-US': async () =>
    (await import(/* webpackChunkName: "texts-en-US" */ './texts/american/american')).americanTexts,
  'de-DE': async () =>
    (await import(/* webpackChunkName: "texts-de-DE" */ './texts/german/german')).germanTexts,
  'fr-FR': async () =>
    (await import(/* webpackChunkName: "texts-fr-FR" */ './texts/french/french')).frenchTexts,
  ar: async () =>
    (await import(/* webpackChunkName: "texts-ar" */ './texts/arabic/arabic')).arabicTexts,
} satisfies Languages;

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

const languageOf = (locale: string): string => locale.split('-', 1)[0] ?? '';

/**
 * The tag of the texts for a locale: its own, else one of the same language. Undefined for a language without texts.
 */
export const textsTagOf = (languages: Languages, locale: string): string | undefined =>
  Object.hasOwn(languages, locale)
    ? locale
    : Object.keys(languages).find((tag) => languageOf(tag) === languageOf(locale));

/**
 * The tag that the chunk of these texts is named by: of the product's language for one whose texts a storefront
 * changes.
 */
export function chunkTagOf(languages: Languages, tag: string): string {
  let load = languages[tag];
  while (load?.of) load = load.of;
  const own = Object.entries(ownLanguages).find(([, loadOwn]) => loadOwn === load);
  return own?.[0] ?? tag;
}

export function createLanguage(brand: Brand, writeTexts: WriteTexts): Language {
  const formats = createFormats(brand);
  return {
    ...formats,
    locale: brand.locale,
    direction: rightToLeft.has(languageOf(brand.locale)) ? 'rtl' : 'ltr',
    texts: writeTexts(formats, brand),
    priceRules: brand.priceRules ?? 'as-sent',
    namesRanges: brand.money === 'locale',
  };
}

/** Loads the texts of a brand's locale. Rejects when it has none, or when their chunk cannot be loaded. */
export async function loadLanguage(brand: Brand, languages: Languages): Promise<Language> {
  const load = languages[textsTagOf(languages, brand.locale) ?? ''];
  if (!load) throw new Error(`There are no texts for ${brand.locale}, the locale of ${brand.key}.`);
  return createLanguage(brand, await load());
}
