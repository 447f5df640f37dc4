/** Makes "Back to the list" of a product page go back in history, so that the list is where the shopper left it. */
import { isForBrowser } from '../../../src/ui/is-for-browser';

const withoutHash = (address: string | null) => address?.split('#', 1)[0];

/** The last history entry before this one that has the address. Not every browser has the Navigation API. */
function findEntry(address: string): NavigationHistoryEntry | undefined {
  const { navigation } = window as { navigation?: Navigation };
  const before = navigation?.entries().slice(0, navigation.currentEntry?.index);
  return before?.findLast(({ url }) => withoutHash(url) === withoutHash(address));
}

/** Where there is no such entry, the link leads to the top of the same list. */
export function followBackLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('.plp-shop-product__back');
  link?.addEventListener('click', (event) => {
    const entry = findEntry(link.href);
    if (!entry || isForBrowser(event)) return;
    event.preventDefault();
    navigation.traverseTo(entry.key);
  });
}
