/**
 * Collects what the summary says of pictures: the origins that a server has to allow (`IMAGE_ORIGINS`), and one without
 * any.
 */
import { memoize } from '../../src/lib/memoize';
import { parseUrl } from '../../src/lib/parse-url';
import type { CatalogueProduct } from '../catalogue/catalogue-product';
import { isUnplaced } from './products/place-pictures';

/** A file can name a host for each picture. */
const mostOrigins = 10;

export type PictureOrigins = {
  readonly add: (product: CatalogueProduct) => void;
  /** The first ten, in the order of the file. */
  readonly origins: () => readonly string[];
  /** The first address that a page cannot load. */
  readonly unplaced: () => string | undefined;
};

const picturesOf = ({
  imageUrl,
  secondImageUrl,
  furtherImageUrls = [],
  swatches,
}: CatalogueProduct) => [
  imageUrl,
  secondImageUrl,
  ...furtherImageUrls,
  ...swatches.flatMap(({ imageSrc, productImageSrc }) => [imageSrc, productImageSrc]),
];

/** The origin is printed in a command, so a host that a shell could read as more than a name has none. */
const plain = /^https?:\/\/[a-z\d.:[\]-]+$/;

/** The address up to its path: the pictures of a shop have few. */
const hostPart = /^https?:\/\/[^/?#\\]*/i;

const readOrigin = memoize((host): string | undefined => {
  const origin = parseUrl(host)?.origin;
  return origin !== undefined && plain.test(origin) ? origin : undefined;
});

function originOf(address = ''): string | undefined {
  const [host] = hostPart.exec(address) ?? [];
  return host === undefined ? undefined : readOrigin(host);
}

export function createPictureOrigins(): PictureOrigins {
  const found = new Set<string>();
  let unplaced: string | undefined;
  return {
    add: (product) => {
      for (const address of picturesOf(product)) {
        if (address !== undefined && isUnplaced(address)) unplaced ??= address;
        const origin = found.size < mostOrigins ? originOf(address) : undefined;
        if (origin !== undefined) found.add(origin);
      }
    },
    origins: () => [...found],
    unplaced: () => unplaced,
  };
}
