/** The words of titles, brands, categories and options, with how often each occurs: what a misspelt word may have meant. */
export type Vocabulary = ReadonlyMap<string, number>;

export type VocabularyGatherer = {
  readonly add: (words: readonly string[]) => void;
  readonly write: () => string;
};

/** Words without digits only: model numbers are many, and nobody means a neighbouring one. */
const isSpellable = (word: string): boolean =>
  word.length >= 3 && word.length <= 24 && /^\p{L}+$/u.test(word);

export const createVocabularyGatherer = (): VocabularyGatherer => {
  const counts = new Map<string, number>();
  const passedOver = new Set<string>();
  return {
    add: (words) => {
      for (const word of words) {
        const count = counts.get(word);
        if (count !== undefined) counts.set(word, count + 1);
        else if (!passedOver.has(word)) {
          if (isSpellable(word)) counts.set(word, 1);
          else if (passedOver.size < 100_000) passedOver.add(word);
        }
      }
    },
    write: () => [...counts].map(([word, count]) => `${word} ${count}`).join('\n'),
  };
};

export const readVocabulary = (text: string): Vocabulary =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, number] => {
        const space = line.indexOf(' ');
        return [line.slice(0, space), Number(line.slice(space + 1))];
      }),
  );
