import type { Page } from '@playwright/test';

/**
 * Gives the document, the page and every drawer that opens from now on a direction, in place of that of their language.
 */
export const turn = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((dir) => {
    const apply = () => {
      for (const element of document.querySelectorAll('html, .plp-page, .plp-drawer'))
        element.setAttribute('dir', dir);
    };
    apply();
    new MutationObserver(apply).observe(document.body, { childList: true });
  }, direction);
