import type { ReactNode } from 'react';
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

const basket = 'M12 26h40l-5 24H17zM22 26l8-14M42 26l-8-14M26 34v8M32 34v8M38 34v8';
const plug =
  'M8 44h12a8 8 0 0 0 8-8v-4M22 32h12V22a6 6 0 0 0-12 0zM25 16v-6M31 16v-6M42 40h14M46 30l8-6M46 50l8 6';

/**
 * Replaces the grid. `children` are the links to other listings, which are not announced: each number of products that
 * comes later would be read out with all of them.
 */
export function FallbackPanel(props: FallbackPanelProps) {
  const { words, isFailure = false, isHeader = true, children } = props;
  return (
    // It goes when another listing is pending.
    <div className="plp-fallback" ref={useFocusFallback(focusAfterwards)}>
      <svg
        className="plp-fallback__picture"
        viewBox="0 0 64 64"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={isFailure ? plug : basket} />
      </svg>
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
