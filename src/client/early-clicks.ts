import { earlyClicksName } from '../storefront/page-names';

/** Clicks each button of the page that was clicked before the page's script ran, once. React hydrates at once what is clicked. */
export function replayEarlyClicks(root: HTMLElement): void {
  const host = window as unknown as Record<string, Set<HTMLElement | null | undefined> | undefined>;
  const clicked = host[earlyClicksName];
  host[earlyClicksName] = undefined;
  for (const button of clicked ?? []) if (button && root.contains(button)) button.click();
}
