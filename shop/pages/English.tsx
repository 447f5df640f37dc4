import type { ReactNode } from 'react';
import { useEnglish } from './use-english';

/** A text of the shop where its element belongs to the page's language, or holds more than the text. */
export function English({ children }: { readonly children: ReactNode }) {
  const lang = useEnglish();
  return lang ? <span lang={lang}>{children}</span> : children;
}
