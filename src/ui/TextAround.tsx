import type { ReactNode } from 'react';

type TextAroundProps = {
  /** Writes the sentence with its words in the place that the language gives them. */
  readonly text: (words: string) => string;
  /** The words of the sentence as an element. */
  readonly children: ReactNode;
};

/** Of the private use of Unicode, so that no text contains it. */
const place = '\uf8ff';

/** Renders a sentence with an element in it: `Left out: <s>armchair</s>.` */
export function TextAround({ text, children }: TextAroundProps) {
  const [before, after] = text(place).split(place);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
