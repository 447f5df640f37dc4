/** Has the browser fetch a product's page while the mouse rests on its card, or when it is pressed. */
import { inlineText } from './inline-text';

/**
 * A prefetch runs no script, so that no event counts it. Of this site alone: other sites have not agreed. Browsers
 * fetch nothing ahead for shoppers who save data.
 */
export const speculationRules = inlineText(
  JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { selector_matches: '.plp-card__link' }] },
        eagerness: 'moderate',
      },
    ],
  }),
);
