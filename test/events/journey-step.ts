/** One step of a journey with its expected events, history and requests. */
import {
  categoryChosen,
  facetToggled,
  pageChosen,
  pageSizeChosen,
  sortChosen,
} from '../../src/listing/navigation';
import { type Visit } from '../support/a-visit';
import { shownEvents } from './a-journey';

export type Step = {
  /** What the shopper does, for the message of a failed test. */
  readonly shopper: string;
  readonly act: (visit: Visit) => Promise<unknown>;
  /** Events in the order they are published, each in the short form of `publishedSince`. */
  readonly publishes: readonly string[];
  /** Entries forward in the browser's history; negative for back. */
  readonly historySteps?: number;
  /** Requests to the listing API. */
  readonly requests?: number;
};

export const toggleFacet = (facetId: string, optionId: string) =>
  facetToggled({ kind: 'facet', facetId, optionId });
export const choosePage = (pageNumber: number) => pageChosen({ kind: 'pagination', pageNumber });
export const chooseSort = (sortOption: 'price' | 'newin' | 'relevance') =>
  sortChosen({ kind: 'sort_order', sortOption });
export const choosePageSize = (numProducts: number) =>
  pageSizeChosen({ kind: 'result_count', numProducts });
export const chooseCategory = (categoryId: string) =>
  categoryChosen({ kind: 'category', categoryId });

/** The events of an action whose listing arrives at once: first the listing, then after 250 ms the action. */
export const eventsOfAction = (
  kind: string,
  shown: Parameters<typeof shownEvents>[0],
  url = shown.path,
) => [...shownEvents(shown), `update ${kind} ${url}`];
/** The events of Back, Forward or a followed link. */
export const eventsOfBrowserAction = (shown: Omit<Parameters<typeof shownEvents>[0], 'trigger'>) =>
  eventsOfAction('browser_action', { ...shown, trigger: 'BROWSER_ACTION' });
