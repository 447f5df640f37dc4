import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { facetOptionsChosen } from '../../listing/navigation';
import { optionIdsOf, readWrittenRange, type WrittenRange } from './price-range';

/** How long the arrow keys rest before the slider's new range is taken. */
const keysRestMs = 600;

/** The range being written or slid, until it is taken into the URL. */
export function usePriceDraft(facetId: string) {
  const dispatch = useDispatch();
  const [draft, setDraft] = useState<WrittenRange>();
  const latest = useRef<WrittenRange>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
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
