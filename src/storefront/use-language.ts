import { createContext, useContext } from 'react';
import type { Language } from './language';

/** The language of the page, which never changes after it is mounted. */
export const LanguageContext = createContext<Language | undefined>(undefined);

/** Throws outside of a `LanguageContext`. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageContext above it.');
  return language;
}

export const useTexts = (): Language['texts'] => useLanguage().texts;
