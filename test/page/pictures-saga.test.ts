import { prefetchListing } from '../../src/listing/prefetch';
import { pageChosen } from '../../src/listing/navigation';
import type { PictureSources } from '../../src/platform/platform';
import { pictureSizeChosen } from '../../src/results-bar/picture-size-slice';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { aResponse } from '../support/listing-service';

const aProduct = (id: string) => ({
  product_id: id,
  title: id,
  ...(id === 'plain' ? {} : { image: { url: `/pictures/${id}.webp` } }),
});
const settle = () => jest.advanceTimersByTimeAsync(100);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const responseWith = (ids: readonly string[]) =>
  aResponse({
    response: {
      facet_list: [],
      groups_list: [],
      meta: { num_results: ids.length },
      product_list: ids.map(aProduct),
    },
  });

function aPage(
  respond: (address: string) => Response = () => responseWith(['chair', 'plain', 'desk', 'sofa']),
) {
  const fetched: PictureSources[] = [];
  const platform = fakePlatform(respond, { fetchPicture: (sources) => fetched.push(sources) });
  const { store, start } = aPageStore({ path: '/browse/sofas', platform });
  start();
  return { store, fetched };
}

describe('the pictures of a listing that arrives', () => {
  it('are fetched when they load before the others, in all their sizes', async () => {
    const { fetched } = aPage();
    await settle();
    expect(fetched.map(({ src }) => src)).toEqual([
      '/pictures/chair.webp?wid=360&hei=480',
      '/pictures/desk.webp?wid=360&hei=480',
    ]);
    expect(fetched[0]?.srcSet).toContain('/pictures/chair.webp?wid=720&hei=960 2x');
    expect(fetched[0]?.narrow).toEqual([
      expect.objectContaining({ media: '(max-width: 418px)' }),
      expect.objectContaining({ media: '(max-width: 527px)' }),
    ]);
  });

  it('are large when the shopper sees large pictures', async () => {
    const { store, fetched } = aPage();
    store.dispatch(pictureSizeChosen(true));
    await settle();
    expect(fetched[0]).toEqual({
      src: '/pictures/chair.webp?wid=720&hei=960',
      width: 720,
      height: 960,
    });
  });

  it('are not fetched when an empty list requests it for its number of products', async () => {
    const { store, fetched } = aPage((address) =>
      responseWith(address.includes('page=2') ? ['chair'] : []),
    );
    await settle();
    store.dispatch(prefetchListing('/browse/sofas?page=2'));
    await settle();
    expect(fetched).toEqual([]);
    store.dispatch(pageChosen({ kind: 'pagination', pageNumber: 3 }));
    await settle();
    expect(fetched).toEqual([]);
  });

  it('are fetched for a prefetched listing too, and not again when it is shown', async () => {
    const { store, fetched } = aPage();
    await settle();
    const second = pageChosen({ kind: 'pagination', pageNumber: 2 });
    store.dispatch(prefetchListing('/browse/sofas?page=2'));
    await settle();
    expect(fetched).toHaveLength(4);
    store.dispatch(second);
    await settle();
    expect(fetched).toHaveLength(4);
  });
});
