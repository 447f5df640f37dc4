import { renderToStaticMarkup } from 'react-dom/server';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { SearchNote } from '../../src/results-bar/SearchNote';
import { aListing } from '../support/a-listing';
import { InEnglish } from '../support/in-english';

function noteFor(path: string, meta: Readonly<Record<string, unknown>>, results?: number) {
  const listing = {
    ...aListing(results === undefined ? {} : { results }),
    meta: { features: {}, featureVariants: {}, ...meta },
  };
  return renderToStaticMarkup(
    <InEnglish>
      <SearchNote listing={listing} url={readListingUrl(path)} />
    </InEnglish>,
  );
}

describe('what a search did', () => {
  it('is told with a link to the shopper’s own words', () => {
    expect(noteFor('/search/armchiar?utm=a', { correctedTerm: 'armchair' })).toBe(
      '<p class="plp-search-note">Showing results for “armchair”. ' +
        '<a class="plp-link" href="/search/%22armchiar%22?utm=a">Search instead for “armchiar”</a></p>',
    );
  });

  it('shows the words that were left out', () => {
    const markup = noteFor('/search/red-sofa-qqq', {
      correctedTerm: 'red sofa',
      droppedWords: ['qqq'],
    });
    expect(markup).toContain('Left out: <s dir="auto">qqq</s>. ');
  });

  it.each([
    ['an API that says nothing', '/search/sofa', {}],
    ['the same term', '/search/Sofa', { correctedTerm: 'sofa' }],
    ['a listing that is no search', '/browse/sofas', { correctedTerm: 'sofa' }],
  ])('is not claimed for %s', (_, path, meta) => {
    expect(noteFor(path, meta)).toBe('');
  });

  it('is not claimed for a list of nothing', () => {
    expect(noteFor('/search/armchiar', { correctedTerm: 'armchair' }, 0)).toBe('');
  });

  it('has no second link for a term in quotation marks', () => {
    expect(noteFor('/search/%22armchiar%22', { correctedTerm: 'armchair' })).not.toContain('<a');
  });
});
