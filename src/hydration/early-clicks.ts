/** Clicks on buttons from before the page's script runs. */

/** The global set of the buttons that were clicked; the script ends it. */
export const earlyClicksName = '__PLP_EARLY_CLICKS__';

/**
 * Keeps the buttons that are clicked, in the document's head. A script of the host may dispatch a click at the
 * document, which has no `closest`.
 */
export const keepEarlyClicks =
  `${earlyClicksName}=new Set;` +
  `addEventListener('click',({target})=>${earlyClicksName}?.add(target.closest?.('[type=button]')))`;

/** Clicks each of them again, once. React hydrates at once what is clicked. */
export function replayEarlyClicks(root: HTMLElement): void {
  const host = window as unknown as Record<string, Set<HTMLElement | null | undefined> | undefined>;
  const clicked = host[earlyClicksName];
  host[earlyClicksName] = undefined;
  for (const button of clicked ?? []) if (button && root.contains(button)) button.click();
}
