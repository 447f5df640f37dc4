/** Ends a stream of bytes that is larger than it may be. */
import { Transform } from 'node:stream';
import { ImportFailure } from './row';

/** Of a file that is fetched, and of one that is unzipped. */
export const usualBytes = 2_000_000_000;

/** Fails with an `ImportFailure` after `mostBytes`; `explain` gets their number and says what to do. */
export function limitBytes(mostBytes: number, explain: (most: string) => string): Transform {
  let bytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      if (bytes > mostBytes)
        done(new ImportFailure(explain(`${mostBytes.toLocaleString('en')} bytes`)));
      else done(null, chunk);
    },
  });
}
