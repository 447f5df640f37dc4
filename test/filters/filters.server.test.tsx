import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { FilterAnnouncer } from '../../src/filters/FilterAnnouncer';
import { FilterButton } from '../../src/filters/FilterButton';
import { FilterChips } from '../../src/filters/FilterChips';
import { FilterColumn } from '../../src/filters/FilterColumn';
import { FilterDrawer } from '../../src/filters/FilterDrawer';
import { readListingForm } from '../../src/listing-url/listing-form';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';
import { aPageStore } from '../support/a-page-store';
import { aQueryState } from '../support/a-query-state';
import { furnitureBody } from './a-furniture-api';

/** Renders the filters of a preloaded listing, as the server does. */
function renderFilters(path: string, request: string) {
  const queryState = aQueryState(path, furnitureBody(request));
  const { store } = aPageStore({ path, globals: { queryState } });
  const markup = renderToString(
    <Provider store={store}>
      <FilterAnnouncer />
      <FilterButton />
      <FilterColumn />
      <FilterChips />
      <FilterDrawer />
    </Provider>,
  ).replace(/<!-- -->/g, '');
  return { markup, words: markup.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ') };
}

const fieldsOf = (markup: string) =>
  [...markup.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
    const found = [...input.matchAll(/ ([a-z-]+)="([^"]*)"/g)];
    const attributes = new Map(found.map(([, name = '', value = '']) => [name, value]));
    const isSent = attributes.get('type') !== 'checkbox' || attributes.has('checked');
    const name = attributes.get('name');
    return isSent && name !== undefined ? [[name, attributes.get('value') ?? ''] as const] : [];
  });

describe('the filters without scripting', () => {
  const path = '/browse/c1/brand--acme?page=2&sortkey=price&utm_source=mail';
  const request = '/group_id/c1?filters[brand]=acme';

  it('show the options with their counts', () => {
    const { words } = renderFilters(path, request);
    expect(words).toContain('Department Corner sofas 3 products');
    expect(words).toMatch(/A Abode 6 products Acme 9 products/);
    expect(words).toContain('Price');
  });

  it('tick what is selected', () => {
    const { markup } = renderFilters(path, request);
    expect(markup).toMatch(
      /<input[^>]*name="f\.brand"[^>]*checked=""[^>]*value="acme"|<input[^>]*value="acme"[^>]*checked=""/,
    );
  });

  it('have links to categories and links that remove chips', () => {
    const { markup } = renderFilters(path, request);
    expect(markup).toContain('href="/browse/corner/brand--acme?sortkey=price&amp;utm_source=mail"');
    expect(markup).toContain('href="/browse/c1?sortkey=price&amp;utm_source=mail"');
  });

  it('are a form that, sent unchanged, opens the first page of the same listing', () => {
    const { markup } = renderFilters(path, request);
    const [, form = ''] = /<form(.*?)<\/form>/.exec(markup) ?? [];
    expect(form).toContain('action="/browse/c1/brand--acme" method="get"');
    const query = new URLSearchParams(fieldsOf(form).map(([name, value]) => [name, value]));
    const sent = readListingForm(`/browse/c1/brand--acme?${query.toString()}`);
    expect(sent && writeListingUrl(sent)).toBe(
      '/browse/c1/brand--acme?sortkey=price&utm_source=mail',
    );
    query.set('max.price', '50');
    const priced = readListingForm(`/browse/c1/brand--acme?${query.toString()}`);
    expect(priced && writeListingUrl(priced)).toBe(
      '/browse/c1/brand--acme/price---up-to-50?sortkey=price&utm_source=mail',
    );
    expect(form).toMatch(/<noscript><button[^>]*>Apply<\/button><\/noscript>/);
  });

  it('are reached on small screens by a link to the column', () => {
    const { markup } = renderFilters(path, request);
    expect(markup).toMatch(/<noscript><a[^>]*href="#filters"[^>]*>Filter<\/a><\/noscript>/);
    expect(markup).toContain('id="filters"');
  });

  it('have the drawer closed, and nothing to announce', () => {
    const { markup } = renderFilters(path, request);
    expect(markup).not.toContain('role="dialog"');
    expect(markup).toMatch(/role="status"><p><\/p><\/div>/);
  });

  it('give every id once', () => {
    const { markup } = renderFilters(path, request);
    const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
