/**
 * English with accents, about 40 % longer and between brackets: `[Ŝĥóŵ ɱóŕé ····]`. It shows developers and tests which
 * words are in no catalogue, which letters a font lacks, and where a longer language has no room.
 */
import type { Formats } from '../formats';
import { englishTexts } from './english/english';
import type { Texts } from './texts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const accents = new Map(
  [...plain].map((letter, index) => [letter, [...accented][index] ?? letter]),
);

const growth = 0.4;
const longestFilling = 8;

/** A tag of HTML stays as it is; one stands in a text that has a link. */
const accentLetters = (text: string): string =>
  text
    .split(/(?=<)|(?<=>)/)
    .map((part) =>
      part.startsWith('<') ? part : [...part].map((sign) => accents.get(sign) ?? sign).join(''),
    )
    .join('');

/** Names of products and the like stay as they are, so that they can be found and match what is on screen. */
function accentAround(text: string, [name, ...others]: readonly string[]): string {
  if (name === undefined) return accentLetters(text);
  return text
    .split(name)
    .map((part) => accentAround(part, others))
    .join(name);
}

/** Dots in words of a usual length, so that they break as words do. */
function filling(length: number): string {
  const dots = '·'.repeat(Math.ceil(length * growth));
  const words = Array.from({ length: Math.ceil(dots.length / longestFilling) }, (_, index) =>
    dots.slice(index * longestFilling, (index + 1) * longestFilling),
  );
  return words.join(' ');
}

const writePseudo = (text: string, names: readonly string[]): string =>
  text === '' ? '' : `[${accentAround(text, names)} ${filling(text.length)}]`;

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The same with every string in it, also in the results of functions, which may contain `names`. */
function writeAll(texts: unknown, names: readonly string[] = []): unknown {
  if (typeof texts === 'string') return writePseudo(texts, names);
  if (typeof texts === 'function')
    return (...values: readonly unknown[]) =>
      writeAll(
        (texts as (...values: unknown[]) => unknown)(...values),
        values.flat().filter(isName),
      );
  return Object.fromEntries(
    Object.entries(texts as object).map(([name, text]) => [name, writeAll(text, names)]),
  );
}

export const pseudoTexts = (formats: Formats): Texts => writeAll(englishTexts(formats)) as Texts;
