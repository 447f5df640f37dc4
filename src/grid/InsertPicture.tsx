import breakpoints from '../../styles/settings/breakpoints.json';
import type { PageInsert } from '../storefront/page-content';
import { useFailedPictures } from '../ui/use-failed-pictures';

type InsertPictureProps = {
  readonly content: PageInsert;
  readonly className: string;
  /** In CSS pixels. */
  readonly size: readonly [width: number, height: number];
};

/** The picture of an insert, if it has one. Its room stays, empty, when the picture fails to load. */
export function InsertPicture({ content, className, size: [width, height] }: InsertPictureProps) {
  const { hasFailed, watch } = useFailedPictures();
  const { imageUrl, imageAlt, narrowImageUrl } = content;
  if (imageUrl === undefined) return null;
  if (hasFailed(imageUrl)) return <span className={className} />;
  const picture = (
    <img
      className={className}
      src={imageUrl}
      alt={imageAlt ?? ''}
      loading="lazy"
      decoding="async"
      width={width}
      height={height}
      {...watch(imageUrl)}
    />
  );
  if (narrowImageUrl === undefined) return picture;
  return (
    <picture>
      <source media={`(width < ${breakpoints.m})`} srcSet={narrowImageUrl} />
      {picture}
    </picture>
  );
}
