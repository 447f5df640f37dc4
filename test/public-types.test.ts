/** The types that a retailer's code depends on; the compiler checks most of this file. */
import type { EventPayloads } from '../src/events/event-payloads';
import type { ListingUrl } from '../src/listing-url/listing-url';
import { noShop } from '../server/no-shop';
import type { ListingService } from '../server/services/listing-service';
import type { Services, Shop } from '../server/services/shop';
import { readPageGlobals, type PageGlobals } from '../src/storefront/page-globals';
import { brands } from './support/english';

type Equal<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
/** Compiles only if the two types are the same. */
const areSame = <One, Other>(same: Equal<One, Other>) => same;

describe('the types of the public interface', () => {
  it('let a retailer serve listings, pages and nothing else', async () => {
    const listing: ListingService = {
      respond: ({ url, brand }) => Promise.resolve({ status: 200, body: { url, brand } }),
      problem: () => undefined,
      opened: Promise.resolve(12),
    };
    const { pages } = await noShop.open({} as never, {} as never);
    const services: Services = {
      listing,
      pages,
      missing: () => [{ what: 'catalogue', why: 'being imported' }],
      close: () => Promise.resolve(),
    };
    const shop: Shop = { settings: {}, open: () => Promise.resolve(services) };
    expect((await shop.open({} as never, {} as never)).listing).toBe(listing);
  });

  it('reject services without pages, and unknown names of missing parts', () => {
    // @ts-expect-error -- the pages around the listing are required
    const withoutPages: Services = { missing: () => [], close: () => Promise.resolve() };
    // @ts-expect-error -- the name becomes a label of a metric, so it is one of a few
    const missing: ReturnType<Services['missing']> = [{ what: 'weather', why: 'rain' }];
    expect([withoutPages, missing]).toHaveLength(2);
  });

  it('give grid updates exactly these fields', () => {
    expect(
      areSame<
        keyof EventPayloads['grid-update'],
        'pageType' | 'eventTrigger' | 'isSelectedFacet' | 'custom' | 'updateId' | 'path' | 'change'
      >(true),
    ).toBe(true);
  });

  it('give a listener on the page the fields of its topic', () => {
    const listen = ({ plpEvents }: Window) => {
      plpEvents?.subscribe('product-click', ({ productId, position }) => [productId, position + 1]);
      plpEvents?.publish('search', { brand: 'marlow', term: 'lamp' });
      // @ts-expect-error -- no field of this topic
      plpEvents?.subscribe('product-click', ({ numResults }) => void numResults);
      // @ts-expect-error -- only the page publishes it
      plpEvents?.publish('grid-update', {});
    };
    expect(listen).toBeInstanceOf(Function);
  });

  it('make listing URLs and page globals read-only', () => {
    const globals: PageGlobals = readPageGlobals({}, brands);
    const change = (url: ListingUrl) => {
      // @ts-expect-error -- a URL changes by writing another
      url.pageNumber = 2;
      // @ts-expect-error -- only the host sets globals
      globals.brand = 'hearth';
    };
    expect(change).toBeInstanceOf(Function);
  });
});
