/** Rasterizes drawings. A browser lays out each SVG as a document of its own; thirty of them block its main thread. */
import { promise as createQueue } from 'fastq';
import { loadOptional } from '../../server/services/load-optional';

type Rasterizing = { readonly svg: string; readonly width: number };

/** The threads that rasterize also compress and read files for all other requests. */
const mostAtOnce = 2;
/** With so many waiting, the drawing at once is better than pixels in some seconds. */
const mostWaiting = 200;
/** The fastest of five efforts; more effort saves a twentieth of the bytes. */
const webp = { quality: 70, effort: 2 };

const queue = createQueue(async ({ svg, width }: Rasterizing): Promise<Buffer> => {
  const { default: sharp } = await loadOptional('pictures', () => import('sharp'));
  return sharp(Buffer.from(svg)).resize({ width }).webp(webp).toBuffer();
}, mostAtOnce);

/**
 * The drawing as WebP, `width` pixels wide. Waits for earlier ones. Rejects when too many wait, and where the optional
 * package is not installed or does not run on this machine.
 */
export const rasterize = (picture: Rasterizing): Promise<Buffer> =>
  queue.length() < mostWaiting
    ? queue.push(picture)
    : Promise.reject(new Error(`${mostWaiting} pictures are pending.`));
