/**
 * Texts whose number is known only at the end, as bytes. A million strings are looked at again and again by the garbage
 * collector, which keeps several times their room free.
 */
import { growingFloat64 } from './growing-column';

export type Texts = {
  readonly length: number;
  readonly at: (place: number) => string;
};

const blockBytes = 1_048_576;
/** No character of a text takes more in UTF-8. */
const mostBytesOfCharacter = 3;

export function growingTexts(expected?: number) {
  const ends = growingFloat64(expected);
  const full: Buffer[] = [];
  let block = Buffer.allocUnsafe(blockBytes);
  let [used, before] = [0, 0];
  const makeRoom = (most: number): void => {
    if (used + most <= block.length) return;
    full.push(block.subarray(0, used));
    block = Buffer.allocUnsafe(Math.max(blockBytes, most));
    before += used;
    used = 0;
  };
  return {
    push: (text: string): void => {
      makeRoom(text.length * mostBytesOfCharacter);
      used += block.write(text, used);
      ends.push(before + used);
    },
    finish: (): Texts => {
      const bytes = Buffer.concat([...full, block.subarray(0, used)]);
      const end = ends.finish();
      return {
        length: end.length,
        at: (place) => bytes.toString('utf8', end[place - 1] ?? 0, end[place]),
      };
    },
  };
}
