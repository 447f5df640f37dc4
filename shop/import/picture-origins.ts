/** Collects the origins that an import's pictures come from, which a server has to allow (`IMAGE_ORIGINS`). */
import { parseUrl } from '../../src/lib/parse-url';
import type { CatalogueProduct } from '../catalogue/catalogue-product';

/** A file can name a host for each picture. */
const mostOrigins = 10;

export type PictureOrigins = {
  readonly add: (product: CatalogueProduct) => void;
  /** The first ten, in the order of the file. */
  readonly origins: () => readonly string[];
};

const picturesOf = ({ imageUrl, secondImageUrl, swatches }: CatalogueProduct) => [
  imageUrl,
  secondImageUrl,
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
  return {
    add: (product) => {
      if (found.size >= mostOrigins) return;
      for (const address of picturesOf(product)) {
        const origin = originOf(address);
        if (origin !== undefined && found.size < mostOrigins) found.add(origin);
      }
    },
    origins: () => [...found],
  };
}
