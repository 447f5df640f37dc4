/** What leads the shopper back to where they were; a script of its own, for nobody comes back at once. */
import type { Session } from '../platform/platform';
import { watchForScrollNudge } from './ios-scroll';
import { watchReadingPosition } from './reading-position';

export function openWayBack(session: Session): { readonly comeBack: () => void } {
  watchForScrollNudge(window);
  return watchReadingPosition(session);
}
