/** @jest-environment jsdom */
import { publishSearch } from '../../../shop/search/publish-search';
import { createGroups, suggestionOf } from '../../../shop/search/suggestion-options';
import { readProducts } from '../../../src/catalogue/product';
import { earlierSearchesKey } from '../../../src/events/earlier-searches';
import { defaultImageSizes } from '../../../src/storefront/page-globals';
import { faultsOf } from '../../events/event-schemas';
import { aWireProduct } from '../../support/a-product';
import { english } from '../../support/english';

const host = window as unknown as { plpEvents?: object };

beforeEach(() => {
  document.documentElement.dataset.plpBrand = 'marlow';
  sessionStorage.clear();
  delete host.plpEvents;
});

function aList() {
  const list = document.createElement('div');
  const suggestions = {
    terms: ['lamp', 'lamp shade'],
    categories: [{ id: 'lamps', name: 'Lamps', parentName: 'Lighting' }],
    products: readProducts([aWireProduct({ title: 'Lamp One' })]),
  };
  list.append(
    ...createGroups(suggestions, { typed: 'lam', sizes: defaultImageSizes, language: english }),
  );
  return list;
}

it('is published on the bus of a listing, with the suggestion that was chosen and its place among all', () => {
  const published: object[] = [];
  host.plpEvents = {
    publish: (topic: string, payload: object) => published.push({ topic, payload }),
  };
  const list = aList();
  publishSearch('lam');
  for (const option of list.querySelectorAll('[role=option]'))
    publishSearch('lam', suggestionOf(list, option));
  const search = { brand: 'marlow', term: 'lam' };
  expect(published.map((event) => (event as { payload: object }).payload)).toEqual([
    search,
    { ...search, suggestion: { kind: 'term', position: 1, text: 'lamp' } },
    { ...search, suggestion: { kind: 'term', position: 2, text: 'lamp shade' } },
    { ...search, suggestion: { kind: 'category', position: 3, text: 'Lamps' } },
    { ...search, suggestion: { kind: 'product', position: 4, text: 'Lamp One' } },
  ]);
  expect(published.flatMap((event) => faultsOf(event as Parameters<typeof faultsOf>[0]))).toEqual(
    [],
  );
});

it('waits in session storage on a page without a bus, for the next listing', () => {
  publishSearch('lamp');
  publishSearch('sofa');
  expect(JSON.parse(sessionStorage.getItem(earlierSearchesKey) ?? '')).toEqual([
    { brand: 'marlow', term: 'lamp' },
    { brand: 'marlow', term: 'sofa' },
  ]);
});

it('is nothing without a term, and none of a list that no option was chosen from', () => {
  publishSearch('');
  expect(sessionStorage).toHaveLength(0);
  expect(suggestionOf(aList(), document.body)).toBeUndefined();
});
