import type { Language, NamedOption } from '../../storefront/language';

/** A storefront's text of an option in its chip; undefined for the name in the listing. */
export type ChipTexts = (option: NamedOption, language: Language) => string | undefined;
