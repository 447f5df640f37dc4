/** In lower case without the accents of Latin, Greek and Cyrillic letters; marks of other scripts are letters too. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .toLowerCase();
