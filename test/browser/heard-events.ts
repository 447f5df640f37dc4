/** What a page tells those who listen to the document's own events. */
import type { Page } from '@playwright/test';

type Heard = { readonly topic: string; readonly detail: Readonly<Record<string, unknown>> };

/** Listens before the page is there, by the document's own events. */
export function listen() {
  const heard: Heard[] = [];
  Object.assign(window, { heard });
  for (const topic of [
    'plp/update',
    'grid-update',
    'results-update',
    'facet-update',
    'analytics-update',
  ]) {
    document.addEventListener(`plp:${topic}`, (event) => {
      heard.push({ topic, detail: (event as CustomEvent<Heard['detail']>).detail });
    });
  }
}

export const heardOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
