/** Records the events that a page publishes on its document. */
import type { Page } from '@playwright/test';

type PublishedEvent = {
  readonly topic: string;
  readonly detail: Readonly<Record<string, unknown>>;
};

/** An init script. */
export function recordEvents() {
  const publishedEvents: PublishedEvent[] = [];
  Object.assign(window, { publishedEvents });
  for (const topic of [
    'plp/update',
    'grid-update',
    'results-update',
    'facet-update',
    'analytics-update',
  ]) {
    document.addEventListener(`plp:${topic}`, (event) => {
      const { detail } = event as CustomEvent<PublishedEvent['detail']>;
      publishedEvents.push({ topic, detail });
    });
  }
}

export const eventsOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { publishedEvents: PublishedEvent[] }).publishedEvents);
