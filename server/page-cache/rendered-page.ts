import { createHash } from 'node:crypto';
import { createEncodedText, type EncodedText } from './encoded-text';

/** The status that proxies log when a client leaves before the response; it is never sent. */
export const clientLeftStatus = 499;

export type RenderedPage = {
  readonly status: number;
  /** Weak, since the same page in another encoding is the same page. Computed when it is first needed. */
  readonly etag: () => string;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Size of the document without compression. */
  readonly htmlBytes: number;
  /** About how much memory the page takes in all encodings. */
  readonly sizeBytes: number;
  readonly encoded: EncodedText['encoded'];
};

export type RenderedContent = {
  readonly html: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
};

const compressedShare = 0.5;

export function createRenderedPage({ html, status, headers }: RenderedContent): RenderedPage {
  const { bytes, encoded } = createEncodedText(html);
  let etag: string | undefined;
  return {
    status,
    headers,
    etag: () => (etag ??= `W/"${createHash('sha1').update(bytes).digest('base64url')}"`),
    htmlBytes: bytes.length,
    sizeBytes: Math.ceil(bytes.length * (1 + compressedShare)),
    encoded,
  };
}
