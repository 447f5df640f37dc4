import type { ComponentProps } from 'react';
import { imageSources } from './image-sources';

type SizedPictureProps = ComponentProps<'img'> & {
  readonly alt: string;
  readonly url: string;
  readonly roundelId?: string | undefined;
};

/** A picture of a product in the size that the screen needs. */
export function SizedPicture({ url, roundelId, alt, ...image }: SizedPictureProps) {
  const { narrow, ...sources } = imageSources(url, roundelId);
  return (
    <picture>
      {narrow.map((source) => (
        <source key={source.media} {...source} />
      ))}
      <img alt={alt} decoding="async" {...image} {...sources} />
    </picture>
  );
}
