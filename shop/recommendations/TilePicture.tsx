import type { Tile } from './tile';

type TilePictureProps = {
  readonly tile: Tile | undefined;
  readonly className: string;
  /** Requested before the page is laid out, after the pictures of the first cards. */
  readonly isOnFirstScreen?: boolean;
};

/** Stands in a template, where a picture needs an address too, and is hidden by it. */
const noPicture = 'data:,';

/**
 * The name follows as text. A product without a picture has the placeholder of the styles, and a template has neither.
 */
export function TilePicture({ tile, className, isOnFirstScreen }: TilePictureProps) {
  if (tile && tile.src === undefined) return null;
  return (
    <picture className="plp-shop-tile__sources">
      {tile?.narrow.map((source) => (
        <source key={source.media} {...source} />
      ))}
      <img
        className={className}
        src={tile?.src ?? noPicture}
        srcSet={tile?.srcSet}
        alt=""
        width={360}
        height={480}
        {...(isOnFirstScreen ? { fetchPriority: 'low' } : { loading: 'lazy' })}
        decoding="async"
        data-part="picture"
      />
    </picture>
  );
}
