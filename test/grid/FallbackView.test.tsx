import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FallbackView } from '../../src/grid/FallbackView';
import { selectIsCurrentShown, selectShownListing } from '../../src/listing/shown-listing';
import { axeViolations } from '../support/axe-violations';
import type { WireMeta } from '../../src/catalogue/listing-response';
import { aWireFacet, aWireValue } from '../support/a-listing';
import { aWireProduct } from '../support/a-product';
import { aResponse, pendingResponses } from '../support/listing-service';
import { responsesOf, openPage, settle } from '../support/open-page';
import { countTexts, fallbackTexts, filterTexts } from '../support/english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const blue = { facetId: 'colours', optionId: 'blue', label: 'Blue' };
const acme = { facetId: 'brand', optionId: 'acme', label: 'Acme' };
const wayOut = (option: string, count: number) =>
  `${filterTexts.remove(option)} ${countTexts.products(count)}`;
const narrow = '/browse/c1/brand--acme/colours--blue';

/** The shop has no blue Acme product, 12 blue ones and one of Acme. */
function shop(address: string) {
  const has = (option: string) => address.includes(option);
  const results = has('acme') && has('blue') ? 0 : has('blue') ? 12 : has('acme') ? 1 : 40;
  return responsesOf({ results })(address);
}

const listingsRequested = ({ requested }: { readonly requested: readonly string[] }) =>
  requested.filter((address) => address.startsWith('/listing-api'));

/** The links that remove a filter. */
const removals = () =>
  screen
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter((text) => text.startsWith(filterTexts.remove('')));

