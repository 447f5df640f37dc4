import type { Tile } from './tile';

type TilePictureProps = { readonly tile: Tile | undefined; readonly className: string };

/** The name follows as text. A product without a picture has none, a template one without an address. */
export function TilePicture({ tile, className }: TilePictureProps) {
  if (tile && tile.srcSet === undefined) return null;
  return (
    <img
      className={className}
      srcSet={tile?.srcSet}
      alt=""
      width={360}
      height={480}
      loading="lazy"
      decoding="async"
      data-part="picture"
    />
  );
}
