import '../../styles/main.scss';
import { storefront } from '@storefront/storefront';
import { nextTask } from '../hydration/next-task';
import { hasBeenMounted, mountInHost, mountPage, unmountPage } from './mount';

/**
 * Mounts the page into the element, which may have any id, at the address of a listing: for hosts that change pages
 * without a new document. Where the document has the root element, the script mounts the page by itself. Called again
 * with the same element it shows the present address; `onAddress` is called when the page has written another one.
 */
export const mount = (root: HTMLElement, onAddress?: () => void): Promise<void> =>
  mountInHost(storefront, root, onAddress);

export const unmount = unmountPage;

// Evaluating the script and starting the page in one task blocks a slow phone for too long.
void nextTask().then(() => (hasBeenMounted() ? undefined : mountPage(storefront)));
