import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { facetOptionsChosen } from '../../listing/navigation';
import { readWrittenRange, type WrittenRange } from '../../listing-url/written-range';
import { optionIdsOf } from './price-range';

/** Pause after the last arrow key before the slider's new range applies. */
const keysRestMs = 600;

/** The range that the shopper is typing or sliding, until it enters the URL. */
export function usePriceDraft(facetId: string) {
  const dispatch = useDispatch();
  const [draft, setDraft] = useState<WrittenRange>();
  const latest = useRef<WrittenRange>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (range: WrittenRange | undefined) => {
    latest.current = range;
    setDraft(range);
  };
  const commit = () => {
    clearTimeout(timer.current);
    if (!latest.current) return;
    const optionIds = optionIdsOf(readWrittenRange(latest.current));
    change(undefined);
    dispatch(facetOptionsChosen({ kind: 'facet_options', facetId, optionIds }));
  };
  const commitSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(commit, keysRestMs);
  };
  return { draft, change, commit, commitSoon };
}

export type PriceDraft = ReturnType<typeof usePriceDraft>;
