import { SizedPicture } from '../../src/product/SizedPicture';
import type { PicturedProduct } from './home-tiles';

type HomePictureProps = {
  readonly product: PicturedProduct;
  /** Absent where the text beside the picture says it all. */
  readonly alt?: string;
  /** Whether it is on the first screen. */
  readonly isFirst?: boolean;
};

/** A product's picture in the sizes of a card. */
export const HomePicture = ({ product, alt = '', isFirst = false }: HomePictureProps) => (
  <SizedPicture
    className="plp-card__image"
    alt={alt}
    url={product.image.url}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
  />
);
