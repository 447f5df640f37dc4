import { imageSources } from '../../src/product/image-sources';
import type { PicturedProduct } from './home-tiles';

type TilePictureProps = {
  readonly product: PicturedProduct;
  /** Absent where the text beside the picture says it all. */
  readonly alt?: string;
  /** Whether it is on the first screen. */
  readonly isFirst?: boolean;
};

/** A product's picture in the sizes of a card. */
export function TilePicture({ product, alt = '', isFirst = false }: TilePictureProps) {
  const { narrow, ...sources } = imageSources(product.image.url);
  return (
    <picture>
      {narrow.map((source) => (
        <source key={source.media} {...source} />
      ))}
      <img
        className="plp-card__image"
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        {...sources}
      />
    </picture>
  );
}
