import breakpoints from '../../styles/settings/breakpoints.json';
import type { PageInsert } from '../storefront/page-content';
import { inSrcSet } from '../lib/in-src-set';
import { useFailedPictures } from '../ui/use-failed-pictures';

type InsertPictureProps = {
  readonly content: PageInsert;
  readonly className: string;
  /** In CSS pixels. */
  readonly size: readonly [width: number, height: number];
  /** Its width on screen, where its file fills it, as the attribute `sizes`. */
  readonly shownWidth: string;
};

const widthMark = '{width}';
/** Of files, in pixels. */
const fileWidths = [240, 480, 720, 960, 1_200] as const;

/** The address in each width, for one that says where its width stands: `/banner.webp?wid={width}`. */
const widthsOf = (url: string): string | undefined =>
  url.includes(widthMark)
    ? fileWidths
        .map((width) => `${inSrcSet(url.replaceAll(widthMark, String(width)))} ${width}w`)
        .join(', ')
    : undefined;

/** The picture of an insert, if it has one. Its room stays, empty, when the picture fails to load. */
export function InsertPicture({ content, className, size, shownWidth }: InsertPictureProps) {
  const [width, height] = size;
  const { hasFailed, watch } = useFailedPictures();
  const { imageUrl, imageAlt, narrowImageUrl } = content;
  if (imageUrl === undefined) return null;
  if (hasFailed(imageUrl)) return <span className={className} />;
  const picture = (
    <img
      className={className}
      src={imageUrl.replaceAll(widthMark, String(width))}
      alt={imageAlt ?? ''}
      loading="lazy"
      decoding="async"
      width={width}
      height={height}
      srcSet={widthsOf(imageUrl)}
      sizes={shownWidth}
      {...watch(imageUrl)}
    />
  );
  if (narrowImageUrl === undefined) return picture;
  return (
    <picture>
      <source
        media={`(width < ${breakpoints.m})`}
        srcSet={widthsOf(narrowImageUrl) ?? inSrcSet(narrowImageUrl)}
        sizes={shownWidth}
      />
      {picture}
    </picture>
  );
}
