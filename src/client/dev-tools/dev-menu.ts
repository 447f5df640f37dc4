/** The developer menu in a corner of the page; production builds do not contain it. */
import { createButton, createPanel } from './plain-elements';
import { isInspected } from './time-travel';

const menuId = 'plp-developer-menu';
const place = 'inset-block-end:.5rem;inset-inline-start:.5rem;max-inline-size:calc(100vw - 1rem);';
const summaryLook = 'min-block-size:1.5rem;padding:.25rem .75rem;cursor:pointer;font-size:12px;';
const entriesLook = 'display:grid;gap:.5rem;padding:.5rem;';

export type DevMenuEntry = { readonly name: string; readonly onClick: () => void };

/** Opens Redux DevTools in the page. */
export function devToolsEntry(store: object): readonly DevMenuEntry[] {
  if (!isInspected(store)) return [];
  const open = () => import('./dev-monitor').then(({ openMonitor }) => openMonitor(store));
  return [{ name: 'Redux DevTools', onClick: () => void open() }];
}

/** Adds the menu to the page once. It closes when an entry is selected, and on Escape. */
export function showDevMenu(entries: readonly DevMenuEntry[]): void {
  if (document.getElementById(menuId)) return;
  const menu = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = 'Developer menu';
  summary.style.cssText = summaryLook;
  const choices = document.createElement('div');
  choices.style.cssText = entriesLook;
  choices.append(
    ...entries.map(({ name, onClick }) =>
      createButton(name, () => {
        close();
        onClick();
      }),
    ),
  );
  function close() {
    menu.open = false;
    summary.focus();
  }
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && menu.open) close();
  });
  menu.append(summary, choices);
  const panel = createPanel(menuId, 'For developers', place);
  panel.append(menu);
  document.body.append(panel);
}
