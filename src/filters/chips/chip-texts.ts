/** Texts of chips that a storefront writes. */
import { createContext } from 'react';
import type { Language } from '../../storefront/language';

export type NamedOption = {
  readonly facetId: string;
  readonly optionId: string;
  /** The name in the listing. */
  readonly name: string;
};

/** The text of an option's chip; undefined for the page's own. */
export type ChipTexts = (option: NamedOption, language: Language) => string | undefined;

export const ChipTextsContext = createContext<ChipTexts | undefined>(undefined);
