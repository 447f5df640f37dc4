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

export type Grammar = {
  /** A word without its ending. Both engines take those of English away by themselves. */
  readonly stem: (word: string) => string;
  readonly isHeadFirst: boolean;
  /** A text with the words apart that lose their vowel to the next: `d angle` for `d'angle`. */
  readonly partElided: (text: string) => string;
  /** What follows one of these is said of the thing before it. */
  readonly prepositions: ReadonlySet<string>;
  /** Words that a search goes without. */
  readonly fillers: ReadonlySet<string>;
};

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const asItIs = (word: string): string => word;

type Words = {
  readonly prepositions: string;
  readonly fillers: string;
  readonly stem?: (word: string) => string;
  readonly isHeadFirst?: true;
  readonly hasElisions?: true;
};

const elided = /(?<![\p{L}\p{M}])([ldjnscmt]|qu|un|[dns]ell|[ds]?all|sull)['’](?=\p{L})/giu;
const partElided = (text: string): string => text.replace(elided, '$1 ');

const createGrammar = ({
  prepositions,
  fillers,
  stem = asItIs,
  isHeadFirst,
  hasElisions,
}: Words): Grammar => ({
  stem,
  isHeadFirst: isHeadFirst === true,
  partElided: hasElisions ? partElided : asItIs,
  prepositions: wordSet(prepositions),
  fillers: wordSet(fillers),
});

export const english = createGrammar({
  prepositions:
    'with without for in from by w featuring including incl plus fits on at to that which',
  fillers: 'a an and for in of on or the to with',
});

/** Of languages where the thing comes first. Words are folded here. */
const headFirst = { isHeadFirst: true } as const;

const grammars: Readonly<Record<string, Grammar>> = {
  en: english,
  de: createGrammar({
    stem: stemGerman,
    prepositions: 'mit ohne fur aus von vom in im bei zu zum zur auf an am inkl inklusive',
    fillers:
      'und oder der die das den dem des ein eine einen einem einer mit fur aus von vom in im zu zum zur auf',
  }),
  nl: createGrammar({
    stem: stemDutch,
    prepositions: 'met zonder voor van in op uit te bij incl inclusief',
    fillers: 'en of de het een met voor van in op uit te',
  }),
  fr: createGrammar({
    ...headFirst,
    hasElisions: true,
    stem: stemFrench,
    prepositions: 'avec sans pour en de du des d a au aux par sur sous dans',
    fillers: 'et ou le la les l un une avec pour en de du des d a au aux sur dans',
  }),
  es: createGrammar({
    ...headFirst,
    stem: stemSpanish,
    prepositions: 'con sin para de del en por a al sobre',
    fillers: 'y o el la los las un una con para de del en por a al',
  }),
  it: createGrammar({
    ...headFirst,
    hasElisions: true,
    stem: stemItalian,
    prepositions: 'con senza per di da in del dello della dei degli delle dell d a al alla su sul',
    fillers:
      'e o il lo la i gli le l un uno una con per di da in del dello della dei degli delle dell d a al alla su',
  }),
  pt: createGrammar({
    ...headFirst,
    stem: stemPortuguese,
    prepositions: 'com sem para de do da dos das em no na nos nas por',
    fillers: 'e ou o a os as um uma com para de do da dos das em no na por',
  }),
  ar: createGrammar({
    ...headFirst,
    stem: stemArabic,
    prepositions: 'من مع بدون في علي الي',
    fillers: 'و او من مع في علي الي',
  }),
  th: createGrammar({
    ...headFirst,
    prepositions: 'สำหรับ กับ พร้อม แบบ ของ ใน',
    fillers: 'และ หรือ สำหรับ กับ ของ ใน',
  }),
};

/** `language` is that of a catalogue, such as `de`; one without an entry, and none, are read as English. */
export const grammarOf = (language: string | undefined): Grammar =>
  grammars[language ?? 'en'] ?? english;
