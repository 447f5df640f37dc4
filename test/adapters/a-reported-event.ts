/** Events of shoppers as the server passes them to an adapter. */
import type { ReportedEvent } from '../../server/services/listing-service';

type Topic = ReportedEvent['topic'];
type EventOf<Name extends Topic> = Extract<ReportedEvent, { readonly topic: Name }>;
type Payload<Name extends Topic> = EventOf<Name>['payload'];

let count = 0;

function anEvent<Name extends Topic>(topic: Name, payload: Payload<Name>, visitId = 'visit-0001') {
  count += 1;
  const id = `event-${String(count).padStart(4, '0')}`;
  return { id, visitId, brand: payload.brand, atMs: Date.now(), topic, payload } as EventOf<Name>;
}

const listed = {
  updateId: 'update-1',
  brand: 'marlow',
  path: '/search/lamp?sort=price',
  list: 'search',
  searchTerm: 'lamp',
  productId: '1000',
  position: 1,
  isSponsored: false,
};

export const aView = (fields: Partial<Payload<'product-view'>> = {}, visitId?: string) =>
  anEvent('product-view', { ...listed, ...fields }, visitId);

export const aClick = (fields: Partial<Payload<'product-click'>> = {}, visitId?: string) =>
  anEvent('product-click', { ...listed, isNewTab: false, ...fields }, visitId);

export const aSave = (fields: Partial<Payload<'product-save'>> = {}) =>
  anEvent('product-save', { ...listed, ...fields });

export const aListingView = (fields: Partial<Payload<'listing-view'>> = {}) =>
  anEvent('listing-view', {
    updateId: 'update-1',
    pageType: 'search',
    brand: 'marlow',
    path: '/search/lamp',
    sort: 'relevance',
    page: 1,
    resultsPerPage: 30,
    numResults: 20,
    facets: [],
    experiments: [],
    reRanking: false,
    ...fields,
  });
