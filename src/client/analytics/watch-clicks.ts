/** Tells which links are followed below an element, in this tab or another. */

/** A held key or a nervous finger follows a link once. */
const sameClickMs = 500;

const opensTab = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent, link: Element): boolean =>
  button === 1 || ctrlKey || metaKey || shiftKey || link.getAttribute('target') === '_blank';

/** `onFollow` gets each followed link. The second click of a double click follows none. */
export function watchClicks(
  root: Element,
  onFollow: (link: Element, isNewTab: boolean) => void,
): void {
  let last: { readonly link: Element; readonly atMs: number } | undefined;
  const handle = (event: Event) => {
    const { target, button, detail } = event as MouseEvent;
    const link = target instanceof Element ? target.closest('a[href]') : null;
    // The right button opens a menu.
    if (!link || button > 1 || detail > 1) return;
    const now = performance.now();
    if (last?.link === link && now - last.atMs < sameClickMs) return;
    last = { link, atMs: now };
    onFollow(link, opensTab(event as MouseEvent, link));
  };
  // The middle button follows a link by `auxclick`.
  for (const type of ['click', 'auxclick']) root.addEventListener(type, handle);
}
