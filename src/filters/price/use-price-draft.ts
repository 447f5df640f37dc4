import { useRef, useState } from 'react';
import { facetOptionsChosen } from '../../listing/navigation';
import type { RangeBounds } from '../../listing-url/range-option';
import { readWrittenRange, type WrittenRange } from '../../listing-url/written-range';
import type { Amounts } from '../../storefront/amounts';
import { optionIdsOf, writtenRange, type SlidBounds } from './price-range';
import { useAppDispatch } from '../../store/hooks';

/** Pause after the last arrow key before the slider's new range applies. */
const keysRestMs = 600;

/** The range that the shopper is typing or sliding, until it enters the URL. What is no amount stays, and is marked. */
export function usePriceDraft(facetId: string, whole: RangeBounds, { read, write }: Amounts) {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState<WrittenRange>();
  const [isRefused, setRefused] = useState(false);
  const latest = useRef<WrittenRange>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWrong = (text: string) => text !== '' && read(text) === undefined;
  const boundsOf = (range: WrittenRange | undefined) =>
    range && !isRefused ? readWrittenRange(range, read) : whole;
  const written = draft ?? writtenRange(whole, write);
  const replace = (range: WrittenRange | undefined) => {
    latest.current = range;
    setDraft(range);
    setRefused(false);
  };
  const commit = () => {
    clearTimeout(timer.current);
    const range = latest.current;
    if (!range) return;
    const isRefused = isWrong(range.minimum) || isWrong(range.maximum);
    setRefused(isRefused);
    if (isRefused) return;
    replace(undefined);
    const optionIds = optionIdsOf(readWrittenRange(range, read));
    dispatch(facetOptionsChosen({ kind: 'facet_options', facetId, optionIds }));
  };
  return {
    /** The texts of the boxes. */
    written,
    /** Those of the URL where a box holds what is no amount. */
    bounds: boundsOf(draft),
    isMarked: (text: string) => isRefused && isWrong(text),
    /** Both sides may change before the next render, so that each change starts from the latest. */
    change: (typed: Partial<WrittenRange>) => replace({ ...(latest.current ?? written), ...typed }),
    slide: (slid: SlidBounds) =>
      replace(writtenRange({ ...boundsOf(latest.current), ...slid }, write)),
    commit,
    commitSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(commit, keysRestMs);
    },
  };
}

export type PriceDraft = ReturnType<typeof usePriceDraft>;
