/**
 * The pseudo-language en-XA, for developers and tests: an entry of its own, so that it is in no build of a storefront
 * that does not import it.
 */
import type { Languages } from './language';

export const pseudoLanguages = {
  'en-XA': async () =>
    (await import(/* webpackChunkName: "texts-en-XA" */ './texts/pseudo')).pseudoTexts,
} satisfies Languages;
