import { selectShownListing } from '../listing/shown-listing';
import {
  failureNoteClosed,
  retryAsked,
  selectHasFailed,
  selectIsNoteClosed,
  selectRetryAtMs,
} from '../listing/shown-listing-slice';
import { Alert } from '../ui/Alert';
import { useFocusFallback } from '../ui/use-focus-fallback';
import { useIsOnline } from '../ui/use-is-online';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useSecondsUntil } from './use-seconds-until';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';

type ListingFailureNoteProps = {
  /** Ids of the elements that may have the focus when the note with the focus goes. */
  readonly returnFocusTo: readonly string[];
};

/**
 * Says that the listing of the present URL could not be loaded, while the last good one stays on screen
 * (docs/product.md, 13.3). The countdown is for the eye: a screen reader hears the sentence once.
 */
export function ListingFailureNote({ returnFocusTo }: ListingFailureNoteProps) {
  const retryAtMs = useAppSelector(selectRetryAtMs);
  const hasFailed = useAppSelector(selectHasFailed);
  const hasListing = useAppSelector(selectShownListing) !== undefined;
  const isClosed = useAppSelector(selectIsNoteClosed);
  if (isClosed || (retryAtMs === undefined && !(hasFailed && hasListing))) return null;
  return <Note retryAtMs={retryAtMs} returnFocusTo={returnFocusTo} />;
}

/** Undefined after the last retry. */
type RetryProps = { readonly retryAtMs: number | undefined };

function Note({ retryAtMs, returnFocusTo }: ListingFailureNoteProps & RetryProps) {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const variant = retryAtMs === undefined ? 'error' : 'warning';
  return (
    <div className="plp-failure-note__place" ref={useFocusFallback(returnFocusTo)}>
      <Alert
        variant={variant}
        close={{
          label: texts.failure.closeAlert(variant),
          onClick: () => dispatch(failureNoteClosed()),
        }}
      >
        <div className="plp-failure-note">
          <FailureText retryAtMs={retryAtMs} />
          <button type="button" className="plp-button" onClick={() => dispatch(retryAsked())}>
            {texts.failure.tryAgain}
          </button>
        </div>
      </Alert>
    </div>
  );
}

function FailureText({ retryAtMs }: RetryProps) {
  const texts = useTexts();
  const seconds = useSecondsUntil(retryAtMs);
  if (!useIsOnline()) return <p>{texts.failure.offline}</p>;
  if (retryAtMs === undefined) return <p>{texts.failure.listKept}</p>;
  return (
    <p>
      <VisuallyHidden>{texts.failure.retrying}</VisuallyHidden>
      <span aria-hidden="true">{texts.failure.retryingIn(seconds)}</span>
    </p>
  );
}
