import { useLanguage } from '../../src/storefront/use-language';
import { englishOn } from '../english';

/** The `lang` of the shop's own texts, so that screen readers pronounce them as English on pages of another language. */
export const useEnglish = () => englishOn(useLanguage().locale);
