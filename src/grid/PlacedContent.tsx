import { ErrorBoundary } from '../listing/ErrorBoundary';
import type { PageInsert } from '../storefront/page-content';
import { ContentBanner } from './ContentBanner';

type PlacedContentProps = {
  /** Names the pieces in events: `above`, `above-2`. */
  readonly place: 'above' | 'below';
  readonly pieces: readonly PageInsert[] | undefined;
};

/** What a response puts above or below all products. */
export const PlacedContent = ({ place, pieces = [] }: PlacedContentProps) =>
  pieces.map((content, index) => (
    <div
      key={index}
      className="plp-content"
      data-plp-content={index === 0 ? place : `${place}-${index + 1}`}
      data-plp-campaign={content.campaignId}
    >
      <ErrorBoundary area="insert">
        <ContentBanner content={content} />
      </ErrorBoundary>
    </div>
  ));
