/** Facets and categories get their ids from names. A file has few of them, and they come with every product. */
import { memoize } from '../../../src/lib/memoize';

/** Words with another meaning in a listing's address or in a product; no attribute has their name. */
const taken = new Set(
  'brand price discount customerRating availability category groupId'.split(' '),
);

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('&', ' and ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** American and German spellings of the word by which the page knows a facet of colours. */
const colourWords: Readonly<Record<string, string>> = {
  color: 'colour',
  colors: 'colours',
  farbe: 'colour',
};

/**
 * `Screen size (in.)` is `screenSizeIn`, `Frame color` is `frameColour`. Undefined when no letter is left, or the name
 * is taken.
 */
export const attributeIdOf = memoize((name): string | undefined => {
  const words = (plain(name.replace(/^[gc]:/i, '')).match(/[a-z\d]+/g) ?? []).map(
    (word) => (Object.hasOwn(colourWords, word) && colourWords[word]) || word,
  );
  const id = words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .replace(/^\d+/, '');
  if (id === '' || taken.has(id)) return undefined;
  return id === 'colour' ? 'colours' : id;
});

/**
 * `Sofas & Chairs` is `sofas-and-chairs`: letters and digits with single hyphens, so that an address cannot mistake it
 * for a facet.
 */
export const slugOf = memoize((name): string =>
  (
    name
      .normalize('NFKC')
      .replaceAll('&', ' and ')
      .replace(/['’]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('-'),
);

/** Words of column names that are written in capitals. */
const acronyms =
  /\b(?:abv|cpu|ean|eu|gpu|hdmi|isbn|led|lcd|os|ram|sku|spf|ssd|tv|uk|upc|usb|us|uv|wifi)(?=\d*\b)/g;

/** `screen_size` and `screenSize` are `Screen size`, `RAM` stays; a name with spaces stays as it is. */
export const displayNameOf = memoize((name): string => {
  const spaced = /\s/.test(name.trim())
    ? name.trim()
    : name
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .replace(/[_-]+/g, ' ')
        .trim()
        .toLowerCase()
        .replace(acronyms, (word) => word.toUpperCase());
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
});
