/** Gives the bytes of texts on, a block at a time. */

export const blockBytes = 1_048_576;
/** No character of a text takes more in UTF-8. */
const mostBytesOfCharacter = 3;

/** The bytes that `take` gets are written over after it. */
export function createTextWriter(take: (bytes: Buffer) => void) {
  let block = Buffer.allocUnsafe(blockBytes);
  let [used, before] = [0, 0];
  const flush = (): void => {
    take(block.subarray(0, used));
    before += used;
    used = 0;
  };
  return {
    flush,
    /** Where the text ends among all bytes. */
    add: (text: string): number => {
      const most = text.length * mostBytesOfCharacter;
      if (used + most > block.length) flush();
      if (most > block.length) block = Buffer.allocUnsafe(most);
      used += block.write(text, used);
      return before + used;
    },
  };
}
