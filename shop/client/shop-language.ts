/** The language of the page that a script of the shop runs on. */
import { storefront } from '@storefront/storefront';
import { brandOf } from '../../src/storefront/brand';
import { loadLanguage, type Language } from '../../src/storefront/language';

export function loadShopLanguage(): Promise<Language> {
  const brand = brandOf(storefront.brands, document.documentElement.dataset.plpBrand);
  return loadLanguage(brand, storefront.languages);
}
