/**
 * Texts whose number is known only at the end, as bytes. A million strings are looked at again and again by the garbage
 * collector, which keeps several times their room free.
 */
import { growingFloat64 } from './growing-column';
import { createTextWriter } from './text-writer';

export type Texts = {
  readonly length: number;
  readonly at: (place: number) => string;
};

export function growingTexts(expected?: number) {
  const ends = growingFloat64(expected);
  let blocks: Buffer[] = [];
  const writer = createTextWriter((bytes) => blocks.push(Buffer.from(bytes)));
  return {
    push: (text: string): void => ends.push(writer.add(text)),
    finish: (): Texts => {
      writer.flush();
      const bytes = Buffer.concat(blocks);
      blocks = [];
      const end = ends.finish();
      return {
        length: end.length,
        at: (place) => bytes.toString('utf8', end[place - 1] ?? 0, end[place]),
      };
    },
  };
}
