/** Shows the page in its root element: over the server's markup, or in place of what is there. */
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { selectListingArgs } from '../listing/select-listing-args';
import { selectIsCurrentShown } from '../listing/shown-listing';
import { listingFailed } from '../listing/shown-listing-slice';
import type { PageStore } from '../page/create-store';
import { replayEarlyClicks } from './early-clicks';
import type { ReplayEntries } from './early-entries';

/** What the server has rendered of the listing that the store begins with. */
type ServerMarkup = 'listing' | 'failure' | 'nothing-to-ask';

/** Asked before the store starts. Undefined where the root has no markup, or that of another address. */
export function serverMarkupOf(
  root: HTMLElement,
  state: ReturnType<PageStore['getState']>,
): ServerMarkup | undefined {
  if (!root.querySelector('.plp-page')) return undefined;
  if (Object.keys(state.listingApi.queries).length === 0)
    return selectListingArgs(state) ? 'failure' : 'nothing-to-ask';
  // A shopper who went back before the script came is at another address.
  return selectIsCurrentShown(state) ? 'listing' : undefined;
}

type ShowOptions = {
  readonly store: PageStore;
  readonly markup: ServerMarkup | undefined;
  readonly replayEntries: ReplayEntries;
  readonly rootOptions: RootOptions;
};

function hydrate(
  root: HTMLElement,
  page: ReactNode,
  { store, markup, replayEntries, rootOptions }: ShowOptions,
): Root {
  // Otherwise placeholders would replace what the server says of its own failure, while the browser tries.
  if (markup === 'failure') store.dispatch(listingFailed());
  replayEntries(root, false);
  // A transition hydrates in small steps.
  const hydrated: Root[] = [];
  startTransition(() => void hydrated.push(hydrateRoot(root, page, rootOptions)));
  return hydrated[0] as Root;
}

/** Returns React's root. */
export function showPage(root: HTMLElement, page: ReactNode, options: ShowOptions): Root {
  let shown: Root;
  if (options.markup) shown = hydrate(root, page, options);
  else {
    shown = createRoot(root, options.rootOptions);
    shown.render(page);
  }
  replayEarlyClicks(root);
  return shown;
}
