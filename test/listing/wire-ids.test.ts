import { facetOption } from '../../src/listing-url/option-identity';
import { facetToggled } from '../../src/listing/navigation';
import { wireIdsCorrected } from '../../src/listing/request/wire-ids-state';
import { wireIdsSlice } from '../../src/listing/wire-ids-slice';
import { selectShownListing } from '../../src/listing/shown-listing';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { aResponse } from '../support/listing-service';
import { bodyInItsOwnSpelling } from '../support/own-spelling';

const brands = ['Dr. Martens', 'AT_T', 'Usb-C 3.0', 'plain'];
const deepLinkTo = (brand: string) => `/browse/shoes/brand--${facetOption('brand', brand).seoId}`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function aPage(
  path: string,
  respond: (url: string) => Response | Promise<Response> = (url) =>
    aResponse(bodyInItsOwnSpelling(url, brands)),
) {
  const platform = fakePlatform(respond);
  const page = aPageStore({ path, platform });
  page.start();
  const settle = () => jest.advanceTimersByTimeAsync(100);
  await settle();
  return {
    ...page,
    platform,
    settle,
    titles: () => selectShownListing(page.store.getState())?.products.map(({ title }) => title),
    requestedBrands: () =>
      platform.requested.map((url) =>
        new URL(url, 'https://shop.example').searchParams.getAll('filters[brand]'),
      ),
  };
}

describe('an option that the API spells in its own way', () => {
  it.each(brands)('finds %j behind a cold deep link', async (brand) => {
    const page = await aPage(deepLinkTo(brand));
    expect(page.titles()).toEqual([`Made by ${brand}`]);
    expect(page.platform.requested).toHaveLength(brand === 'plain' ? 1 : 2);
  });

  it('is requested in the API’s spelling once a response has contained it', async () => {
    const page = await aPage('/browse/shoes');
    page.store.dispatch(facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'Dr. Martens' }));
    await page.settle();
    page.store.dispatch(facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'AT_T' }));
    await page.settle();
    expect(page.requestedBrands()).toEqual([[], ['Dr. Martens'], ['AT_T', 'Dr. Martens']]);
  });

  it('stays known when the second request fails, so that the retry uses the API’s spelling', async () => {
    let requestCount = 0;
    const page = await aPage(deepLinkTo('Dr. Martens'), (url) => {
      requestCount += 1;
      return requestCount === 2
        ? aResponse({}, { status: 500 })
        : aResponse(bodyInItsOwnSpelling(url, brands));
    });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(page.requestedBrands()).toEqual([['dr martens'], ['Dr. Martens'], ['Dr. Martens']]);
    expect(page.titles()).toEqual(['Made by Dr. Martens']);
  });

  it('is learned together with those of a response that came meanwhile', () => {
    const { reducer } = wireIdsSlice;
    const state = reducer(
      { 'brand at-t': ['AT_T'] },
      wireIdsCorrected({ 'brand plain': ['Plain'] }),
    );
    expect(state).toEqual({ 'brand at-t': ['AT_T'], 'brand plain': ['Plain'] });
  });

  it('is found or fails within ten seconds, over both requests', async () => {
    let requestCount = 0;
    const page = await aPage(deepLinkTo('Dr. Martens'), (url) => {
      requestCount += 1;
      return requestCount === 1
        ? new Promise((resolve) =>
            setTimeout(() => resolve(aResponse(bodyInItsOwnSpelling(url, brands))), 6_000),
          )
        : new Promise(() => undefined);
    });
    await jest.advanceTimersByTimeAsync(9_800);
    expect(page.requestedBrands()).toEqual([['dr martens'], ['Dr. Martens']]);
    expect(page.platform.logged).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(page.platform.logged).toEqual(['error: browse API response error']);
  });

  it.each(['/browse/shoes/brand--dr-martens', '/browse/brand--dr-martens'])(
    'is requested with all ids that the address %s stands for',
    async (path) => {
      const page = await aPage(path, (url) =>
        aResponse(bodyInItsOwnSpelling(url, ['Dr. Martens', 'dr martens', 'Bolt'])),
      );
      expect(page.titles()).toEqual(['Made by dr martens and Dr. Martens']);
      expect(page.requestedBrands().at(-1)).toEqual(['dr martens', 'Dr. Martens']);
      expect(page.platform.requested).toHaveLength(2);
    },
  );

  it('causes two requests at most when the API never selects anything', async () => {
    const page = await aPage(deepLinkTo('Dr. Martens'), () =>
      aResponse(bodyInItsOwnSpelling('/', brands)),
    );
    expect(page.platform.requested).toHaveLength(2);
  });
});
