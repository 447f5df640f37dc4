/**
 * The topics of the events and the types of their payloads (docs/product.md, 15.2). Written by `npm run generate` from the
 * contracts in `schemas/v1`; a test fails when it is stale.
 */
import type { Immutable } from 'immer';

/** Those of one update stand in the order in which they are published. */
export const topics = [
  'plp/update',
  'grid-update',
  'results-update',
  'facet-update',
  'analytics-update',
] as const;
export type Topic = (typeof topics)[number];

export type EventPayloads = Immutable<{
  /**
   * A navigation of the shopper, published after 250 ms, whether or not its listing can be fetched.
   */
  'plp/update': {
    /**
     * The kind of the shopper's action.
     */
    type: 'category' | 'facet' | 'pagination' | 'sort_order' | 'result_count' | 'browser_action';
    /**
     * Path and query in the address bar, including carried parameters.
     */
    url: string;
    /**
     * The same address in parts.
     */
    location: {
      /**
       * The path.
       */
      pathname: string;
      /**
       * The query with its “?”, or an empty text.
       */
      search: string;
      /**
       * The fragment with its “#”, or an empty text.
       */
      hash: string;
    };
  };
  /**
   * Another listing is on screen. The first of the four events of an update.
   */
  'grid-update': {
    /**
     * Kind of page. A value deal is a promotion.
     */
    pageType: 'search' | 'browse' | 'promo';
    /**
     * The shopper's action that caused this listing. BROWSER_ACTION stands for back, forward and links other than listing controls.
     */
    eventTrigger:
      'RESULT_COUNT' | 'PAGINATION' | 'SORT_ORDER' | 'FACET' | 'CATEGORY' | 'BROWSER_ACTION';
    /**
     * Whether at least one option is selected, other than that of the facet the page is about.
     */
    isSelectedFacet: boolean;
    /**
     * Fields that the storefront adds: texts, numbers, true or false. The same in the four events of an update.
     */
    custom?: {
      [k: string]: string | number | boolean;
    };
  };
  /**
   * The listing API's response for the listing on screen. The second event of an update.
   */
  'results-update': {
    /**
     * The listing API's unchanged response.
     */
    response: {
      /**
       * The listing.
       */
      response: {
        /**
         * The facets.
         */
        facet_list?: unknown[];
        /**
         * Counts, categories, and the request as the API has read it.
         */
        meta?: {
          [k: string]: unknown;
        };
        /**
         * The products of this page.
         */
        product_list?: unknown[];
        /**
         * Groups of categories.
         */
        groups_list?: unknown[];
        [k: string]: unknown;
      };
      [k: string]: unknown;
    };
    /**
     * Canonical path and query of the listing, without carried parameters such as those of campaigns.
     */
    path: string;
    /**
     * Key of the storefront brand.
     */
    brand: string;
    /**
     * Fields that the storefront adds: texts, numbers, true or false. The same in the four events of an update.
     */
    custom?: {
      [k: string]: string | number | boolean;
    };
  };
  /**
   * The facets on screen are those of this listing. The third event of an update.
   */
  'facet-update': {
    /**
     * Canonical path and query of the listing, without carried parameters such as those of campaigns.
     */
    path: string;
    /**
     * Fields that the storefront adds: texts, numbers, true or false. The same in the four events of an update.
     */
    custom?: {
      [k: string]: string | number | boolean;
    };
  };
  /**
   * The listing on screen in the terms of analytics. The last event of an update.
   */
  'analytics-update': {
    /**
     * Kind of page. A value deal is a promotion.
     */
    pageType: 'search' | 'browse' | 'promo';
    /**
     * Key of the storefront brand.
     */
    brand: string;
    /**
     * Canonical path and query of the listing, without carried parameters such as those of campaigns.
     */
    path: string;
    /**
     * The shopper's action that caused this listing. BROWSER_ACTION stands for back, forward and links other than listing controls.
     */
    eventTrigger:
      'RESULT_COUNT' | 'PAGINATION' | 'SORT_ORDER' | 'FACET' | 'CATEGORY' | 'BROWSER_ACTION';
    /**
     * The search term. Only on search pages.
     */
    searchTerm?: string;
    /**
     * Id of the category in the URL, when there is one.
     */
    category?: string;
    /**
     * The sort order: newin, price, pricedesc, highestrated, brand or relevance, which is reported as “recommended” on browse and promo pages. An order of the storefront has the form “review_date.descending”.
     */
    sort: string;
    /**
     * Number of the page of results.
     */
    page: number;
    /**
     * Products on a full page.
     */
    resultsPerPage: number;
    /**
     * Products on all pages.
     */
    numResults: number;
    /**
     * The options the shopper selected, by facet.
     */
    facets: {
      /**
       * Id of the facet.
       */
      id: string;
      /**
       * Its selected options, in the spelling that the page's address reads as: “dr martens” for “Dr. Martens”. Ranges have the form "10"-"20" with their quotes.
       *
       * @minItems 1
       */
      options: string[];
    }[];
    /**
     * The listing API's id of this response, when it has one.
     */
    resultId?: string;
    /**
     * The experiments this listing took part in, by name.
     */
    experiments: {
      /**
       * Name of the feature.
       */
      name: string;
      /**
       * Name of the variant, or “control”.
       */
      cohort: string;
    }[];
    /**
     * Whether results are re-ranked on this type of page: not on search.
     */
    reRanking: boolean;
    /**
     * Fields that the storefront adds: texts, numbers, true or false. The same in the four events of an update.
     */
    custom?: {
      [k: string]: string | number | boolean;
    };
  };
}>;
