import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageEncoding } from './accepted-encoding';

export type RenderedPage = {
  readonly status: number;
  /** Weak, since the same page in another encoding is the same page. Computed when it is first needed. */
  readonly etag: () => string;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Size of the document without compression. */
  readonly htmlBytes: number;
  /** About how much memory the page takes in all encodings. */
  readonly sizeBytes: number;
  readonly encoded: (encoding: PageEncoding) => Buffer | Promise<Buffer>;
};

export type RenderedContent = {
  readonly html: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
};

/** Lower than for files at build time, since the shopper waits. */
const brotliQuality = 5;
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

/** A buffer that all pages share; it grows to the longest page. */
let scratch = Buffer.allocUnsafe(0);
const mostBytesOfUnit = 3;

/** Does the same as `Buffer.from(html)`, which reads a long text twice, first for its length. */
function bytesOf(html: string): Buffer {
  const most = html.length * mostBytesOfUnit;
  if (scratch.length < most) scratch = Buffer.allocUnsafe(most);
  return Buffer.from(scratch.subarray(0, scratch.write(html)));
}

/** Compresses each encoding once, when it is first needed. */
export function createRenderedPage({ html, status, headers }: RenderedContent): RenderedPage {
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