describe('the fallback view of an empty list', () => {
  it('announces its words alone, not the links and the numbers that come later', async () => {
    await openPage(<FallbackView reason="nothing" options={[acme, blue]} />, {
      path: narrow,
      respond: shop,
    });
    expect(screen.getByRole('status')).toHaveTextContent(fallbackTexts.filtered.text);
    expect(within(screen.getByRole('status')).queryByRole('link')).toBeNull();
  });

  it('links to each broader listing with its number of products', async () => {
    await openPage(<FallbackView reason="nothing" options={[acme, blue]} />, {
      path: narrow,
      respond: shop,
    });
    await settle(60);
    expect(screen.getByRole('heading', { name: fallbackTexts.filtered.heading })).toBeVisible();
    expect(screen.getByRole('link', { name: wayOut('Acme', 12) })).toHaveAttribute(
      'href',
      '/browse/c1/colours--blue',
    );
    expect(screen.getByRole('link', { name: wayOut('Blue', 1) })).toBeVisible();
    expect(screen.getByRole('link', { name: filterTexts.clearAll })).toHaveAttribute(
      'href',
      '/browse/c1',
    );
    expect(screen.getByRole('link', { name: fallbackTexts.allCategories })).toBeVisible();
  });

  it('offers to remove twelve filters at most', async () => {
    const options = Array.from({ length: 20 }, (_, index) => ({
      facetId: `f${index}`,
      optionId: 'no',
      label: `Facet ${index}`,
    }));
    await openPage(<FallbackView reason="nothing" options={options} />, {
      path: `/browse/c1/${options.map(({ facetId }) => `${facetId}--no`).join('/')}`,
      respond: responsesOf({
        results: 0,
        facets: options.map(({ facetId }) => aWireFacet(facetId, 'yes')),
      }),
      platform: { savesData: () => true },
    });
    expect(removals()).toHaveLength(12);
    expect(screen.getByRole('link', { name: filterTexts.clearAll })).toBeVisible();
  });

  it('offers no removal before it is known that it finds something', async () => {
    const pending = pendingResponses();
    await openPage(<FallbackView reason="nothing" options={[acme, blue]} />, {
      path: narrow,
      respond: (address) =>
        address.includes('acme') && address.includes('blue') ? shop(address) : pending.respond(),
    });
    await settle(60);
    expect(removals()).toEqual([]);
    pending.resolve(0, responsesOf({ results: 12 })('/'));
    await settle(60);
    expect(removals()).toEqual([wayOut('Acme', 12)]);
  });

  it('offers no removal that finds nothing, and still to clear all', async () => {
    await openPage(<FallbackView reason="nothing" options={[acme, blue]} />, {
      path: narrow,
      // The facets say that there is another brand, and then there is none.
      respond: responsesOf({ results: 0, facets: [aWireFacet('brand', 'bolt')] }),
    });
    await settle(60);
    expect(removals()).toEqual([]);
    expect(screen.getByRole('link', { name: filterTexts.clearAll })).toBeVisible();
    expect(screen.getByRole('link', { name: fallbackTexts.allCategories })).toBeVisible();
  });

  it('offers none of several options of a facet while the others leave nothing', async () => {
    const bolt = { facetId: 'brand', optionId: 'bolt', label: 'Bolt' };
    await openPage(<FallbackView reason="nothing" options={[acme, bolt]} />, {
      path: '/browse/c1/brand--acme+bolt',
      respond: responsesOf({ results: 0, facets: [aWireFacet('brand', 'crate')] }),
      platform: { savesData: () => true },
    });
    expect(removals()).toEqual([]);
  });

  it('shows the announced number of products at once after a click', async () => {
    const { store, platform } = await openPage(
      <FallbackView reason="nothing" options={[acme, blue]} />,
      { path: narrow, respond: shop },
    );
    await settle(60);
    await userEvent.click(screen.getByRole('link', { name: wayOut('Acme', 12) }));
    expect(selectIsCurrentShown(store.getState())).toBe(true);
    expect(selectShownListing(store.getState())?.numResults).toBe(12);
    await settle();
    const ofBlueAlone = (address: string) => address.includes('blue') && !address.includes('acme');
    expect(listingsRequested(platform).filter(ofBlueAlone)).toHaveLength(1);
  });

  it('requests no numbers when the shopper saves data, and offers what the facets tell', async () => {
    const { platform } = await openPage(<FallbackView reason="nothing" options={[acme, blue]} />, {
      path: narrow,
      respond: responsesOf({
        results: 0,
        facets: [
          aWireFacet('brand', aWireValue('acme', { count: 0 }), 'bolt'),
          aWireFacet('colours', aWireValue('blue', { count: 0 })),
        ],
      }),
      platform: { savesData: () => true },
    });
    await settle(60);
    expect(listingsRequested(platform)).toHaveLength(1);
    expect(removals()).toEqual([filterTexts.remove('Acme')]);
  });

  it.each([
    ['/browse/c1', fallbackTexts.empty.browse.heading],
    ['/promo/winter', fallbackTexts.empty.promo.heading],
    ['/valuedeal/last', fallbackTexts.empty.valuedeal.heading],
    ['/search/sofa-bed', fallbackTexts.nothingFound('sofa bed').heading],
    ['/search/%22sofa-bed%22', fallbackTexts.nothingFound('sofa bed').heading],
  ])('on %s says "%s"', async (path, heading) => {
    const { container } = await openPage(<FallbackView reason="nothing" />, {
      path,
      respond: responsesOf({ results: 0 }),
    });
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('links to the parent category', async () => {
    const meta = {
      parent_categories: [
        { group_id: 'all', display_name: 'All' },
        { group_id: 'home', display_name: 'Home' },
      ],
    };
    await openPage(<FallbackView reason="nothing" />, {
      respond: responsesOf({ results: 0, meta }),
    });
    expect(screen.getByRole('link', { name: fallbackTexts.allOf('Home') })).toHaveAttribute(
      'href',
      '/browse/home',
    );
  });
});

describe('the suggestions of an empty list', () => {
  const meta: WireMeta = {
    corrected_term: 'oak armchair',
    fewer_words: ['armchair', 'oak'],
    suggested_categories: [
      { group_id: 'furniture', display_name: 'Furniture' },
      { group_id: '..', display_name: 'Nowhere' },
    ],
    popular_products: [aWireProduct({ product_id: 'p7', title: 'Rug' })],
  };
  const view = (
    <FallbackView
      reason="nothing"
      renderers={{
        renderProduct: ({ title }, position) => `${position} ${title}`,
        renderNotes: () => null,
      }}
    />
  );
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  it('are another search, categories and products', async () => {
    const { container } = await openPage(view, {
      path: '/search/oak-armchiar?sortkey=price&utm_source=mail',
      respond: responsesOf({ results: 0, meta }),
    });
    expect(links()).toEqual([
      [fallbackTexts.didYouMean('oak armchair'), '/search/oak-armchair?utm_source=mail'],
      [fallbackTexts.searchFor('armchair'), '/search/armchair?utm_source=mail'],
      [fallbackTexts.searchFor('oak'), '/search/oak?utm_source=mail'],
      [fallbackTexts.wholeShop, '/browse'],
      ['Furniture', '/browse/furniture?utm_source=mail'],
    ]);
    expect(screen.getByRole('region', { name: fallbackTexts.categories })).toBeVisible();
    expect(screen.getByRole('list', { name: fallbackTexts.products })).toHaveTextContent('1 Rug');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('come after the removal of filters', async () => {
    await openPage(<FallbackView reason="nothing" options={[acme]} />, {
      path: '/search/brand--acme/oak-armchiar',
      respond: (address) =>
        responsesOf({
          results: address.includes('acme') ? 0 : 4,
          meta: { corrected_term: 'oak armchair' },
        })(address),
    });
    await settle(60);
    expect(links().map(([, href]) => href)).toEqual([
      '/search/oak-armchiar',
      '/search/oak-armchiar',
      '/search/oak-armchair',
      '/browse',
    ]);
  });

  it('are neither claimed nor headed when the API sends none', async () => {
    await openPage(view, {
      path: '/search/lamp',
      respond: responsesOf({ results: 0, meta: { suggested_categories: [{ group_id: '.' }] } }),
    });
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(links()).toEqual([[fallbackTexts.wholeShop, '/browse']]);
  });

  it('name no other search on a page that is no search', async () => {
    await openPage(view, { path: '/browse/c1', respond: responsesOf({ results: 0, meta }) });
    expect(links().map(([, href]) => href)).toEqual(['/browse', '/browse/furniture']);
  });
});

describe('the fallback view of a page past the last', () => {
  it('links to the first and the last page', async () => {
    await openPage(<FallbackView reason="nothing" />, {
      path: '/browse/c1?page=9',
      respond: responsesOf({ results: 84 }),
    });
    expect(screen.getByRole('heading', { name: fallbackTexts.pastEnd(3).heading })).toBeVisible();
    expect(screen.getByRole('link', { name: fallbackTexts.firstPage })).toHaveAttribute(
      'href',
      '/browse/c1',
    );
    expect(screen.getByRole('link', { name: fallbackTexts.lastPage(3) })).toHaveAttribute(
      'href',
      '/browse/c1?page=3',
    );
  });

  it('has one link when there is one page', async () => {
    await openPage(<FallbackView reason="nothing" />, {
      path: '/browse/c1?page=9',
      respond: responsesOf({ results: 8 }),
    });
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('the fallback view of a failure', () => {
  it('shows the failure and retries on a click', async () => {
    const api = { isDown: true };
    const { store, container } = await openPage(<FallbackView reason="failed" />, {
      respond: (address) =>
        api.isDown ? aResponse({}, { status: 400 }) : responsesOf({ results: 7 })(address),
    });
    expect(screen.getByRole('alert')).toHaveTextContent(fallbackTexts.failed.heading);
    expect(screen.getByRole('link', { name: fallbackTexts.tryAgain })).toHaveAttribute(
      'href',
      '/browse/c1',
    );
    expect(await axeViolations(container)).toEqual([]);
    api.isDown = false;
    await userEvent.click(screen.getByRole('link', { name: fallbackTexts.tryAgain }));
    await settle();
    expect(selectShownListing(store.getState())?.numResults).toBe(7);
  });

  it('shows a hint to search for something when the search has no term', async () => {
    const { platform } = await openPage(<FallbackView reason="failed" />, { path: '/search/' });
    expect(screen.getByRole('heading', { name: fallbackTexts.noTerm.heading })).toBeVisible();
    expect(screen.getByRole('link', { name: fallbackTexts.wholeShop })).toBeVisible();
    expect(listingsRequested(platform)).toEqual([]);
  });
});
