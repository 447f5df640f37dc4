/** Tells which links are followed below an element, in this tab or another. */
import type { WhileMounted } from '../../platform/platform';

/** A held key or a nervous finger follows a link once. */
const sameClickMs = 500;

const opensTab = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent, link: Element): boolean =>
  button === 1 || ctrlKey || metaKey || shiftKey || link.getAttribute('target') === '_blank';

export type FollowedLink = {
  readonly link: Element;
  /** The elements around it, those of a host's shadow roots included. */
  readonly around: readonly Element[];
  readonly isNewTab: boolean;
  /** Whether the page does something else instead, as for a tap on a colour. */
  readonly isPrevented: boolean;
};

/** The second click of a double click follows no link. */
export function watchClicks(
  root: Element,
  onFollow: (followed: FollowedLink) => void,
  whileMounted?: WhileMounted,
): void {
  let last: { readonly link: Element; readonly atMs: number } | undefined;
  const handle = (event: Event) => {
    const { button, detail, defaultPrevented: isPrevented } = event as MouseEvent;
    const around = event.composedPath().filter((target) => target instanceof Element);
    const link = around.find((element) => element.matches('a[href]'));
    // The right button opens a menu.
    if (!link || button > 1) return;
    const now = performance.now();
    const isSame = last?.link === link && now - last.atMs < sameClickMs;
    if (!isPrevented) last = { link, atMs: now };
    if (!isSame && detail <= 1)
      onFollow({ link, around, isNewTab: opensTab(event as MouseEvent, link), isPrevented });
  };
  // The middle button follows a link by `auxclick`.
  for (const type of ['click', 'auxclick']) root.addEventListener(type, handle, whileMounted);
}
