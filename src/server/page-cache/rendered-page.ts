/** A page as it was drawn, ready to be sent any number of times. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageEncoding } from './accepted-encoding';

export type RenderedPage = {
  readonly status: number;
  /** Weak: the same page in another encoding is the same page. Made when first asked for. */
  readonly etag: () => string;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Of the document itself. */
  readonly htmlBytes: number;
  /** About what it takes of memory, in all encodings. */
  readonly sizeBytes: number;
  readonly encoded: (encoding: PageEncoding) => Buffer | Promise<Buffer>;
};

export type PageParts = {
  readonly html: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
};

/** Compressed while the shopper waits, so not as hard as files are at build time. */
const brotliQuality = 4;
const compressedShare = 0.5;

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

/** Grows with the longest page. */
let scratch = Buffer.allocUnsafe(0);
const mostBytesOfUnit = 3;

/** As `Buffer.from(html)`, which reads a long text twice, first for its length. */
function bytesOf(html: string): Buffer {
  const most = html.length * mostBytesOfUnit;
  if (scratch.length < most) scratch = Buffer.allocUnsafe(most);
  return Buffer.from(scratch.subarray(0, scratch.write(html)));
}

/** Each encoding is made when it is first asked for, once. */
export function createRenderedPage({ html, status, headers }: PageParts): RenderedPage {
  const bytes = bytesOf(html);
  let etag: string | undefined;
  const made = new Map<PageEncoding, Buffer | Promise<Buffer>>([['identity', bytes]]);
  return {
    status,
    headers,
    etag: () => (etag ??= `W/"${createHash('sha1').update(bytes).digest('base64url')}"`),
    htmlBytes: bytes.length,
    sizeBytes: Math.ceil(bytes.length * (1 + compressedShare)),
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
