import type { ComponentProps } from 'react';
import { imageSources, largeImageSource } from './image-sources';

type SizedPictureProps = ComponentProps<'img'> & {
  readonly alt: string;
  readonly url: string;
  readonly roundelId?: string | undefined;
  /** Whether it is wider than the pictures of the usual columns. */
  readonly isLarge?: boolean | undefined;
};

/** A picture of a product in the size that the screen needs. */
export function SizedPicture({ url, roundelId, isLarge, alt, ...image }: SizedPictureProps) {
  const { narrow, ...usual } = imageSources(url, roundelId);
  const sources = isLarge ? largeImageSource(url, roundelId) : usual;
  return (
    <picture>
      {!isLarge && narrow.map((source) => <source key={source.media} {...source} />)}
      <img alt={alt} decoding="async" {...image} {...sources} />
    </picture>
  );
}
