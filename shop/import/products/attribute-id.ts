/** Facets and categories get their ids from names. A file has few of them, and they come with every product. */
import { memoize } from '../../../src/lib/memoize';
import { withoutAccents } from './without-accents';

/** Words with another meaning in a listing's address or in a product; no attribute has their name. */
const taken = new Set(
  'brand price discount customerRating availability category groupId'.split(' '),
);

const plain = (name: string): string =>
  withoutAccents(name.replaceAll('&', ' and ').replace(/([a-z\d])([A-Z])/g, '$1 $2'));

const inLanguages = (id: string, words: string) =>
  words.split(' ').map((word) => [plain(word), id] as const);

/** One facet has one id, in whatever language its column is named: the page knows colours by theirs. */
const wordOfId: ReadonlyMap<string, string> = new Map([
  ...inLanguages(
    'colour',
    'color farbe couleur colore cor kleur kolor barva farba färg farge farve väri цвет колір цвят боја χρώμα ' +
      'renk szín culoare 色 カラー 颜色 顏色 색상 สี اللون לון צבע màu',
  ),
  ...inLanguages(
    'colours',
    'colors farben couleurs colori colores cores kleuren kolory barvy цвета',
  ),
  ...inLanguages(
    'size',
    'größe groesse taille talla taglia tamanho maat rozmiar velikost veľkosť méret mărime storlek størrelse koko ' +
      'размер розмір μέγεθος beden サイズ 尺码 尺碼 사이즈 ขนาด المقاس מידה',
  ),
]);

const isLatin = (word: string): boolean => /^[a-z\d]/.test(word);

/**
 * `Screen size (in.)` is `screenSizeIn`, `Frame color` is `frameColour`, `Форма лампы` is `форма-лампы`: an address
 * gives back the capitals of Latin letters alone. Undefined when no letter is left, or the name is taken.
 */
export const attributeIdOf = memoize((name): string | undefined => {
  const text = plain(name.replace(/^[gc]:/i, '')).replace(/^\P{L}+/u, '');
  const id = (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map((word) => wordOfId.get(word) ?? word)
    .map((word, at) => {
      if (at === 0) return word;
      return isLatin(word) ? word.charAt(0).toUpperCase() + word.slice(1) : `-${word}`;
    })
    .join('');
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
