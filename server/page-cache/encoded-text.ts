import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageEncoding } from './accepted-encoding';

export type EncodedText = {
  /** UTF-8. */
  readonly bytes: Buffer;
  readonly encoded: (encoding: PageEncoding) => Buffer | Promise<Buffer>;
};

/**
 * Lower than for files at build time, since the shopper waits. Most of these texts are compressed once and sent many
 * times.
 */
const brotliQuality = 5;

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** Compresses each encoding once, when it is first needed. */
export function createEncodedText(text: string): EncodedText {
  const bytes = Buffer.from(text);
  const made = new Map<PageEncoding, Buffer | Promise<Buffer>>([['identity', bytes]]);
  return {
    bytes,
    encoded: (encoding) => {
      const present = made.get(encoding);
      if (present !== undefined || encoding === 'identity') return present ?? bytes;
      const making = compress[encoding](bytes).then((small) => {
        made.set(encoding, small);
        return small;
      });
      made.set(encoding, making);
      return making;
    },
  };
}
