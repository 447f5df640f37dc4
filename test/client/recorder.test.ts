import { earlierSearchesKey } from '../../src/events/earlier-searches';
import { facetToggled, pageChosen } from '../../src/listing/navigation';
import { savedTopic } from '../../src/saved-for-later/saved-change';
import { faultsOf } from '../events/event-schemas';
import { imageSources } from '../../src/product/image-sources';
import { defaultImageSizes } from '../../src/storefront/page-globals';
import { aListingBody } from '../support/a-listing';
import { aWireProduct } from '../support/a-product';
import { aResponse } from '../support/listing-service';
import { aRecordedPage, cardsOf, lookAt, slotOf } from '../support/a-recorded-page';

const blue = facetToggled({ kind: 'facet', facetId: 'colours', optionId: 'blue' });
const more = pageChosen({ kind: 'pagination', pageNumber: 2, isAdded: true });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a product that is seen', () => {
  it('is published after a second with half of its card on screen, once', async () => {
    const page = await aRecordedPage();
    const { cells } = await cardsOf(page);
    page.show(cells[0] as Element, 0.6);
    await page.settle(900);
    expect(page.publishedOf('product-view')).toEqual([]);
    await page.settle(1_600);
    const [seen] = page.publishedOf('product-view');
    expect(seen).toEqual({
      updateId: (page.publishedOf('listing-view')[0] as { updateId: string }).updateId,
      brand: 'marlow',
      path: '/browse/sofas',
      list: 'c1',
      resultId: expect.any(String) as string,
      productId: 'sofas-1',
      variationId: 'v1',
      position: 1,
      isSponsored: false,
    });
    await lookAt(page, cells[0]);
    await cardsOf(page);
    await lookAt(page, page.root.querySelector('li') ?? undefined);
    expect(page.publishedOf('product-view')).toHaveLength(1);
    expect(page.published.flatMap(faultsOf)).toEqual([]);
  });

  it('is not published when it leaves the screen before, or less than half of it shows', async () => {
    const page = await aRecordedPage();
    const { cells } = await cardsOf(page);
    page.show(cells[0] as Element, 0.6);
    page.show(cells[1] as Element, 0.4);
    await page.settle(500);
    page.show(cells[0] as Element, 0);
    await page.settle(10_000);
    expect(page.publishedOf('product-view')).toEqual([]);
  });

  it('is published when the shopper leaves the page after a second, before the browser was idle', async () => {
    const page = await aRecordedPage();
    const { cells } = await cardsOf(page);
    page.show(cells[0] as Element, 0.6);
    page.show(cells[1] as Element, 0.6);
    await page.settle(1_005);
    window.dispatchEvent(new Event('pagehide'));
    expect(page.publishedOf('product-view')).toHaveLength(2);
  });

  it('is published again in the next listing, and not when more products come below it', async () => {
    const page = await aRecordedPage();
    const first = await cardsOf(page);
    await lookAt(page, first.cells[0]);
    await page.act(more);
    const both = await cardsOf(page);
    await lookAt(page, both.cells[0]);
    await lookAt(page, both.cells[2]);
    expect(page.publishedOf('product-view')).toMatchObject([
      { productId: 'sofas-1', position: 1, path: '/browse/sofas' },
      { productId: 'sofas-31', position: 3, path: '/browse/sofas?page=2' },
    ]);
    await page.act(blue);
    await page.back();
    const again = await cardsOf(page);
    await lookAt(page, again.cells[0]);
    expect(page.publishedOf('product-view')).toHaveLength(3);
  });
});

