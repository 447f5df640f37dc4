/** Published events as lines that tests can compare, as in "grid browse FACET filtered". */
import type { EventPayloads, Topic } from '../../src/events/event-payloads';
import type { Visit } from '../support/a-visit';

/** Of any other topic, the line is its payload. */
const linesByTopic: { readonly [Name in Topic]?: (payload: EventPayloads[Name]) => string } = {
  'plp/update': ({ type, url }) => `update ${type} ${url}`,
  'grid-update': ({ pageType, eventTrigger, isSelectedFacet }) =>
    `grid ${pageType} ${eventTrigger}${isSelectedFacet ? ' filtered' : ''}`,
  'results-update': ({ path, brand }) => `results ${brand} ${path}`,
  'facet-update': ({ path }) => `facet ${path}`,
  'analytics-update': ({ eventTrigger, path, sort, page, facets }) => {
    const options = facets.flatMap(({ id, options: ids }) =>
      ids.map((option) => `${id}=${option}`),
    );
    return ['analytics', eventTrigger, path, sort, `p${page}`, ...options].join(' ');
  },
  'listing-view': ({ eventTrigger = 'first', path }) => `view ${eventTrigger} ${path}`,
};

/** The lines of the events since the last call, in order. */
export function publishedSince(visit: Visit): readonly string[] {
  return visit.platform.published.splice(0).map(({ topic, payload }) => {
    const line = linesByTopic[topic as Topic] as ((payload: unknown) => string) | undefined;
    return line ? line(payload) : `${topic} ${JSON.stringify(payload)}`;
  });
}

/** A listing on screen, and the action that caused it. */
export type ExpectedListing = {
  readonly trigger: string;
  /** Canonical path and query, as the events name it. */
  readonly path: string;
  readonly type?: 'browse' | 'search' | 'promo';
  readonly sort?: string;
  readonly page?: number;
  /** As in `brand=acme`. */
  readonly options?: readonly string[];
};

/** The lines of the four events of one listing, and of its view. */
export function shownEvents(listing: ExpectedListing): readonly string[] {
  const { trigger, path, type = 'browse', sort, page = 1, options = [] } = listing;
  const usualSort = type === 'search' ? 'relevance' : 'recommended';
  return [
    `grid ${type} ${trigger}${options.length > 0 ? ' filtered' : ''}`,
    `results marlow ${path}`,
    `facet ${path}`,
    ['analytics', trigger, path, sort ?? usualSort, `p${page}`, ...options].join(' '),
    `view ${trigger} ${path}`,
  ];
}

/** The line of the event that follows each navigation; `url` is the address bar's. */
export const navigationEvent = (trigger: string, url: string) =>
  `update ${trigger.toLowerCase()} ${url}`;

/** The lines of an action whose listing arrives at once: those of the listing, then that of the navigation. */
export const eventsOfAction = (listing: ExpectedListing, url = listing.path): readonly string[] => [
  ...shownEvents(listing),
  navigationEvent(listing.trigger, url),
];

/** The lines of Back, Forward or a followed link. */
export const eventsOfBrowserAction = (
  listing: Omit<ExpectedListing, 'trigger'>,
  url = listing.path,
): readonly string[] => eventsOfAction({ ...listing, trigger: 'BROWSER_ACTION' }, url);
