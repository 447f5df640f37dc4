/** Records the events that a page publishes on its document. */
import type { Page } from '@playwright/test';
import { topics } from '../../src/events/event-payloads';

type PublishedEvent = {
  readonly topic: string;
  readonly detail: Readonly<Record<string, unknown>>;
};

/** From the next document on. */
export const recordEvents = (page: Page) => page.addInitScript(recordTopics, topics);

function recordTopics(recorded: readonly string[]) {
  const publishedEvents: PublishedEvent[] = [];
  Object.assign(window, { publishedEvents });
  for (const topic of recorded) {
    document.addEventListener(`plp:${topic}`, (event) => {
      const { detail } = event as CustomEvent<PublishedEvent['detail']>;
      publishedEvents.push({ topic, detail });
    });
  }
}

const eventsOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { publishedEvents: PublishedEvent[] }).publishedEvents);

/** Those of navigations and updates, without what is seen on the way. */
export const updatesOn = async (page: Page) =>
  (await eventsOn(page)).filter(({ topic }) => /^(?:plp\/|[a-z]+-)update$/.test(topic));