describe('what a hidden page shows', () => {
  function hide(isHidden: boolean) {
    Object.defineProperty(document, 'visibilityState', {
      value: isHidden ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }
  afterEach(() => hide(false));

  it('is not seen, and its second begins when the page is visible again', async () => {
    const page = await aRecordedPage();
    const { cells } = await cardsOf(page);
    page.show(cells[0] as Element, 0.6);
    await page.settle(300);
    hide(true);
    await page.settle(10_000);
    expect(page.publishedOf('product-view')).toEqual([]);
    hide(false);
    await lookAt(page, cells[0]);
    expect(page.publishedOf('product-view')).toHaveLength(1);
  });
});

describe('a page that shows the past', () => {
  it('records neither what is seen nor what is clicked', async () => {
    const page = await aRecordedPage();
    const { links, cells } = await cardsOf(page);
    // The listing that was published last is not the one that the store shows.
    page.bus.publish('listing-view', { updateId: 'of the present' });
    await lookAt(page, cells[0]);
    links[0]?.click();
    expect(page.published.filter(({ topic }) => topic.startsWith('product'))).toEqual([]);
  });
});

describe('a followed link', () => {
  it('of a card is published with its product, from any part of the link and in any tab', async () => {
    const page = await aRecordedPage();
    const { links } = await cardsOf(page);
    const part = document.createElement('span');
    links[1]?.append(part);
    part.click();
    await page.settle(1_000);
    links[0]?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    links[1]?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    expect(page.publishedOf('product-click')).toMatchObject([
      { productId: 'sofas-2', position: 2, isNewTab: false },
      { productId: 'sofas-1', position: 1, isNewTab: true },
      { productId: 'sofas-2', position: 2, isNewTab: true },
    ]);
    expect(page.published.flatMap(faultsOf)).toEqual([]);
  });

  it('is published once for a double click, a held key, and not for the right button', async () => {
    const page = await aRecordedPage();
    const { links } = await cardsOf(page);
    for (const detail of [1, 2, 0, 0]) {
      links[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
      await page.settle(300);
    }
    links[1]?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    expect(page.publishedOf('product-click')).toHaveLength(1);
  });

  it('is none where the card does something else, as for a tap on a colour', async () => {
    const page = await aRecordedPage();
    const { links } = await cardsOf(page);
    links[0]?.addEventListener('click', preventOnce, { once: true });
    links[0]?.click();
    expect(page.publishedOf('product-click')).toEqual([]);
    links[0]?.click();
    expect(page.publishedOf('product-click')).toHaveLength(1);
  });

  it('outside of cards and content, and of a part that a storefront adds to a card, is none', async () => {
    const page = await aRecordedPage();
    const { cells } = await cardsOf(page);
    for (const place of [page.root, cells[0]]) {
      const link = document.createElement('a');
      link.href = '#elsewhere';
      place?.append(link);
      link.click();
    }
    expect(page.published.filter(({ topic }) => topic.endsWith('click'))).toEqual([]);
  });

  it('carries the colour whose picture lies over the card', async () => {
    const page = await aRecordedPage();
    const swatch = (displayName: string) => ({
      displayName,
      imageSrc: `https://img.example/${displayName}-disc.jpg`,
      productImageSrc: `https://img.example/${displayName}.jpg`,
    });
    const products = [aWireProduct({ swatchSources: [swatch('navy'), swatch('red')] })];
    jest
      .spyOn(page.platform, 'fetch')
      .mockImplementation(() => Promise.resolve(aResponse(aListingBody({ products }))));
    await page.act(blue);
    const { links, cells } = await cardsOf(page);
    links[0]?.click();
    await page.settle(1_000);
    const picture = document.createElement('img');
    picture.className = 'plp-card__image plp-card__image--loaded';
    const red = { sizes: defaultImageSizes, url: 'https://img.example/red.jpg' };
    picture.setAttribute('src', imageSources(red).src);
    cells[0]?.append(picture);
    links[0]?.click();
    const clicks = page.publishedOf('product-click');
    expect(clicks).toMatchObject([{ productId: 'p1' }, { productId: 'p1', colour: 'red' }]);
    expect(clicks[0]).not.toHaveProperty('colour');
  });
});

const preventOnce = (event: Event) => event.preventDefault();

describe('content among the products', () => {
  it('is published when seen and when its link is followed, with campaign and product', async () => {
    const page = await aRecordedPage();
    const slot = slotOf(
      page,
      { 'data-plp-content': 'banner-6', 'data-plp-campaign': 'spring' },
      '<h3>Spring</h3><p data-plp-product="p9"><a href="#p9">See it</a></p>',
    );
    await lookAt(page, slot);
    slot.querySelector('a')?.click();
    const content = {
      slot: 'banner-6',
      name: 'Spring',
      campaignId: 'spring',
      productId: 'p9',
      path: '/browse/sofas',
    };
    expect(page.publishedOf('content-view')).toMatchObject([content]);
    expect(page.publishedOf('content-click')).toMatchObject([{ ...content, isNewTab: false }]);
    expect(page.published.flatMap(faultsOf)).toEqual([]);
  });

  it('is followed in a shadow root of the host, and where the host follows the link by itself', async () => {
    const page = await aRecordedPage();
    const slot = slotOf(page, { 'data-plp-slot': 'banner-6' }, '<div></div>');
    const shadow = slot.firstElementChild?.attachShadow({ mode: 'open' });
    const link = document.createElement('a');
    link.href = '#sale';
    link.addEventListener('click', preventOnce);
    shadow?.append(link);
    link.click();
    expect(page.publishedOf('content-click')).toMatchObject([{ slot: 'banner-6' }]);
  });

  it('is waited for in an empty slot, for ten seconds', async () => {
    const page = await aRecordedPage();
    const [slot, empty] = [
      slotOf(page, { 'data-plp-slot': 'banner-6' }),
      slotOf(page, { 'data-plp-slot': 'banner-36' }),
    ];
    await lookAt(page, slot, 0);
    await lookAt(page, empty, 3_000);
    expect(page.publishedOf('content-view')).toEqual([]);
    slot.textContent = 'Free delivery until Sunday';
    await page.settle(3_000);
    expect(page.publishedOf('content-view')).toMatchObject([{ slot: 'banner-6' }]);
    await page.settle(10_000);
    empty.innerHTML = '<p>Late</p>';
    await page.settle(10_000);
    expect(page.publishedOf('content-view')).toHaveLength(1);
  });
});

describe('a product that is saved', () => {
  it('is published once the service has made the change, with its place', async () => {
    const page = await aRecordedPage();
    for (const isSaved of [true, false])
      page.bus.publish(savedTopic, { productId: 'sofas-2', isSaved });
    page.bus.publish(savedTopic, { productId: 'not-listed', isSaved: true });
    expect(page.publishedOf('product-save')).toMatchObject([{ productId: 'sofas-2', position: 2 }]);
    expect(page.publishedOf('product-unsave')).toHaveLength(1);
    expect(page.published.flatMap(faultsOf)).toEqual([]);
  });
});

describe('a search', () => {
  const search = { brand: 'marlow', term: 'sofa' };

  it('from the header is delivered, also one from a page without a listing', async () => {
    const page = await aRecordedPage({
      globals: { collectorURL: '/plp-events', consent: true },
      whileLoading: (bus, _publish, storage) => {
        storage.write(earlierSearchesKey, JSON.stringify([{ ...search, term: 'rug' }]));
        bus.publish('search', search);
      },
    });
    expect(page.platform.sessionStorage.read(earlierSearchesKey)).toBeUndefined();
    page.bus.publish('search', { ...search, term: 'lamp' });
    await page.settle(5_000);
    const searches = page.collected().filter(({ topic }) => topic === 'search');
    expect(searches.map(({ payload }) => payload)).toEqual([
      search,
      { ...search, term: 'rug' },
      { ...search, term: 'lamp' },
    ]);
  });
});
