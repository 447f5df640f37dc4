import { useRef, useState } from 'react';
import { facetOptionsChosen } from '../../listing/navigation';
import type { RangeBounds } from '../../listing-url/range-option';
import { readWrittenRange, type WrittenRange } from '../../listing-url/written-range';
import type { Amounts, ReadAmount } from '../../storefront/amounts';
import { isSameRange, optionIdsOf, writtenRange, type SlidBounds } from './chosen-range';
import { useAppDispatch } from '../../store/hooks';

/** Pause after the last key before a new range applies. */
const keysRestMs = 600;

type Draft = WrittenRange & {
  /** The URL has had it. What is typed stays as it is while the URL has the same range. */
  readonly isApplied?: true;
};

const isWrong = (text: string, read: ReadAmount) => text !== '' && read(text) === undefined;

const hasWrong = ({ minimum, maximum }: WrittenRange, read: ReadAmount) =>
  isWrong(minimum, read) || isWrong(maximum, read);

/** No amount, or a minimum above the maximum. */
const mayBeHalfTyped = (range: WrittenRange, read: ReadAmount) =>
  hasWrong(range, read) || (read(range.minimum) ?? 0) > (read(range.maximum) ?? Infinity);

/** The range that the shopper is typing or sliding, until it enters the URL. What is no amount stays, and is marked. */
export function useRangeDraft(facetId: string, whole: RangeBounds, { read, write }: Amounts) {
  const dispatch = useAppDispatch();
  const { draft, latest, replace, isRefused, refuse } = useDraft();
  const soon = useSoon();
  const boundsOf = (range: WrittenRange | undefined) =>
    range && !isRefused ? readWrittenRange(range, read) : whole;
  const shown = draft?.isApplied && !isSameRange(boundsOf(draft), whole) ? undefined : draft;
  const written = shown ?? writtenRange(whole, write);
  const apply = (range: WrittenRange) => {
    const optionIds = optionIdsOf(readWrittenRange(range, read));
    dispatch(facetOptionsChosen({ kind: 'facet_options', facetId, optionIds }));
  };
  const commit = () => {
    soon();
    const range = latest.current;
    if (range && hasWrong(range, read)) return refuse();
    replace(undefined);
    if (range) apply(range);
  };
  const commitTyped = () => {
    const range = latest.current;
    if (!range || mayBeHalfTyped(range, read)) return;
    replace({ ...range, isApplied: true });
    apply(range);
  };
  return {
    /** The texts of the boxes. */
    written,
    /** Those of the URL where a box holds what is no amount. */
    bounds: boundsOf(shown),
    isMarked: (text: string) => isRefused && isWrong(text, read),
    /** Both sides may change before the next render, so that each change starts from the latest. */
    type: ({ minimum, maximum }: Partial<WrittenRange>) => {
      const before = latest.current ?? written;
      replace({ minimum: minimum ?? before.minimum, maximum: maximum ?? before.maximum });
      soon(commitTyped);
    },
    slide: (slid: SlidBounds) =>
      replace(writtenRange({ ...boundsOf(latest.current), ...slid }, write)),
    commit,
    commitSoon: () => soon(commit),
  };
}

function useDraft() {
  const [draft, setDraft] = useState<Draft>();
  const [isRefused, setRefused] = useState(false);
  /** Undefined once it has been applied. */
  const latest = useRef<WrittenRange>(undefined);
  const replace = (range: Draft | undefined) => {
    latest.current = range?.isApplied ? undefined : range;
    setDraft(range);
    setRefused(false);
  };
  return { draft, latest, replace, isRefused, refuse: () => setRefused(true) };
}

/** Returns a function that calls another one when the keys rest, and without one drops what was to be called. */
function useSoon() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (action?: () => void) => {
    clearTimeout(timer.current);
    if (action) timer.current = setTimeout(action, keysRestMs);
  };
}

export type RangeDraft = ReturnType<typeof useRangeDraft>;
