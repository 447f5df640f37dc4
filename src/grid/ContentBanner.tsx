import type { PageInsert } from '../storefront/page-content';
import { InsertHeading } from './InsertHeading';

type ContentBannerProps = { readonly content: PageInsert };

/** Content of the host, as wide as the grid. Its height is fixed before its picture is loaded. */
export const ContentBanner = ({ content }: ContentBannerProps) => (
  <aside className="plp-banner" aria-label={content.heading}>
    <div className="plp-banner__words">
      <InsertHeading content={content} />
      {content.text !== undefined && <p className="plp-banner__text">{content.text}</p>}
    </div>
    {content.imageUrl !== undefined && (
      <img
        className="plp-banner__image"
        src={content.imageUrl}
        alt={content.imageAlt ?? ''}
        loading="lazy"
        decoding="async"
        width={960}
        height={400}
      />
    )}
  </aside>
);
