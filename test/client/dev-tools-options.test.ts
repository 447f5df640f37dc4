import { devToolsOptions } from '../../src/client/dev-tools-options';
import { selectShownListing } from '../../src/listing/shown-listing';
import { aListingBody } from '../support/a-listing';
import { aVisit } from '../support/a-visit';

const { actionSanitizer, stateSanitizer } = devToolsOptions;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the page in Redux DevTools', () => {
  it('says a listing in a few words, in states and in actions', async () => {
    const visit = await aVisit();
    const shown = JSON.stringify(stateSanitizer?.(visit.state(), 0).listingApi);
    expect(shown).toContain('2 products of');
    expect(shown).not.toContain('product_list');
    const action = {
      type: 'listingApi/executeQuery/fulfilled',
      payload: aListingBody({ results: 31 }),
    };
    expect(actionSanitizer?.(action, 0)).toEqual({
      type: action.type,
      payload: '30 products of 31, 0 facets',
    });
    visit.end();
  });

  it('leaves the true state and every other action alone', async () => {
    const visit = await aVisit();
    stateSanitizer?.(visit.state(), 0);
    expect(selectShownListing(visit.state())?.products).toHaveLength(2);
    const action = { type: 'drawer/facetExpanded', payload: 'brand' };
    expect(actionSanitizer?.(action, 0)).toEqual(action);
    expect(actionSanitizer?.({ type: 'drawer/drawerOpened' }, 0)).toEqual({
      type: 'drawer/drawerOpened',
    });
    expect(stateSanitizer?.('no state of ours', 0)).toBe('no state of ours');
    visit.end();
  });
});
