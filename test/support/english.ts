/** The brands of the project, and the page's English as its tests read it. */
import type { Environment } from '../../src/environment/environment';
import { defaultImageSizes } from '../../src/storefront/page-globals';
import { storefront } from '../../storefront/storefront';
import { amountsOf } from '../../src/storefront/amounts';
import { brandOf } from '../../src/storefront/brand';
import { createLanguage, type Language } from '../../src/storefront/language';
import { englishTexts } from '../../src/storefront/texts/english/english';

export * from './english-texts';
export { storefront };
export const { brands } = storefront;
export const brandKeys = brands.map(({ key }) => key);

export const languageOf = (brandKey?: unknown): Language =>
  createLanguage(brandOf(brands, brandKey), englishTexts);

export const english = languageOf();
/** Of the default brand at the root, without extensions. */
export const inEnglish: Environment = {
  language: english,
  mount: '',
  imageSizes: defaultImageSizes,
};
export const { read: readAmount, write: writeAmount } = amountsOf(english, 'GBP');
