/** Says that the page shows the past of Redux DevTools, with the way back. */
import { createButton, createPanel } from './plain-elements';
import { isInspected, isInThePast, showPresent, type InspectedStore } from './time-travel';

const signId = 'plp-past';
const place = `inset-block-start:0;inset-inline:0;padding:.25rem .5rem;display:flex;flex-wrap:wrap;gap:.25rem .75rem;
align-items:center;justify-content:center;border-radius:0;`;
const text = 'This page shows the past.';
/** What begins at the top of the screen. */
const below = '.plp-drawer, .plp-top-row__controls, .plp-page__filters';

/**
 * Shows the sign while the page shows the past, above the page instead of over it. Returns a function that stops this.
 */
export function watchPastSign(store: object): (() => void) | undefined {
  if (!isInspected(store)) return undefined;
  const sign = createSign(store);
  const room = new CSSStyleSheet();
  const hide = () => {
    sign.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== room);
  };
  const update = () => {
    if (isInThePast(store) === sign.isConnected) return;
    if (sign.isConnected) return hide();
    document.body.prepend(sign);
    // Screen readers announce a change, not what comes with the element.
    requestAnimationFrame(() => sign.querySelector('output')?.replaceChildren(text));
    makeRoom(room, sign.offsetHeight);
    document.adoptedStyleSheets.push(room);
  };
  const stop = store.liftedStore.subscribe(update);
  return () => {
    stop();
    hide();
  };
}

/** In a style sheet of its own, which the content policy does not forbid, as it forbids a style element. */
function makeRoom(room: CSSStyleSheet, height: number): void {
  while (room.cssRules.length > 0) room.deleteRule(0);
  room.insertRule(`body { padding-block-start: ${height}px !important; }`);
  room.insertRule(`${below} { inset-block-start: ${height}px !important; }`);
}

function createSign(store: InspectedStore): HTMLElement {
  const sign = createPanel(signId, 'Time travel', place);
  const status = document.createElement('output');
  status.textContent = text;
  sign.append(
    status,
    createButton('Back to the present', () => {
      showPresent(store);
      // The button has gone.
      document.querySelector<HTMLElement>('#plp-results-header')?.focus();
    }),
  );
  return sign;
}
