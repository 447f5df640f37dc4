import { createContext, useContext, type ComponentProps } from 'react';
import { useEnvironment } from '../environment/use-environment';
import { imageSources, largeImageSource } from './image-sources';

/** Whether pictures are wider than in the usual columns. */
export const LargePicturesContext = createContext(false);

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
