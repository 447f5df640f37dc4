/** What a storefront does with the languages of the product. */
import type { Brand } from './brand';
import type { LoadTexts, WriteTexts } from './language';
import type { Texts } from './texts/texts';

/**
 * A language with texts of the retailer's own, for all brands of its locale or for one:
 * `changeTexts(ownLanguages['en-GB'], ({ filters }) => ({ filters: { ...filters, heading: 'Refine' } }))`.
 */
export function changeTexts(
  load: LoadTexts,
  change: (texts: Texts, brand: Brand) => Partial<Texts>,
): LoadTexts {
  const loadChanged = async (): Promise<WriteTexts> => {
    const writeTexts = await load();
    return (formats, brand) => {
      const texts = writeTexts(formats, brand);
      return { ...texts, ...change(texts, brand) };
    };
  };
  return Object.assign(loadChanged, { of: load });
}
