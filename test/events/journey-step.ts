/** One action of a journey with all that it is to lead to. */
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
  readonly does: string;
  readonly by: (visit: Visit) => Promise<unknown>;
  /** Events in the order of their being published. */
  readonly tells: readonly string[];
  /** How far the shopper moves in the browser's history. */
  readonly moves?: number;
  /** Calls of the listing API. */
  readonly asks?: number;
};

export const facet = (facetId: string, optionId: string) =>
  facetToggled({ kind: 'facet', facetId, optionId });
export const page = (pageNumber: number) => pageChosen({ kind: 'pagination', pageNumber });
export const sort = (sortOption: 'price' | 'newin' | 'relevance') =>
  sortChosen({ kind: 'sort_order', sortOption });
export const size = (numProducts: number) => pageSizeChosen({ kind: 'result_count', numProducts });
export const category = (categoryId: string) => categoryChosen({ kind: 'category', categoryId });

/** A quick answer: the listing is told at once, the action 250 ms after it happened. */
export const quick = (kind: string, shown: Parameters<typeof shownEvents>[0], url = shown.path) => [
  ...shownEvents(shown),
  `update ${kind} ${url}`,
];
export const back = (shown: Omit<Parameters<typeof shownEvents>[0], 'trigger'>) =>
  quick('browser_action', { ...shown, trigger: 'BROWSER_ACTION' });
