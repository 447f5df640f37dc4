import type { PageInsert } from '../storefront/page-content';
import { InsertHeading } from './InsertHeading';
import { InsertPicture } from './InsertPicture';

type RecommendationSlotProps = { readonly content: PageInsert };

/** Content of the host, in the shape of a card. */
export const RecommendationSlot = ({ content }: RecommendationSlotProps) => (
  <aside className="plp-recommendation" aria-label={content.heading}>
    {content.imageUrl !== undefined && (
      <div className="plp-recommendation__picture">
        <InsertPicture
          content={content}
          className="plp-recommendation__image"
          size={[360, 480]}
          shownWidth="19rem"
        />
      </div>
    )}
    <div className="plp-recommendation__words">
      <InsertHeading content={content} />
      {content.text !== undefined && (
        <p className="plp-recommendation__text" dir="auto">
          {content.text}
        </p>
      )}
    </div>
  </aside>
);
