/** One step of a journey: what the shopper does, and what the page then publishes and requests. */
import {
  categoryChosen,
  facetOptionsChosen,
  facetsCleared,
  facetToggled,
  pageChosen,
  pageSizeChosen,
  sortChosen,
} from '../../src/listing/navigation';
import type { Visit } from '../support/a-visit';

export type Step = {
  /** What the shopper does, for the message of a failed test. */
  readonly shopper: string;
  /** Does it, and waits until its events are published. */
  readonly act: (visit: Visit) => Promise<unknown>;
  /** The lines of `publishedSince`, in order. */
  readonly publishes: readonly string[];
  /** Entries forward in the browser's history; negative for back. */
  readonly historySteps?: number;
  /** Requests to the listing API. */
  readonly requests?: number;
};

export const toggleFacet = (facetId: string, optionId: string) =>
  facetToggled({ kind: 'facet', facetId, optionId });
export const choosePriceRange = (from: number, to: number) =>
  facetOptionsChosen({ kind: 'facet_options', facetId: 'price', optionIds: [`"${from}"-"${to}"`] });
export const clearFilters = () => facetsCleared({ kind: 'clear_all' });
export const choosePage = (pageNumber: number) => pageChosen({ kind: 'pagination', pageNumber });
export const chooseSort = (sortOption: 'price' | 'newin' | 'relevance') =>
  sortChosen({ kind: 'sort_order', sortOption });
export const choosePageSize = (numProducts: number) =>
  pageSizeChosen({ kind: 'result_count', numProducts });
export const chooseCategory = (categoryId: string) =>
  categoryChosen({ kind: 'category', categoryId });
