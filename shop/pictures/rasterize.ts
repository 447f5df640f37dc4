/** Drawings as pixels. A browser lays an SVG out like a document of its own; thirty of them hold its main thread up. */
import { promise as createQueue } from 'fastq';

type Rasterizing = { readonly svg: string; readonly width: number };

/** The threads that draw also compress and read files for everybody else. */
const mostAtOnce = 2;
/** Whoever comes when so many wait is better off with the drawing than with a picture in some seconds. */
const mostWaiting = 200;
/** Of five efforts the one that takes least time; more would save a twentieth of the bytes. */
const webp = { quality: 70, effort: 2 };

const queue = createQueue(async ({ svg, width }: Rasterizing): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).resize({ width }).webp(webp).toBuffer();
}, mostAtOnce);

/**
 * The drawing as WebP, `width` pixels across. Waits its turn behind others. Rejects when too many wait, and where the
 * program that does it was left out of the installation or does not run on this machine.
 */
export const rasterize = (picture: Rasterizing): Promise<Buffer> =>
  queue.length() < mostWaiting
    ? queue.push(picture)
    : Promise.reject(new Error(`${mostWaiting} pictures wait to be drawn.`));
