import type { PageInsert } from '../storefront/page-content';
import { InsertHeading } from './InsertHeading';

type RecommendationSlotProps = { readonly content: PageInsert };

/** Content of the host, in the shape of a card. */
export const RecommendationSlot = ({ content }: RecommendationSlotProps) => (
  <aside className="plp-recommendation" aria-label={content.heading}>
    {content.imageUrl !== undefined && (
      <div className="plp-recommendation__picture">
        <img
          className="plp-recommendation__image"
          src={content.imageUrl}
          alt={content.imageAlt ?? ''}
          loading="lazy"
          decoding="async"
          width={360}
          height={480}
        />
      </div>
    )}
    <div className="plp-recommendation__words">
      <InsertHeading content={content} />
      {content.text !== undefined && <p className="plp-recommendation__text">{content.text}</p>}
    </div>
  </aside>
);
