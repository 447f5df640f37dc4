import type { ReactNode } from 'react';
import { FallbackScene } from './FallbackScene';
import { listingHeadingId, resultsHeaderId } from '../listing/element-ids';
import type { FallbackText } from '../storefront/texts/texts';
import { useFocusFallback } from '../ui/use-focus-fallback';

type FallbackPanelProps = {
  readonly words: FallbackText;
  /** Screen readers announce a failure at once, and an empty list after what they are reading. */
  readonly isFailure?: boolean;
  /** Whether this is the results header, which the focus moves to; a page has one. */
  readonly isHeader?: boolean;
  readonly children?: ReactNode;
};

const focusAfterwards = [listingHeadingId];

/**
 * Replaces the grid. `children` are the links to other listings, which are not announced: each number of products that
 * comes later would be read out with all of them.
 */
export function FallbackPanel(props: FallbackPanelProps) {
  const { words, isFailure = false, isHeader = true, children } = props;
  return (
    // It goes when another listing is pending.
    <div className="plp-fallback" ref={useFocusFallback(focusAfterwards)}>
      <FallbackScene isDark={isFailure} />
      <div className="plp-fallback__words" role={isFailure ? 'alert' : 'status'}>
        <h2
          className="plp-fallback__heading"
          {...(isHeader && { id: resultsHeaderId, tabIndex: -1 })}
        >
          {words.heading}
        </h2>
        <p className="plp-fallback__text">{words.text}</p>
      </div>
      {children}
    </div>
  );
}
