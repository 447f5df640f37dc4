import type { UnknownAction } from '@reduxjs/toolkit';
import {
  drawerClosed,
  drawerOpened,
  drawerSlice,
  facetCollapsed,
  facetExpanded,
  productsViewed,
} from '../../src/filters/drawer/drawer-slice';
import { categoryChosen, facetOptionsChosen, facetToggled } from '../../src/listing/navigation';

describe('the drawer’s state', () => {
  const { reducer } = drawerSlice;
  const initial = reducer(undefined, { type: 'start' });
  const open = reducer(initial, drawerOpened());

  it('begins closed', () => {
    expect(initial).toEqual({ drawerOpen: false, showViewProducts: false, ariaHidden: true });
  });

  it('opens with no active facet and without "View Products"', () => {
    const used = reducer(
      reducer(initial, facetExpanded('brand')),
      facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' }),
    );
    expect(reducer(used, drawerOpened())).toEqual({
      drawerOpen: true,
      showViewProducts: false,
      ariaHidden: false,
    });
  });

  it.each([
    facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' }),
    facetOptionsChosen({ kind: 'facet_options', facetId: 'price', optionIds: [] }),
    categoryChosen({ kind: 'category', categoryId: 'c2' }),
  ])('offers "View Products" after $type', (action) => {
    expect(reducer(open, action).showViewProducts).toBe(true);
  });

  it('resets all three parts when it closes', () => {
    const used = reducer(open, facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'acme' }));
    expect(reducer(used, drawerClosed())).toEqual(initial);
  });

  it('holds the open facet', () => {
    const expanded = reducer(open, facetExpanded('brand'));
    expect(expanded.activeFacet).toBe('brand');
    expect(reducer(expanded, facetCollapsed())).toEqual(open);
  });

  const activeAfter = (state: typeof initial, ...actions: readonly UnknownAction[]) =>
    actions.reduce(reducer, state).activeFacet;
  const [brand, colours] = [facetExpanded('brand'), facetExpanded('colours')];
  it.each<[string, readonly UnknownAction[], string | undefined]>([
    ['opened last', [brand, colours], 'colours'],
    [
      'opened last after another one is closed',
      [brand, colours, facetCollapsed('brand')],
      'colours',
    ],
    [
      'opened before when the last one is closed',
      [brand, colours, facetCollapsed('colours')],
      'brand',
    ],
    ['opened again', [brand, colours, facetCollapsed('brand'), brand], 'brand'],
  ])('holds the accordion %s', (_which, actions, activeFacet) => {
    expect(activeAfter(initial, ...actions)).toBe(activeFacet);
  });

  it('holds no accordion when none is open that the shopper opened', () => {
    const closedAgain = [brand, colours, facetCollapsed('brand'), facetCollapsed('colours')];
    expect(closedAgain.reduce<typeof initial>(reducer, initial)).toEqual(initial);
    expect(activeAfter(initial, facetCollapsed('style'))).toBeUndefined();
  });

  it('holds one inner drawer at a time, and none of the drawer when it is closed', () => {
    expect(activeAfter(open, brand, colours, facetCollapsed())).toBeUndefined();
    expect(activeAfter(open, brand, drawerClosed())).toBeUndefined();
    expect(activeAfter(open, brand, productsViewed())).toBeUndefined();
  });
});
