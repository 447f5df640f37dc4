/** Responds to requests for the sample shop's pictures. */
import { LRUCache } from 'lru-cache';
import { findDrawing, type Drawing } from './find-drawing';
import { rasterize } from './rasterize';

export type PictureResponse = {
  readonly type: 'image/svg+xml' | 'image/webp';
  readonly body: string | Buffer;
  /** The drawing in place of its pixels, which could not be made just now. */
  readonly isTemporary?: boolean;
};

/** Some thousand pictures; rasterizing one takes a hundred times as long as sending it. */
const mostCachedBytes = 32 * 1024 * 1024;

/**
 * The returned function resolves with the picture of an address with its query: the drawing for `.svg`, its pixels for
 * `.webp`, undefined for an unknown address. It caches the latest pixels. Where pixels cannot be made, it falls back to
 * the drawing, which any browser shows too.
 */
export function createPictureService(warn: (text: string, error: unknown) => void) {
  let hasWarned = false;
  const fallBackToDrawing = (error: unknown) => {
    if (!hasWarned) warn('Pictures cannot be made of drawings; the drawings are sent.', error);
    hasWarned = true;
  };
  const cache = new LRUCache<string, Buffer, Drawing>({
    maxSize: mostCachedBytes,
    sizeCalculation: (pixels, key) => pixels.length + key.length,
    fetchMethod: (_key, _stale, { context: drawing }) => rasterize(drawing),
  });
  return async (url: string): Promise<PictureResponse | undefined> => {
    const drawing = findDrawing(url);
    if (!drawing) return undefined;
    const pixels =
      drawing.format === 'webp' &&
      (await cache
        .fetch(`${drawing.width} ${drawing.svg}`, { context: drawing })
        .catch(fallBackToDrawing));
    if (pixels) return { type: 'image/webp', body: pixels };
    const isTemporary = drawing.format === 'webp';
    return { type: 'image/svg+xml', body: drawing.svg, isTemporary };
  };
}
