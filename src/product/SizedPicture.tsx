import { useContext, type ComponentProps } from 'react';
import { useEnvironment } from '../environment/use-environment';
import { LargePicturesContext } from './large-pictures-context';
import { imageSources, largeImageSource } from './image-sources';

type SizedPictureProps = ComponentProps<'img'> & {
  readonly alt: string;
  readonly url: string;
  readonly roundelId?: string | undefined;
};

/** A picture of a product in the size that the screen needs. */
export function SizedPicture({ url, roundelId, alt, ...image }: SizedPictureProps) {
  const isLarge = useContext(LargePicturesContext);
  const sized = { sizes: useEnvironment().imageSizes, url, roundelId };
  const { narrow, ...usual } = imageSources(sized);
  const sources = isLarge ? largeImageSource(sized) : usual;
  return (
    <picture>
      {!isLarge && narrow.map((source) => <source key={source.media} {...source} />)}
      <img alt={alt} decoding="async" {...image} {...sources} />
    </picture>
  );
}
