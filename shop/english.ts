/**
 * The sample shop's own texts are English on every page, also where the brand, the products and the listing speak
 * another language.
 */

/**
 * The `lang` of these texts on a page of this locale: none where the page is English, so that its own accent is kept.
 */
export const englishOn = (locale: string): 'en' | undefined =>
  locale.split('-', 1)[0] === 'en' ? undefined : 'en';
