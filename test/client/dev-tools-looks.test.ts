import { summariseAction, summariseState } from '../../src/client/dev-tools-looks';
import { selectShownListing } from '../../src/listing/shown-listing';
import { aListingBody } from '../support/a-listing';
import { aVisit } from '../support/a-visit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the page in Redux DevTools', () => {
  it('says a listing in a few words, in states and in actions', async () => {
    const visit = await aVisit();
    const shown = JSON.stringify(summariseState(visit.state()).listingApi);
    expect(shown).toContain('2 products of');
    expect(shown).not.toContain('product_list');
    const action = {
      type: 'listingApi/executeQuery/fulfilled',
      payload: aListingBody({ results: 31 }),
    };
    expect(summariseAction(action)).toEqual({
      type: action.type,
      payload: '30 products of 31, 0 facets',
    });
    visit.end();
  });

  it('leaves the true state and every other action alone', async () => {
    const visit = await aVisit();
    summariseState(visit.state());
    expect(selectShownListing(visit.state())?.products).toHaveLength(2);
    const action = { type: 'drawer/facetExpanded', payload: 'brand' };
    expect(summariseAction(action)).toEqual(action);
    expect(summariseAction({ type: 'drawer/drawerOpened' })).toEqual({
      type: 'drawer/drawerOpened',
    });
    expect(summariseState('no state of ours')).toBe('no state of ours');
    visit.end();
  });
});
