import { Provider } from 'react-redux';
import { ContentBanner } from '../../src/grid/ContentBanner';
import { FallbackView } from '../../src/grid/FallbackView';
import { RecommendationSlot } from '../../src/grid/RecommendationSlot';
import { aListingBody, type ListingFacts } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';
import { aQueryState } from '../support/a-query-state';
import { renderOnServer } from '../support/render-on-server';
import { fallbackTexts } from '../support/english';

describe.each([
  ['a banner', ContentBanner],
  ['a recommendation', RecommendationSlot],
])('%s on the server', (_name, Insert) => {
  it('is a link with a picture that loads lazily into a fixed size', () => {
    const content = { heading: 'Rugs', text: '<b>Warm</b> feet', url: '/rugs', imageUrl: '/r.jpg' };
    const { markup } = renderOnServer(<Insert content={content} />);
    expect(markup).toContain('href="/rugs">Rugs</a>');
    expect(markup).toContain('&lt;b&gt;Warm&lt;/b&gt; feet');
    expect(markup).toMatch(
      /<img [^>]*src="\/r\.jpg" alt="" loading="lazy"[^>]*width="\d+" height="\d+"/,
    );
  });

  it('requests its picture in the width that it shows, where the address says how', () => {
    const content = {
      heading: 'Rugs',
      imageUrl: '/r.jpg?w={width}',
      narrowImageUrl: '/n, 1.jpg?w={width}',
    };
    const { markup } = renderOnServer(<Insert content={content} />);
    expect(markup).toMatch(/<img [^>]*src="\/r\.jpg\?w=\d+"/);
    expect(markup).toMatch(
      /<img [^>]*srcSet="\/r\.jpg\?w=240 240w, [^"]* \/r\.jpg\?w=1200 1200w" sizes="[^"]*rem"/,
    );
    expect(markup).toMatch(/<source [^>]*srcSet="\/n,%201\.jpg\?w=240 240w, [^"]*" sizes="/);
    expect(markup).not.toContain('{width}');
  });

  it('says in its link what the link does', () => {
    const content = { heading: 'Rugs', url: '/rugs', action: 'Shop <rugs>' };
    const { markup } = renderOnServer(<Insert content={content} />);
    expect(markup).toMatch(/<a [^>]*href="\/rugs">Rugs<span [^>]*> Shop &lt;rugs&gt;<\/span><\/a>/);
  });

  it('needs only a heading', () => {
    const { markup, words } = renderOnServer(<Insert content={{ heading: 'Rugs' }} />);
    expect(words).toBe('Rugs');
    expect(markup).not.toMatch(/<(?:a|img) /);
  });
});

describe('the fallback view of a listing on the server', () => {
  function renderFallback(path: string, facts: ListingFacts) {
    const queryState = aQueryState(path, aListingBody(facts));
    const { store } = aPageStore({ path, globals: { queryState } });
    return renderOnServer(
      <Provider store={store}>
        <FallbackView reason="nothing" />
      </Provider>,
    );
  }

  it('links to the first and the last page when the page is past the end', () => {
    const { markup, words } = renderFallback('/browse/c1?page=9', { results: 84, page: 9 });
    expect(words).toContain(fallbackTexts.pastEnd(3).text);
    expect(markup).toContain(`href="/browse/c1">${fallbackTexts.firstPage}</a>`);
    expect(markup).toContain(`href="/browse/c1?page=3">${fallbackTexts.lastPage(3)}</a>`);
  });

  it('links to the whole shop when a search finds nothing', () => {
    const { markup, words } = renderFallback('/search/sofa', { results: 0 });
    expect(words).toContain(fallbackTexts.nothingFound('sofa').heading);
    expect(markup).toContain(`href="/browse">${fallbackTexts.wholeShop}</a>`);
  });
});
