/** Nudges pages that stay blank or partly painted after back and forward (docs/product.md, 4.2). */
import type { WhileMounted } from '../../platform/platform';
import { wideScreen } from '../../ui/wide-screen';

/** Safari on a phone or tablet, not another browser of iOS. An iPad reports to be a Mac with touch. */
const isIosSafari = (userAgent: string, touchPoints: number): boolean =>
  (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ||
    (/\bMacintosh\b/.test(userAgent) && touchPoints > 1)) &&
  /\bVersion\/[\d.].*\bSafari\//.test(userAgent) &&
  !/\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo)\//.test(userAgent);

/** The native app's own view of the page (docs/product.md, 2.4). */
const isNativeApp = (userAgent: string): boolean => userAgent.includes('PLPNativeApp');

type Device = {
  readonly userAgent: string;
  /** `navigator.maxTouchPoints`. */
  readonly touchPoints: number;
  /** Narrower than the layout breakpoint. */
  readonly isSmallScreen: boolean;
};

export const wantsScrollNudge = ({ userAgent, touchPoints, isSmallScreen }: Device): boolean =>
  isIosSafari(userAgent, touchPoints) || (isNativeApp(userAgent) && isSmallScreen);

/** Scrolls one pixel down, and up again in the next frame: too little to see, enough for a repaint. */
export function nudgeScroll(): void {
  window.scrollBy(0, 1);
  requestAnimationFrame(() => window.scrollBy(0, -1));
}

/** Nudges after each step back or forward on the devices that need it. */
export function watchForScrollNudge(whileMounted?: WhileMounted): void {
  const nudgeWhereWanted = () => {
    const { userAgent, maxTouchPoints: touchPoints } = navigator;
    const isSmallScreen = !matchMedia(wideScreen).matches;
    // The listing of the new address is rendered by the next frame.
    if (wantsScrollNudge({ userAgent, touchPoints, isSmallScreen }))
      requestAnimationFrame(nudgeScroll);
  };
  window.addEventListener('popstate', nudgeWhereWanted, whileMounted);
}
