import { Provider } from 'react-redux';
import { FilterAnnouncer } from '../../src/filters/announcements/FilterAnnouncer';
import { FilterButton } from '../../src/filters/FilterButton';
import { FilterChips } from '../../src/filters/chips/FilterChips';
import { FilterColumn } from '../../src/filters/FilterColumn';
import { readListingForm } from '../../src/listing-url/listing-form';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';
import { aPageStore } from '../support/a-page-store';
import { aQueryState } from '../support/a-query-state';
import { idsIn, renderOnServer } from '../support/render-on-server';
import { furnitureBody } from './a-furniture-api';
import { countTexts, filterFormTexts, filterTexts, readAmount } from '../support/english';

/** Renders the filters of a listing that has arrived before, as on a server. */
function renderFilters(path: string, request: string) {
  const queryState = aQueryState(path, furnitureBody(request));
  const { store } = aPageStore({ path, globals: { queryState } });
  return renderOnServer(
    <Provider store={store}>
      <FilterAnnouncer />
      <FilterButton />
      <FilterColumn />
      <FilterChips />
    </Provider>,
  );
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

  it('list the options with their counts', () => {
    const { words } = renderFilters(path, request);
    expect(words).toContain(`${filterFormTexts.department} Corner sofas ${countTexts.products(3)}`);
    expect(words).toContain('A Abode 6 Acme 9');
    expect(words).toContain('Price');
  });

  it('tick the selected options', () => {
    const { markup } = renderFilters(path, request);
    expect(markup).toMatch(
      /<input[^>]*name="f\.brand"[^>]*checked=""[^>]*value="acme"|<input[^>]*value="acme"[^>]*checked=""/,
    );
  });

  it('link to categories, and link each chip to the listing without its option', () => {
    const { markup } = renderFilters(path, request);
    expect(markup).toContain('href="/browse/corner/brand--acme?sortkey=price&amp;utm_source=mail"');
    expect(markup).toContain('href="/browse/c1?sortkey=price&amp;utm_source=mail"');
  });

  it('are a form that opens the first page of the same listing when it is sent unchanged', () => {
    const { markup } = renderFilters(path, request);
    const [, form = ''] = /<form(.*?)<\/form>/.exec(markup) ?? [];
    expect(form).toContain('action="/browse/c1/brand--acme"');
    expect(form).not.toContain('method=');
    const query = new URLSearchParams(fieldsOf(form).map(([name, value]) => [name, value]));
    const sent = readListingForm(`/browse/c1/brand--acme?${query.toString()}`, readAmount);
    expect(sent && writeListingUrl(sent)).toBe(
      '/browse/c1/brand--acme?sortkey=price&utm_source=mail',
    );
    query.set('max.price', '50');
    const priced = readListingForm(`/browse/c1/brand--acme?${query.toString()}`, readAmount);
    expect(priced && writeListingUrl(priced)).toBe(
      '/browse/c1/brand--acme/price---up-to-50?sortkey=price&utm_source=mail',
    );
    expect(form).toContain(`>${filterFormTexts.apply}</button></noscript>`);
  });

  it('have a link to the column for small screens', () => {
    const { markup } = renderFilters(path, request);
    expect(markup).toContain(
      `href="#filters"><span>${filterTexts.button(1)}</span></a></noscript>`,
    );
    expect(markup).toContain('id="filters"');
  });

  it('have the drawer closed, and nothing to announce', () => {
    const { markup } = renderFilters(path, request);
    expect(markup).not.toContain('role="dialog"');
    expect(markup).toMatch(/role="status"><\/div>/);
  });

  it('use every id once', () => {
    const { markup } = renderFilters(path, request);
    expect(new Set(idsIn(markup)).size).toBe(idsIn(markup).length);
  });
});
