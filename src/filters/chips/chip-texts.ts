/** Texts of chips that a storefront writes. */
import { createContext } from 'react';
import { attempt } from '../../lib/attempt';
import type { Language } from '../../storefront/language';

export type NamedOption = {
  readonly facetId: string;
  readonly optionId: string;
  /** The name in the listing. */
  readonly name: string;
};

/** The text of an option's chip; undefined for the page's own. */
export type ChipTexts = (option: NamedOption, language: Language) => string | undefined;

/** What throws writes nothing. */
export const chipTextOf = (
  chipTexts: ChipTexts | undefined,
  option: NamedOption,
  language: Language,
): string | undefined => chipTexts && attempt(() => chipTexts(option, language));

export const ChipTextsContext = createContext<ChipTexts | undefined>(undefined);
