import { selectIsFetching, selectRetryAtMs } from '../listing/shown-listing-slice';
import { useAtLeast } from '../ui/use-at-least';
import { useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';
import { Spinner } from '../ui/Spinner';

/** Once shown, an indicator of fetching stays for at least 50 ms (docs/product.md, 8.7). */
const minimumFetchingMs = 50;

/** On phones and tablets: a spinner over the page while a listing is fetched (docs/product.md, 8.7). */
export function FetchingOverlay() {
  // Before a retry there is no overlay, so that the note and the previous list can be read.
  const isWaiting = useAppSelector(selectRetryAtMs) !== undefined;
  const isFetching = useAppSelector(selectIsFetching) && !isWaiting;
  return useAtLeast(isFetching, minimumFetchingMs) && <LoadingOverlay />;
}

/** The spinner, also while the script of what the shopper opens is loaded. */
export function LoadingOverlay() {
  const texts = useTexts();
  return (
    <div className="plp-fetching-overlay">
      <div className="plp-overlay">
        <Spinner label={texts.listing.loading} />
      </div>
    </div>
  );
}

/** On desktops: a thin line under the top row. Its space stays when nothing is fetched. */
export function FetchingLine() {
  const isFetching = useAtLeast(useAppSelector(selectIsFetching), minimumFetchingMs);
  return (
    <div
      className={isFetching ? 'plp-fetching-line plp-fetching-line--running' : 'plp-fetching-line'}
      aria-hidden="true"
    />
  );
}
