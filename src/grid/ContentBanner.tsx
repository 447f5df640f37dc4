import breakpoints from '../../styles/settings/breakpoints.json';
import type { PageInsert } from '../storefront/page-content';
import { InsertHeading } from './InsertHeading';
import { InsertPicture } from './InsertPicture';

type ContentBannerProps = { readonly content: PageInsert };

/** The picture fills a part at least 13.75rem high, and two fifths of the grid wide. */
const shownWidth = `(min-width: ${breakpoints.xl}) 42rem, 33rem`;

/** Content of the host, as wide as the grid. Its height is fixed before its picture is loaded. */
export const ContentBanner = ({ content }: ContentBannerProps) => (
  <aside className="plp-banner" aria-label={content.heading}>
    <div className="plp-banner__words">
      <InsertHeading content={content} />
      {content.text !== undefined && (
        <p className="plp-banner__text" dir="auto">
          {content.text}
        </p>
      )}
    </div>
    <InsertPicture
      content={content}
      className="plp-banner__image"
      size={[960, 400]}
      shownWidth={shownWidth}
    />
  </aside>
);
