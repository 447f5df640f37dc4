import { selectIsFetching, selectRetryAtMs } from '../listing/shown-listing-slice';
import { useAtLeast } from '../ui/use-at-least';
import { useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const minimumFetchingMs = 50;

/** Once shown, the fetching indicator stays for at least 50 ms (docs/product.md, 8.7). */
const useIsFetchingShown = () => useAtLeast(useAppSelector(selectIsFetching), minimumFetchingMs);

/** On phones and tablets: a spinner over the page while a listing is fetched (docs/product.md, 8.7). */
export function FetchingOverlay() {
  const isFetching = useIsFetchingShown();
  // Before a retry there is no overlay, so that the note and the previous list can be read.
  const isWaiting = useAppSelector(selectRetryAtMs) !== undefined;
  return isFetching && !isWaiting && <LoadingOverlay />;
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
  const isFetching = useIsFetchingShown();
  return (
    <div
      className={isFetching ? 'plp-fetching-line plp-fetching-line--running' : 'plp-fetching-line'}
      aria-hidden="true"
    />
  );
}

/** Two rows of six, which are whole rows of two, three and four too. */
const cells = Array.from({ length: 12 }, (_cell, index) => index);

/** Placeholder cards while the first listing is pending, hidden from screen readers. */
export const SkeletonGrid = () => (
  <div className="plp-grid" aria-hidden="true">
    {cells.map((cell) => (
      <div key={cell} className="plp-grid__cell plp-skeleton" />
    ))}
  </div>
);

type SpinnerProps = { readonly label: string };

/** Says that something is loading (docs/product.md, 8.7). */
export const Spinner = ({ label }: SpinnerProps) => (
  <span className="plp-spinner" role="status">
    <span className="plp-spinner__ring" aria-hidden="true" />
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
