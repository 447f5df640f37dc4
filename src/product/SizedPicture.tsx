import { useContext, type ComponentProps } from 'react';
import { ImageSizesContext } from './image-sizes-context';
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
  const sized = { sizes: useContext(ImageSizesContext), url, roundelId };
  const { narrow, ...usual } = imageSources(sized);
  const sources = isLarge ? largeImageSource(sized) : usual;
  return (
    <picture>
      {!isLarge && narrow.map((source) => <source key={source.media} {...source} />)}
      <img alt={alt} decoding="async" {...image} {...sources} />
    </picture>
  );
}
