/**
 * Replaces an area that could not be loaded or rendered: a text, and a link that reloads the page (docs/product.md,
 * 14.2).
 */
import { useEffect, useState } from 'react';
import { drawerClosed } from '../filters/drawer/drawer-slice';
import { filterButtonId } from '../filters/element-ids';
import { listingHeadingId } from '../listing/element-ids';
import { selectLocation } from '../listing/listing-location';
import { withMount } from '../storefront/mount-prefix';
import { Alert } from '../ui/Alert';
import { focusFirst } from '../ui/focus-first';
import { useFocusFallback } from '../ui/use-focus-fallback';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useEnvironment, useTexts } from '../environment/use-environment';

const loadAgainId = 'plp-load-again';
const focusAfterDrawer = [filterButtonId];

/** Closing it closes the drawer, so that the Filter button loads its script again. */
export function BrokenDrawer() {
  const dispatch = useAppDispatch();
  return (
    <div className="plp-alert-stack" ref={useFocusFallback(focusAfterDrawer)}>
      <BrokenArea area="filters" onClose={() => dispatch(drawerClosed())} />
    </div>
  );
}

type BrokenAreaProps = { readonly area: 'filters' | 'page'; readonly onClose?: () => void };

export function BrokenArea({ area, onClose }: BrokenAreaProps) {
  const texts = useTexts();
  const { mount } = useEnvironment();
  const location = useAppSelector(selectLocation);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (isClosed) focusFirst([loadAgainId, listingHeadingId]);
  }, [isClosed]);
  const loadAgain = (
    // A plain link, since the page's scripts may not work.
    <a
      id={loadAgainId}
      className="plp-button"
      href={withMount(mount, location ? location.pathname + location.search : '/')}
    >
      {texts.failure.loadAgain}
    </a>
  );
  // The way out of a page that shows nothing else stays.
  if (isClosed) return area === 'page' && loadAgain;
  const close = {
    label: texts.failure.closeAlert('error'),
    onClick: onClose ?? (() => setClosed(true)),
  };
  return (
    <Alert variant="error" close={close}>
      <div className="plp-failure-note">
        <p>{texts.failure[area]}</p>
        {loadAgain}
      </div>
    </Alert>
  );
}
