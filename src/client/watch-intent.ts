/**
 * Prefetches the listing of a link or control that the shopper is about to choose: 200 ms after hover, focus or touch,
 * or when a mouse presses it (docs/product.md, 5.7). Loaded later than the page.
 */
import { writeChangedUrl } from '../listing-url/change-listing-url';
import type { AppDispatch, AppThunk } from '../store/root-state';
import { selectListingUrl } from '../listing/listing-location';
import { prefetchListing, type CancelPrefetch } from '../listing/prefetch';
import { prefetchTargetOf, type PrefetchTarget } from '../listing/use-prefetch';
import type { WhileMounted } from '../platform/platform';

const prefetchDelayMs = 200;

/** The innermost control at or around `start` whose listing is to be prefetched. */
function controlAt(start: EventTarget | null): Element | undefined {
  let element = start instanceof Element ? start : null;
  while (element && prefetchTargetOf(element) === undefined) element = element.parentElement;
  return element ?? undefined;
}

const prefetchTarget =
  (target: PrefetchTarget): AppThunk<CancelPrefetch | undefined> =>
  (dispatch, getState) => {
    const url = selectListingUrl(getState());
    const address = typeof target === 'string' ? target : url && writeChangedUrl(url, target);
    return address === undefined ? undefined : dispatch(prefetchListing(address));
  };

/** What the shopper is about to choose: one control at a time. */
function createIntent(dispatch: AppDispatch) {
  let intended: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let prefetched: { readonly target: PrefetchTarget; readonly cancel: CancelPrefetch } | undefined;

  const prefetch = () => {
    const target = intended?.isConnected ? prefetchTargetOf(intended) : undefined;
    if (target === undefined || target === prefetched?.target) return;
    prefetched?.cancel();
    const cancel: unknown = dispatch(prefetchTarget(target));
    // Locked Redux DevTools dispatch nothing and return false.
    if (typeof cancel === 'function') prefetched = { target, cancel: cancel as CancelPrefetch };
  };
  const stopWaiting = () => clearTimeout(timer);
  const end = () => {
    stopWaiting();
    prefetched?.cancel();
    intended = prefetched = undefined;
  };
  const begin = (control: Element | undefined) => {
    if (control === intended) return;
    end();
    intended = control;
    if (control) timer = setTimeout(prefetch, prefetchDelayMs);
  };
  return {
    begin,
    prefetch,
    stopWaiting,
    end,
    isOf: (control: Element | undefined) => control === intended,
    hasPrefetched: () => prefetched !== undefined,
  };
}

/** Follows pointers and focus in the document; the control that they reached last is what the shopper intends. */
export function watchIntent(dispatch: AppDispatch, whileMounted?: WhileMounted): void {
  const intent = createIntent(dispatch);
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, whileMounted);
  on('pointerover', ({ target }) => intent.begin(controlAt(target)));
  on('pointerout', ({ pointerType, relatedTarget }) => {
    // A finger leaves before its click, which wants what was prefetched.
    const isTouch = pointerType === 'touch';
    if (isTouch ? !intent.hasPrefetched() : !relatedTarget) intent.end();
  });
  // The finger scrolls.
  on('pointercancel', intent.end);
  // A mouse button is held for some 80 ms before its click. A finger may be about to scroll.
  on('pointerdown', ({ pointerType, button, target }) => {
    if (pointerType !== 'mouse' || button !== 0) return;
    intent.begin(controlAt(target));
    intent.prefetch();
  });
  // After a click the control does the opposite, which is not what the shopper intends next.
  on('click', intent.stopWaiting);
  on('focusin', ({ target }) => {
    const control = controlAt(target);
    // Focus elsewhere changes nothing about what a mouse points at.
    if (control) intent.begin(control);
  });
  on('focusout', ({ target }) => {
    if (intent.isOf(controlAt(target))) intent.end();
  });
}
