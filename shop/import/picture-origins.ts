/**
 * Collects what the summary says of pictures: the origins that a server has to allow (`IMAGE_ORIGINS`), and one without
 * any.
 */
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

function originOf(address = ''): string | undefined {
  const origin = /^https?:/i.test(address) ? parseUrl(address)?.origin : undefined;
  return origin !== undefined && plain.test(origin) ? origin : undefined;
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
