/** The events published during a visit, in order and in a short form. */
import type { EventPayloads, Topic } from '../../src/events/event-payloads';
import type { Visit } from '../support/a-visit';

const shortForms: { readonly [Name in Topic]: (payload: EventPayloads[Name]) => string } = {
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
};

/** The events since the last call, in order. */
export function publishedSince(visit: Visit): readonly string[] {
  return visit.platform.published
    .splice(0)
    .map(({ topic, payload }) =>
      (shortForms[topic as Topic] as (payload: unknown) => string)(payload),
    );
}

type Shown = {
  readonly trigger: string;
  readonly path: string;
  readonly type?: 'browse' | 'search' | 'promo';
  readonly sort?: string;
  readonly page?: number;
  readonly options?: readonly string[];
};

/** The four events that the page publishes for one listing on screen. */
export function shownEvents(shown: Shown): readonly string[] {
  const { trigger, path, type = 'browse', sort, page = 1, options = [] } = shown;
  const usualSort = type === 'search' ? 'relevance' : 'recommended';
  return [
    `grid ${type} ${trigger}${options.length > 0 ? ' filtered' : ''}`,
    `results marlow ${path}`,
    `facet ${path}`,
    ['analytics', trigger, path, sort ?? usualSort, `p${page}`, ...options].join(' '),
  ];
}
