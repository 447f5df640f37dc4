/** Answers the addresses of the sample shop's pictures. */
import { LRUCache } from 'lru-cache';
import { findDrawing, type Drawing } from './find-drawing';
import { rasterize } from './rasterize';

export type PictureResponse = {
  readonly type: 'image/svg+xml' | 'image/webp';
  readonly body: string | Buffer;
};

/** Some thousand pictures; drawing one takes a hundred times as long as sending it. */
const mostCachedBytes = 32 * 1024 * 1024;

/**
 * Answers an address with its query: the drawing itself for `.svg`, its pixels for `.webp`, undefined where there is no
 * picture. The last pictures made are kept. Where pixels cannot be made it is the drawing, which any browser shows too.
 */
export function createPictureService(warn: (text: string, error: unknown) => void) {
  let hasWarned = false;
  const takeDrawing = (error: unknown) => {
    if (!hasWarned) warn('Pictures cannot be made of drawings; the drawings are sent.', error);
    hasWarned = true;
  };
  const kept = new LRUCache<string, Buffer, Drawing>({
    maxSize: mostCachedBytes,
    sizeCalculation: (pixels, key) => pixels.length + key.length,
    fetchMethod: (_key, _stale, { context: drawing }) => rasterize(drawing),
  });
  return async (url: string): Promise<PictureResponse | undefined> => {
    const drawing = findDrawing(url);
    if (!drawing) return undefined;
    const pixels =
      drawing.format === 'webp' &&
      (await kept
        .fetch(`${drawing.width} ${drawing.svg}`, { context: drawing })
        .catch(takeDrawing));
    return pixels
      ? { type: 'image/webp', body: pixels }
      : { type: 'image/svg+xml', body: drawing.svg };
  };
}
