import '../support/as-in-production';
import { ListingHeading } from '../../src/results-bar/ListingHeading';
import { TopRow } from '../../src/results-bar/TopRow';
import { respondsWell, startFaultyListingService } from '../support/faulty-listing-service';
import { aShopServer, type ShopServer } from '../support/a-shop-server';
import { OverloadError } from '../../server/limits/overload-error';
import { renderListingPage } from '../../server/rendering/render-listing-page';
import { documentTexts, english, fallbackTexts } from '../support/english';
import { fakePlatform } from '../support/fake-platform';
import { aPageStore } from '../support/a-page-store';

jest.mock('../../src/results-bar/TopRow');
jest.mock('../../src/results-bar/ListingHeading');

let shop: ShopServer;
const broken = new Error('no total');
function fail(): never {
  throw broken;
}
const path = '/browse/sofas';

beforeAll(async () => {
  const service = await startFaultyListingService();
  service.respondWith(respondsWell);
  shop = await aShopServer({ API_URL: service.address });
});
beforeEach(() => {
  shop.logged.length = 0;
  jest.mocked(ListingHeading).mockReturnValue(null as never);
  jest.mocked(TopRow).mockReturnValue(null as never);
});

describe('a page with an error while it is rendered', () => {
  it('is the fallback view with 500, whose script requests the listing, and is not cached', async () => {
    jest.mocked(TopRow).mockImplementation(fail);
    const page = await shop.get(path);
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain(fallbackTexts.failed.heading);
    expect(page.body).toContain('<script type="module"');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(shop.logged).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'render error', area: 'page' }),
    );
    jest.mocked(TopRow).mockReturnValue(null as never);
    expect((await shop.get(path)).statusCode).toBe(200);
  });

  it('is a short page with 500 when that cannot be rendered either', async () => {
    jest.mocked(ListingHeading).mockImplementation(fail);
    const page = await shop.get(path);
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain(documentTexts.failed.heading);
    expect(shop.logged.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['render error', 'request failed']),
    );
  });
});

it.each([
  ['has waited too long', new OverloadError('too much to do')],
  ['nobody waits for', new DOMException('left', 'AbortError')],
])('a page that %s is neither reported as an error nor rendered again', async (_what, refusal) => {
  const platform = fakePlatform(() => Response.json({}));
  const turn = jest.fn().mockRejectedValue(refusal);
  const { storefront } = aPageStore().store.getState();
  const render = {
    platform,
    turn,
    shop: { storefront, language: english },
    url: { type: 'browse' },
    href: path,
    metrics: { listingResponded: () => undefined },
    signal: new AbortController().signal,
  };
  const page = renderListingPage(render as unknown as Parameters<typeof renderListingPage>[0]);
  await expect(page).rejects.toBe(refusal);
  expect(platform.reported).toEqual([]);
  expect(turn).toHaveBeenCalledTimes(1);
});
