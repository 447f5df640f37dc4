/**
 * Finds the colours of a disc for a colour's name in any spelling: `Navy Blue`, `off-white`, `Black/White`,
 * `Dunkelblau`.
 */
import { colourSwatch } from '../../../src/filters/options/colour-swatches';
import { colourNames, foldColour, isWeak, otherNames } from './colour-names';

/** One colour or several, from the page's own map where it has the name. */
function knownColours(words: string): readonly string[] | undefined {
  const name = otherNames.get(words) ?? words;
  const own = colourNames.get(name);
  return colourSwatch(name) ?? (own === undefined ? undefined : [own]);
}

const mix = (colour: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((start) => {
      const [one, two] = [colour, other].map((hex) => parseInt(hex.slice(start, start + 2), 16));
      const channel = Math.round((one ?? 0) * (1 - share) + (two ?? 0) * share);
      return channel.toString(16).padStart(2, '0');
    })
    .join('')}`;

const lighter = new Set(
  'light pale pastel hell soft baby clair claire chiaro claro clara licht jasny jasna svetly svetla ljus lys светло'.split(
    ' ',
  ),
);
const darker = new Set(
  'dark deep dunkel fonce foncee scuro oscuro escuro donker ciemny ciemna tmavy tmava mork темно'.split(
    ' ',
  ),
);

function shade(colour: string, word: string | undefined): string {
  if (word !== undefined && lighter.has(word)) return mix(colour, '#ffffff', 0.45);
  return word !== undefined && darker.has(word) ? mix(colour, '#000000', 0.4) : colour;
}

const longestPhrase = 2;

/**
 * The colours that the first known words name, since these tell most: `navy blue` is navy, `black oak` black. The word
 * for light or dark is before it, or behind it as in `bleu clair`.
 */
function firstColours(words: readonly string[]): readonly string[] {
  for (let at = 0; at < words.length; at += 1)
    for (let length = longestPhrase; length > 0; length -= 1) {
      const found = knownColours(words.slice(at, at + length).join(' '));
      if (found !== undefined)
        return found
          .map((colour) => shade(colour, words[at - 1]))
          .map((colour) => shade(colour, words[at + length]));
    }
  return [];
}

function coloursOf(words: readonly string[]): readonly string[] {
  const found = firstColours(words.filter((word) => !isWeak(word)));
  return found.length > 0 ? found : firstColours(words);
}

const longestName = 60;
const mostColours = 4;
const between = new Set(
  '/ & + , | and und with mit et avec e con y com en met i z a s och og ja и'.split(' '),
);

/**
 * The words in lower case without accents, and the marks between colours. German puts `hell` and `dunkel` before the
 * word.
 */
const tokensOf = (name: string): readonly string[] =>
  foldColour(name)
    .replace(/\b(?:hell|dunkel)(?=\p{L})/gu, (shadeWord) => `${shadeWord} `)
    .match(/[\p{L}\p{M}]+|[/&+,|]/gu) ?? [];

/**
 * `#1c2b52 #ffffff`: up to four colours that share the disc. Undefined where the page's own map has the name, or no
 * word is known.
 */
export function discOf(name: string): string | undefined {
  if (name.length > longestName || colourSwatch(name) !== undefined) return undefined;
  if (/^#[\da-f]{6}$/i.test(name)) return name.toLowerCase();
  const parts: string[][] = [[]];
  for (const token of tokensOf(name))
    if (between.has(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  const colours = [...new Set(parts.flatMap(coloursOf))].slice(0, mostColours);
  return colours.length > 0 ? colours.join(' ') : undefined;
}
