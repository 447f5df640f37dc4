import type { ReactNode } from 'react';
import { englishOn } from '../english';
import { useLanguage } from '../../src/environment/use-environment';

/**
 * The `lang` of the shop's own texts, so that screen readers pronounce them as English on pages of another language.
 */
export const useEnglish = () => englishOn(useLanguage().locale);

/** A text of the shop where its element belongs to the page's language, or holds more than the text. */
export function English({ children }: { readonly children: ReactNode }) {
  const lang = useEnglish();
  return lang ? <span lang={lang}>{children}</span> : children;
}
