/**
 * What search has to know of the language of a catalogue's texts: how words end, which of them say nothing, and whether
 * what a thing is comes last (`corner sofa`) or first (`canapé d'angle`). A language that is not here is searched
 * without.
 */
import { stemmer as stemArabic } from '@orama/stemmers/arabic';
import { stemmer as stemDutch } from '@orama/stemmers/dutch';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { createGrammar, english, type Grammar } from './grammar';
import { writeWords } from './words';

/** Of languages where the thing comes first. Words are folded here. */
const headFirst = { isHeadFirst: true } as const;

const endsOf = (word: string, firstLetters: number, lastLetters: number): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - firstLetters - lastLetters + 1) }, (_, at) =>
    word.slice(firstLetters + at),
  );

const longestCompound = 40;

/** `Schwein` is no `Wein`: the first part has a vowel, and three letters at least. */
const lastPartsOfGermanic = (word: string): readonly string[] =>
  word.length > longestCompound || !/^\p{L}+$/u.test(word)
    ? []
    : endsOf(word, Math.max(3, word.search(/[aeiouy]/) + 1), 4);

/** Every letter has a meaning: 餐椅 is a 椅. */
const lastPartsOfChinese = (word: string): readonly string[] =>
  /^\p{sc=Han}{2,8}$/u.test(word) ? endsOf(word, 1, 1) : [];

/** Without keyboards for it `Müsli` is `Muesli`. Plurals that the stemmer does not know: `Zwiebeln`. */
const stemOfGerman = (word: string): string =>
  stemGerman(word.replace(/(?<![aeiouq])([aou])e/g, '$1').replace(/eln$/, 'el'));

const thingsWithEnding =
  /^([椅桌柜杯袜裤裙帽鞋被枕盘瓶勺筷叉扇梯箱绳毯垫篮罐盒袋帘架钉刷铲粽饺包刀镜靴梳])[子头]$/u;
/** 椅子 is 椅. */
const stemOfChinese = (word: string): string => thingsWithEnding.exec(word)?.[1] ?? word;

const grammars: Readonly<Record<string, Grammar>> = {
  en: english,
  de: createGrammar({
    stem: stemOfGerman,
    lastParts: lastPartsOfGermanic,
    hasCapitals: true,
    joinings: 'und',
    prepositions: 'mit ohne fur aus von vom in im bei zu zum zur auf an am inkl inklusive',
    fillers:
      'und oder der die das den dem des ein eine einen einem einer mit fur aus von vom in im zu zum zur auf',
  }),
  nl: createGrammar({
    stem: stemDutch,
    lastParts: lastPartsOfGermanic,
    joinings: 'en',
    prepositions: 'met zonder voor van in op uit te bij incl inclusief',
    fillers: 'en of de het een met voor van in op uit te',
  }),
  fr: createGrammar({
    ...headFirst,
    hasElisions: true,
    stem: stemFrench,
    joinings: 'et',
    prepositions: 'avec sans pour en de du des d a au aux par sur sous dans',
    fillers: 'et ou le la les l un une avec pour en de du des d a au aux sur dans',
  }),
  es: createGrammar({
    ...headFirst,
    stem: stemSpanish,
    joinings: 'y e',
    prepositions: 'con sin para de del en por a al sobre',
    fillers: 'y o el la los las un una con para de del en por a al',
  }),
  it: createGrammar({
    ...headFirst,
    hasElisions: true,
    stem: stemItalian,
    joinings: 'e ed',
    prepositions: 'con senza per di da in del dello della dei degli delle dell d a al alla su sul',
    fillers:
      'e o il lo la i gli le l un uno una con per di da in del dello della dei degli delle dell d a al alla su',
  }),
  pt: createGrammar({
    ...headFirst,
    stem: stemPortuguese,
    joinings: 'e',
    prepositions: 'com sem para de do da dos das em no na nos nas por',
    fillers: 'e ou o a os as um uma com para de do da dos das em no na por',
  }),
  ar: createGrammar({
    ...headFirst,
    stem: stemArabic,
    script: /\p{sc=Arabic}/u,
    joinings: 'و',
    prepositions: 'من مع بدون في علي الي',
    fillers: 'و او من مع في علي الي',
  }),
  th: createGrammar({
    ...headFirst,
    script: /\p{sc=Thai}/u,
    joinings: 'และ',
    prepositions: 'สำหรับ กับ พร้อม แบบ ของ ใน',
    fillers: 'และ หรือ สำหรับ กับ ของ ใน',
  }),
  zh: createGrammar({
    stem: stemOfChinese,
    lastParts: lastPartsOfChinese,
    joinings: '和 与 及',
    prepositions: '',
    fillers: '的 和',
  }),
};

/** `language` is that of a catalogue, such as `de`; one without an entry, and none, are read as English. */
export const grammarOf = (language: string | undefined): Grammar =>
  grammars[language ?? 'en'] ?? english;

/** Words of names as an index has them: also by their last parts. */
export const writeNames = (words: readonly string[], { stem, lastParts }: Grammar): string =>
  writeWords([...words, ...words.flatMap(lastParts)], stem);
