import { useRef, useState } from 'react';
import { facetOptionsChosen } from '../../listing/navigation';
import { readWrittenRange, type WrittenRange } from '../../listing-url/written-range';
import type { Amounts } from '../../storefront/amounts';
import { optionIdsOf } from './price-range';
import { useAppDispatch } from '../../store/hooks';

/** Pause after the last arrow key before the slider's new range applies. */
const keysRestMs = 600;

/** The range that the shopper is typing or sliding, until it enters the URL. What is no amount stays, and is marked. */
export function usePriceDraft(facetId: string, { read }: Amounts) {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState<WrittenRange>();
  const [isRefused, setRefused] = useState(false);
  const latest = useRef<WrittenRange>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWrong = (text: string) => text !== '' && read(text) === undefined;
  const change = (range: WrittenRange | undefined) => {
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
    change(undefined);
    const optionIds = optionIdsOf(readWrittenRange(range, read));
    dispatch(facetOptionsChosen({ kind: 'facet_options', facetId, optionIds }));
  };
  const commitSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(commit, keysRestMs);
  };
  return {
    draft,
    /** Undefined where it holds what is no amount. */
    effective: isRefused ? undefined : draft,
    isMarked: (text: string) => isRefused && isWrong(text),
    change,
    commit,
    commitSoon,
  };
}

export type PriceDraft = ReturnType<typeof usePriceDraft>;
