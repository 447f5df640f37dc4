/** Tells the language that most texts of a catalogue are in. */
import { plainText } from '../../../src/lib/html-text';
import type { ProductDraft } from '../products/product-draft';

/** Names of models and sizes are no words of a language. */
const words = /(?<![\p{L}\p{M}\p{N}-])\p{L}[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}-])/gu;
const longestText = 400;
/** A title alone is too short to tell a language by. */
const wordsInPart = 12;
const leastShare = 0.7;

/** Each word once: a few that come with every product say nothing of the others. */
function partsOf(texts: readonly string[]): readonly string[] {
  const all = texts.flatMap((text) => text.slice(0, longestText).toLowerCase().match(words) ?? []);
  const different = [...new Set(all)];
  const count = Math.floor(different.length / wordsInPart);
  return Array.from({ length: count }, (_, part) =>
    different.slice(part * wordsInPart, (part + 1) * wordsInPart).join(' '),
  );
}

/** Loaded on demand, because its words take a while to load. */
export const loadDetector = () => import('tinyld/heavy');

/** ISO 639-1 code of the language; undefined where the texts are few, or in several languages. */
export async function findLanguage(texts: readonly string[]): Promise<string | undefined> {
  const { detect } = await loadDetector();
  const parts = partsOf(texts);
  const counts = new Map<string, number>();
  for (const part of parts) {
    const language = detect(part);
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [[language, count] = ['', 0]] = [...counts].sort(([, one], [, other]) => other - one);
  return language !== '' && count >= parts.length * leastShare ? language : undefined;
}

export type FindLanguage = typeof findLanguage;

/** As many different texts tell the language of a catalogue: two of each product. */
const mostTexts = 1_000;

export type LanguageReader = {
  readonly add: (product: Pick<ProductDraft, 'title' | 'description'>) => void;
  /** After the last product. */
  readonly finish: () => Promise<string | undefined>;
};

/** Finds the language of the first products as soon as they are there. */
export function createLanguageReader(find: FindLanguage): LanguageReader {
  const texts = new Set<string>();
  let found: Promise<string | undefined> | undefined;
  const finish = (): Promise<string | undefined> => {
    found ??= find([...texts]);
    // A fault is told at the end.
    found.catch(() => undefined);
    return found;
  };
  return {
    add: ({ title, description }) => {
      if (found !== undefined) return;
      texts.add(title).add(plainText(description));
      if (texts.size >= mostTexts) void finish();
    },
    finish,
  };
}
