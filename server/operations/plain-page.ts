import type { Language } from '../../src/storefront/language';

/** A document without the retailer's frame. Its text is HTML. */
export const writePlainPage = (
  { locale, direction }: Language,
  heading: string,
  text: string,
): string =>
  `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"><title>${heading}</title></head><body>` +
  `<h1>${heading}</h1><p>${text}</p></body></html>`;
