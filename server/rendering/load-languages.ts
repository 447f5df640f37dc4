import type { Brand } from '../../src/storefront/brand';
import { loadLanguage, type Language } from '../../src/storefront/language';
import type { Storefront } from '../../src/page/storefront';

/** The language of each brand, loaded. */
export type LanguagesByBrand = (brand: Brand) => Language;

/** Rejects when a brand's locale has no texts. */
export async function loadLanguages({ brands, languages }: Storefront): Promise<LanguagesByBrand> {
  const loaded = await Promise.all(brands.map((brand) => loadLanguage(brand, languages)));
  const byKey = new Map(brands.map(({ key }, index) => [key, loaded[index]]));
  return ({ key }) => {
    const language = byKey.get(key);
    if (!language) throw new Error(`There is no brand ${key}.`);
    return language;
  };
}
