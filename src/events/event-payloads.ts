/** The payloads of the events (docs/product.md, 15.2). */
import type { CustomFields } from '../lib/custom-fields';
import type { SortOption } from '../listing-url/sort-option';
import type { LastActionType, UpdateKind } from '../listing/last-action';
import type { RecordedAction } from '../listing/last-action-slice';
import type { BrandKey } from '../storefront/brand';
import type { Experiment } from '../storefront/experiments';
import type { PageType } from '../storefront/page-globals';

/** `plp/update`, and the events of one update in their order. */
export const topics = [
  'plp/update',
  'grid-update',
  'results-update',
  'facet-update',
  'analytics-update',
] as const;
export type Topic = (typeof topics)[number];

/** What the storefront adds to the events of an update. */
type WithCustom = { readonly custom?: CustomFields };

export type AnalyticsUpdate = WithCustom & {
  readonly pageType: PageType;
  readonly brand: BrandKey;
  /** Canonical path and query, without carried parameters. */
  readonly path: string;
  readonly eventTrigger: LastActionType;
  readonly searchTerm?: string;
  /** Id of the category in the URL. */
  readonly category?: string;
  readonly sort: SortOption | 'recommended';
  readonly page: number;
  readonly resultsPerPage: number;
  readonly numResults: number;
  /** The options the shopper selected, by facet, in the order of the URL. */
  readonly facets: readonly { readonly id: string; readonly options: readonly string[] }[];
  /** The listing API's id of this response. */
  readonly resultId?: string;
  readonly experiments: readonly Experiment[];
  readonly reRanking: boolean;
};

export type EventPayloads = {
  readonly 'plp/update': {
    readonly type: UpdateKind;
    readonly url: string;
    readonly location: RecordedAction['location'];
  };
  readonly 'grid-update': WithCustom & {
    readonly pageType: PageType;
    readonly eventTrigger: LastActionType;
    readonly isSelectedFacet: boolean;
  };
  readonly 'results-update': WithCustom & {
    /** The listing API's unchanged response. */
    readonly response: unknown;
    readonly path: string;
    readonly brand: BrandKey;
  };
  readonly 'facet-update': WithCustom & { readonly path: string };
  readonly 'analytics-update': AnalyticsUpdate;
};

export type PageEvent = {
  readonly [Name in Topic]: { readonly topic: Name; readonly payload: EventPayloads[Name] };
}[Topic];
