/** The schemas of the events by topic. Written by `npm run generate`; a test fails when it is stale. */
import plpUpdate from '../../src/events/schemas/v1/plp/update.json';
import gridUpdate from '../../src/events/schemas/v1/grid-update.json';
import resultsUpdate from '../../src/events/schemas/v1/results-update.json';
import facetUpdate from '../../src/events/schemas/v1/facet-update.json';
import analyticsUpdate from '../../src/events/schemas/v1/analytics-update.json';
import listingView from '../../src/events/schemas/v1/listing-view.json';
import productView from '../../src/events/schemas/v1/product-view.json';
import productClick from '../../src/events/schemas/v1/product-click.json';
import productSave from '../../src/events/schemas/v1/product-save.json';
import productUnsave from '../../src/events/schemas/v1/product-unsave.json';
import search from '../../src/events/schemas/v1/search.json';
import contentView from '../../src/events/schemas/v1/content-view.json';
import contentClick from '../../src/events/schemas/v1/content-click.json';
import performanceUpdate from '../../src/events/schemas/v1/performance-update.json';

export const eventSchemas = {
  'plp/update': plpUpdate,
  'grid-update': gridUpdate,
  'results-update': resultsUpdate,
  'facet-update': facetUpdate,
  'analytics-update': analyticsUpdate,
  'listing-view': listingView,
  'product-view': productView,
  'product-click': productClick,
  'product-save': productSave,
  'product-unsave': productUnsave,
  search: search,
  'content-view': contentView,
  'content-click': contentClick,
  'performance-update': performanceUpdate,
} as const;
