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
  'listing-view',
  'product-view',
  'product-click',
  'product-save',
  'product-unsave',
  'search',
  'content-view',
  'content-click',
  'performance-update',
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
     * Random; the same in the four events of an update, in its listing-view and in what is seen and clicked in that listing.
     */
    updateId?: string;
    /**
     * Canonical path and query of the listing, without carried parameters such as those of campaigns.
     */
    path?: string;
    /**
     * What the shopper changed. Absent after back, forward, and links other than listing controls.
     */
    change?: {
      /**
       * What was changed; load_more adds the page below those on screen.
       */
      kind: 'category' | 'facet' | 'pagination' | 'load_more' | 'sort_order' | 'result_count';
      /**
       * Id of the facet. Absent where all filters were cleared.
       */
      facet?: string;
      /**
       * The option that was added or removed.
       */
      option?: string;
      /**
       * What happened to the option; “cleared” is for all options of the facet, or of all facets.
       */
      action?: 'added' | 'removed' | 'cleared';
    };
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
     * Random; the same in the four events of an update, in its listing-view and in what is seen and clicked in that listing.
     */
    updateId?: string;
    /**
     * The shopper's action that caused this listing. BROWSER_ACTION stands for back, forward and links other than listing controls.
     */
    eventTrigger?:
      'RESULT_COUNT' | 'PAGINATION' | 'SORT_ORDER' | 'FACET' | 'CATEGORY' | 'BROWSER_ACTION';
    /**
     * What the shopper changed. Absent after back, forward, and links other than listing controls.
     */
    change?: {
      /**
       * What was changed; load_more adds the page below those on screen.
       */
      kind: 'category' | 'facet' | 'pagination' | 'load_more' | 'sort_order' | 'result_count';
      /**
       * Id of the facet. Absent where all filters were cleared.
       */
      facet?: string;
      /**
       * The option that was added or removed.
       */
      option?: string;
      /**
       * What happened to the option; “cleared” is for all options of the facet, or of all facets.
       */
      action?: 'added' | 'removed' | 'cleared';
    };
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
     * Random; the same in the four events of an update, in its listing-view and in what is seen and clicked in that listing.
     */
    updateId?: string;
    /**
     * The shopper's action that caused this listing. BROWSER_ACTION stands for back, forward and links other than listing controls.
     */
    eventTrigger?:
      'RESULT_COUNT' | 'PAGINATION' | 'SORT_ORDER' | 'FACET' | 'CATEGORY' | 'BROWSER_ACTION';
    /**
     * What the shopper changed. Absent after back, forward, and links other than listing controls.
     */
    change?: {
      /**
       * What was changed; load_more adds the page below those on screen.
       */
      kind: 'category' | 'facet' | 'pagination' | 'load_more' | 'sort_order' | 'result_count';
      /**
       * Id of the facet. Absent where all filters were cleared.
       */
      facet?: string;
      /**
       * The option that was added or removed.
       */
      option?: string;
      /**
       * What happened to the option; “cleared” is for all options of the facet, or of all facets.
       */
      action?: 'added' | 'removed' | 'cleared';
    };
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
     * Random; the same in the four events of an update, in its listing-view and in what is seen and clicked in that listing.
     */
    updateId?: string;
    /**
     * What the shopper changed. Absent after back, forward, and links other than listing controls.
     */
    change?: {
      /**
       * What was changed; load_more adds the page below those on screen.
       */
      kind: 'category' | 'facet' | 'pagination' | 'load_more' | 'sort_order' | 'result_count';
      /**
       * Id of the facet. Absent where all filters were cleared.
       */
      facet?: string;
      /**
       * The option that was added or removed.
       */
      option?: string;
      /**
       * What happened to the option; “cleared” is for all options of the facet, or of all facets.
       */
      action?: 'added' | 'removed' | 'cleared';
    };
    /**
     * Fields that the storefront adds: texts, numbers, true or false. The same in the four events of an update.
     */
    custom?: {
      [k: string]: string | number | boolean;
    };
  };
  /**
   * A listing is on screen, also the first one of a page. After the four events of its update, where it is one.
   */
  'listing-view': {
    /**
     * Random; the same in the four events of an update, in its listing-view and in what is seen and clicked in that listing.
     */
    updateId: string;
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
     * The shopper's action that caused this listing; absent for the first one of a page. BROWSER_ACTION stands for back, forward and links other than listing controls.
     */
    eventTrigger?:
      'RESULT_COUNT' | 'PAGINATION' | 'SORT_ORDER' | 'FACET' | 'CATEGORY' | 'BROWSER_ACTION';
    /**
     * What the shopper changed. Absent after back, forward, and links other than listing controls.
     */
    change?: {
      /**
       * What was changed; load_more adds the page below those on screen.
       */
      kind: 'category' | 'facet' | 'pagination' | 'load_more' | 'sort_order' | 'result_count';
      /**
       * Id of the facet. Absent where all filters were cleared.
       */
      facet?: string;
      /**
       * The option that was added or removed.
       */
      option?: string;
      /**
       * What happened to the option; “cleared” is for all options of the facet, or of all facets.
       */
      action?: 'added' | 'removed' | 'cleared';
    };
    /**
     * Whether a newer response replaced the listing on screen by itself.
     */
    isRefresh?: true;
    /**
     * The term whose results are shown in place of those of the search term.
     */
    correctedTerm?: string;
    /**
     * Words of the search term that the results leave out.
     *
     * @minItems 1
     */
    droppedWords?: string[];
    /**
     * Fields that the storefront adds: texts, numbers, true or false. The same in the four events of an update.
     */
    custom?: {
      [k: string]: string | number | boolean;
    };
  };
  /**
   * At least half of a card was on screen for a second; once for each product of a listing.
   */
  'product-view': {
    /**
     * Random; the same in the four events of an update, in its listing-view and in what is seen and clicked in that listing.
     */
    updateId: string;
    /**
     * Key of the storefront brand.
     */
    brand: string;
    /**
     * Canonical path and query of the listing, without carried parameters such as those of campaigns.
     */
    path: string;
    /**
     * Id of the list, as in item_list_id of the data layer: “lamps”, “search”; “suggestions” for products that a listing without results suggests.
     */
    list: string;
    /**
     * The listing API's id of this response, when it has one.
     */
    resultId?: string;
    /**
     * The search term. Only on search pages.
     */
    searchTerm?: string;
    /**
     * Id of the product.
     */
    productId: string;
    /**
     * Id of the variation that the listing shows.
     */
    variationId?: string;
    /**
     * Place in the list, over all its pages, from 1.
     */
    position: number;
    /**
     * Whether the listing marks the product as sponsored.
     */
    isSponsored: boolean;
    /**
     * The colour that the shopper chose on the card.
     */
    colour?: string;
  };
  /**
   * The link of a card was followed.
   */
  'product-click': {
    /**
     * Random; the same in the four events of an update, in its listing-view and in what is seen and clicked in that listing.
     */
    updateId: string;
    /**
     * Key of the storefront brand.
     */
    brand: string;
    /**
     * Canonical path and query of the listing, without carried parameters such as those of campaigns.
     */
    path: string;
    /**
     * Id of the list, as in item_list_id of the data layer: “lamps”, “search”; “suggestions” for products that a listing without results suggests.
     */
    list: string;
    /**
     * The listing API's id of this response, when it has one.
     */
    resultId?: string;
    /**
     * The search term. Only on search pages.
     */
    searchTerm?: string;
    /**
     * Id of the product.
     */
    productId: string;
    /**
     * Id of the variation that the listing shows.
     */
    variationId?: string;
    /**
     * Place in the list, over all its pages, from 1.
     */
    position: number;
    /**
     * Whether the listing marks the product as sponsored.
     */
    isSponsored: boolean;
    /**
     * The colour that the shopper chose on the card.
     */
    colour?: string;
    /**
     * Whether it opens in another tab or window.
     */
    isNewTab: boolean;
  };
  /**
   * A product of the listing is saved for later, as far as the service for saved products has confirmed. Not for a change in another tab.
   */
  'product-save': {
    /**
     * Random; the same in the four events of an update, in its listing-view and in what is seen and clicked in that listing.
     */
    updateId: string;
    /**
     * Key of the storefront brand.
     */
    brand: string;
    /**
     * Canonical path and query of the listing, without carried parameters such as those of campaigns.
     */
    path: string;
    /**
     * Id of the list, as in item_list_id of the data layer: “lamps”, “search”; “suggestions” for products that a listing without results suggests.
     */
    list: string;
    /**
     * The listing API's id of this response, when it has one.
     */
    resultId?: string;
    /**
     * The search term. Only on search pages.
     */
    searchTerm?: string;
    /**
     * Id of the product.
     */
    productId: string;
    /**
     * Id of the variation that the listing shows.
     */
    variationId?: string;
    /**
     * Place in the list, over all its pages, from 1.
     */
    position: number;
    /**
     * Whether the listing marks the product as sponsored.
     */
    isSponsored: boolean;
  };
  /**
   * A product of the listing is no longer saved for later, as far as the service for saved products has confirmed. Not for a change in another tab.
   */
  'product-unsave': {
    /**
     * Random; the same in the four events of an update, in its listing-view and in what is seen and clicked in that listing.
     */
    updateId: string;
    /**
     * Key of the storefront brand.
     */
    brand: string;
    /**
     * Canonical path and query of the listing, without carried parameters such as those of campaigns.
     */
    path: string;
    /**
     * Id of the list, as in item_list_id of the data layer: “lamps”, “search”; “suggestions” for products that a listing without results suggests.
     */
    list: string;
    /**
     * The listing API's id of this response, when it has one.
     */
    resultId?: string;
    /**
     * The search term. Only on search pages.
     */
    searchTerm?: string;
    /**
     * Id of the product.
     */
    productId: string;
    /**
     * Id of the variation that the listing shows.
     */
    variationId?: string;
    /**
     * Place in the list, over all its pages, from 1.
     */
    position: number;
    /**
     * Whether the listing marks the product as sponsored.
     */
    isSponsored: boolean;
  };
  /**
   * The search box was sent, or one of its suggestions was chosen. The host’s own header publishes it too.
   */
  search: {
    /**
     * Key of the storefront brand.
     */
    brand: string;
    /**
     * What the shopper typed.
     */
    term: string;
    /**
     * The suggestion that was chosen.
     */
    suggestion?: {
      /**
       * What was suggested.
       */
      kind: 'term' | 'category' | 'product';
      /**
       * Place among all suggestions, from 1.
       */
      position: number;
      /**
       * The suggested words: a term, or the name of a category or product.
       */
      text: string;
    };
  };
  /**
   * At least half of a banner or recommendation was on screen for a second; once for each listing.
   */
  'content-view': {
    /**
     * Random; the same in the four events of an update, in its listing-view and in what is seen and clicked in that listing.
     */
    updateId: string;
    /**
     * Key of the storefront brand.
     */
    brand: string;
    /**
     * Canonical path and query of the listing, without carried parameters such as those of campaigns.
     */
    path: string;
    /**
     * The place of the content: “banner-6”, “recommendation-2”, “above-grid”.
     */
    slot: string;
    /**
     * Its heading.
     */
    name?: string;
    /**
     * Id of the campaign, from the attribute data-plp-campaign.
     */
    campaignId?: string;
    /**
     * Id of the product that it recommends, from the attribute data-plp-product.
     */
    productId?: string;
  };
  /**
   * A link of a banner or recommendation was followed.
   */
  'content-click': {
    /**
     * Random; the same in the four events of an update, in its listing-view and in what is seen and clicked in that listing.
     */
    updateId: string;
    /**
     * Key of the storefront brand.
     */
    brand: string;
    /**
     * Canonical path and query of the listing, without carried parameters such as those of campaigns.
     */
    path: string;
    /**
     * The place of the content: “banner-6”, “recommendation-2”, “above-grid”.
     */
    slot: string;
    /**
     * Its heading.
     */
    name?: string;
    /**
     * Id of the campaign, from the attribute data-plp-campaign.
     */
    campaignId?: string;
    /**
     * Id of the product that it recommends, from the attribute data-plp-product.
     */
    productId?: string;
    /**
     * Whether it opens in another tab or window.
     */
    isNewTab: boolean;
  };
  /**
   * How fast the document was for this shopper, one measure each, when the browser knows it or the shopper leaves. Only where the host measures, and only with consent. A measure may come again with the same measureId and a later value: the last one counts.
   */
  'performance-update': {
    /**
     * That of the listing on screen.
     */
    updateId: string;
    /**
     * Key of the storefront brand.
     */
    brand: string;
    /**
     * Canonical path and query of the listing on screen, without carried parameters such as those of campaigns.
     */
    path: string;
    /**
     * The web vital; feedback is the median time from a press in the page until the first frame after it, of presses that took 16 ms or longer.
     */
    measure: 'TTFB' | 'LCP' | 'CLS' | 'INP' | 'feedback';
    /**
     * Random; the same for each value of a measure of one load of the document, another after it was restored.
     */
    measureId: string;
    /**
     * Milliseconds; CLS has no unit.
     */
    value: number;
    /**
     * How the browser came to the document.
     */
    navigation:
      'navigate' | 'reload' | 'back-forward' | 'back-forward-cache' | 'prerender' | 'restore';
  };
}>;
