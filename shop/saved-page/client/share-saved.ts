/** Shares the address of the products on the page of saved products; loaded for that page alone. */
import { isForBrowser } from '../../../src/ui/is-for-browser';
import { sharedQuery } from '../shared-address';

/** Whether the shopper has shared the address, or has chosen not to. */
async function shareBySystem(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Beside the button, and for screen readers. */
function say(text: string): void {
  for (const place of document.querySelectorAll(
    '.plp-shop-saved__copied, .plp-shop-saved > [role=status]',
  ))
    place.textContent = text;
}

/** Without a clipboard the browser opens the address, from where it can be copied. */
async function share({ href }: HTMLAnchorElement): Promise<void> {
  say('');
  if (await shareBySystem(href)) return;
  try {
    await navigator.clipboard.writeText(href);
    say('Link copied');
  } catch {
    window.location.assign(href);
  }
}

/** Of the products on the page, without those that were removed just now. */
const shownIds = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('.plp-shop-saved__entry')]
    .filter((entry) => !entry.firstElementChild?.hasAttribute('hidden'))
    .map(({ dataset: { productId = '' } }) => productId);

/** Makes the link a button. */
export function watchShare(link: HTMLAnchorElement): void {
  link.role = 'button';
  link.addEventListener('click', (event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    link.search = sharedQuery(shownIds());
    void share(link);
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
}
