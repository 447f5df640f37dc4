import { serverMarkupOf } from '../../src/hydration/show-page';
import { aListingBody } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';
import { aQueryState } from '../support/a-query-state';

function rootWith(markup: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = markup;
  return root;
}
const page = rootWith('<div class="plp-page"></div>');
const listed = (path: string) => ({ queryState: aQueryState(path, aListingBody()) });

describe('the markup of the server', () => {
  it.each([
    ['listing', '/browse/sofas', listed('/browse/sofas')],
    ['failure', '/browse/sofas', {}],
    // A search without a term requests nothing, which is no failure.
    ['nothing-to-ask', '/search', {}],
    [undefined, '/browse/lamps', listed('/browse/sofas')],
  ])('is %s at %s', (markup, path, globals) => {
    const { store } = aPageStore({ path, globals });
    expect(serverMarkupOf(page, store.getState())).toBe(markup);
  });

  it('is none in an empty root', () => {
    const { store } = aPageStore({ globals: listed('/browse/sofas') });
    expect(serverMarkupOf(rootWith(''), store.getState())).toBeUndefined();
  });
});
