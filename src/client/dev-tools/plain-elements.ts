/** Elements of the developer tools, without a framework or style sheet. */
import { markApart } from '../../ui/apart';

const surface = `background:#fff;color:#111;border:1px solid #767676;border-radius:.5rem;font:14px/1.4 system-ui;
color-scheme:light;`;
const buttonLook = 'min-block-size:2.75rem;padding-inline:.75rem;font:inherit;';

/** A named region for screen readers; `place` is CSS that positions it on the screen. */
export function createPanel(id: string, name: string, place: string): HTMLElement {
  const panel = document.createElement('section');
  Object.assign(panel, { id, tabIndex: -1, ariaLabel: name });
  // The content policy forbids style attributes in markup, but not styles that a script sets.
  panel.style.cssText = `position:fixed;z-index:2147483647;box-sizing:border-box;${surface}${place}`;
  markApart(panel);
  return panel;
}

type PanelOptions = { readonly id: string; readonly name: string; readonly place: string };

/**
 * Opens a panel that `fill` fills, or focuses the open one. `close` removes it and returns the focus to where it was.
 */
export function openPanel(
  { id, name, place }: PanelOptions,
  fill: (panel: HTMLElement, close: () => void) => void,
): void {
  const present = document.getElementById(id);
  if (present) {
    present.focus();
    return;
  }
  const opener = document.activeElement;
  const panel = createPanel(id, name, place);
  document.body.append(panel);
  fill(panel, () => {
    panel.remove();
    if (opener instanceof HTMLElement) opener.focus();
  });
}

export function createButton(name: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.style.cssText = buttonLook;
  button.addEventListener('click', onClick);
  return button;
}
