import { useDispatch, useSelector } from 'react-redux';
import { selectShownListing } from '../listing/shown-listing';
import { retryAsked, selectHasFailed, selectRetry } from '../listing/shown-listing-slice';
import { failureTexts } from '../storefront/texts/page';
import { Alert } from '../ui/Alert';
import { useSecondsUntil } from './use-seconds-until';

/**
 * Says that the listing of the present URL could not be had, while the last good one stays on screen (docs/product.md, 13.3), and
 * counts down to the next try. The seconds are for the eye: a screen reader hears the sentence once.
 */
export function ListingFailureNote() {
  const dispatch = useDispatch();
  const retry = useSelector(selectRetry);
  const hasFailed = useSelector(selectHasFailed);
  const hasListing = useSelector(selectShownListing) !== undefined;
  const seconds = useSecondsUntil(retry?.retryAtMs);
  if (!retry && !(hasFailed && hasListing)) return null;
  return (
    <Alert variant={retry ? 'warning' : 'error'}>
      <div className="plp-failure-note">
        <p>
          {retry ? (
            <>
              {failureTexts.retrying}
              <span aria-hidden="true">{failureTexts.retryingIn(seconds)}</span>.
            </>
          ) : (
            failureTexts.listKept
          )}
        </p>
        <button type="button" className="plp-button" onClick={() => dispatch(retryAsked())}>
          {failureTexts.tryAgain}
        </button>
      </div>
    </Alert>
  );
}
