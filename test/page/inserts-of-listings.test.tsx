import { act, screen } from '@testing-library/react';
import { ListingResults } from '../../src/page/ListingResults';
import { categoryChosen } from '../../src/listing/navigation';
import { selectGridListing } from '../../src/listing/shown-listing';
import { useAppSelector } from '../../src/store/hooks';
import { aListingBody } from '../support/a-listing';
import { aResponse } from '../support/listing-service';
import { openPage, settle } from '../support/open-page';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

function Results() {
  const listing = useAppSelector(selectGridListing);
  return listing && <ListingResults listing={listing} brokenGrid={null} />;
}

/** Rugs have a banner of their own; nothing is said of other categories. */
function respond(address: string) {
  const wool = { heading: 'Wool under bare feet', url: '/browse/rugs/wool' };
  const content = [
    { ...wool, position: 6 as const },
    { heading: 'Twice', position: 6 as const },
    { heading: 'Rug week', position: 'above' as const },
  ];
  return aResponse(aListingBody(address.includes('/rugs') ? { meta: { content } } : {}));
}
const headings = () => screen.queryAllByRole('complementary').map((insert) => insert.ariaLabel);

describe('the inserts of a listing', () => {
  it('are those of its response, else those of the host page, also after Back', async () => {
    const { store, history } = await openPage(<Results />, {
      path: '/browse/rugs',
      respond,
      globals: {
        content: {
          banners: [{ heading: 'Free delivery' }],
          recommendations: [{ heading: 'Lamps' }],
        },
      },
    });
    expect(headings()).toEqual(['Rug week', 'Lamps', 'Wool under bare feet']);
    act(() => void store.dispatch(categoryChosen({ kind: 'category', categoryId: 'lamps' })));
    await settle(400);
    expect(headings()).toEqual(['Lamps', 'Free delivery']);
    act(() => history.back());
    await settle(400);
    expect(headings()).toEqual(['Rug week', 'Lamps', 'Wool under bare feet']);
  });
});
