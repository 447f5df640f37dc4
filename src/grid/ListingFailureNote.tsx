import { useDispatch, useSelector } from 'react-redux';
import { selectShownListing } from '../listing/shown-listing';
import { retryAsked, selectHasFailed, selectRetry } from '../listing/shown-listing-slice';
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
              The shop is slow to answer, so we are trying again
              <span aria-hidden="true">{seconds > 0 ? ` in ${seconds} s` : ' now'}</span>.
            </>
          ) : (
            'We could not load these products. What you see is the list from before.'
          )}
        </p>
        <button type="button" className="plp-button" onClick={() => dispatch(retryAsked())}>
          Try again
        </button>
      </div>
    </Alert>
  );
}
