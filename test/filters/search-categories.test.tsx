import { screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { FilterColumn } from '../../src/filters/FilterColumn';
import type { WireMeta } from '../../src/catalogue/listing-response';
import { selectListingUrl } from '../../src/listing/listing-location';
import { selectShownListing } from '../../src/listing/shown-listing';
import { SeoAnchor } from '../../src/grid/SeoAnchor';
import { ListingHeading } from '../../src/results-bar/ListingHeading';
import { aWireFacet } from '../support/a-listing';
import { openPage, responsesOf } from '../support/open-page';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const lighting: WireMeta = {
  parent_categories: ['all', 'home', 'lighting'].map((group_id) => ({ group_id })),
  selected_category: { group_id: 'table-lamps' },
};

function Heading() {
  const listing = useSelector(selectShownListing);
  const url = useSelector(selectListingUrl);
  return url && <ListingHeading {...{ listing, url }} name="Lamps" isFetching={false} />;
}

function Anchor() {
  const listing = useSelector(selectShownListing);
  return listing && <SeoAnchor listing={listing} name="Lamps" />;
}

/** The links of a search by their names, with one group of categories. */
async function linksOf(path: string, groupId: string, categories: string[], meta = lighting) {
  const group = { ...aWireFacet(groupId, ...categories), type: 'category' };
  await openPage(
    <>
      <Heading />
      <FilterColumn />
    </>,
    { path, respond: responsesOf({ categories: [group], meta }) },
  );
  return Object.fromEntries(
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent?.replace(/ .*/, ''), link.getAttribute('href')]),
  );
}

describe('the categories of a search', () => {
  it('replace the present one when they are above it', async () => {
    const links = await linksOf('/search/table-lamps/lamp', 'table-lamps', ['desk-lamps']);
    expect(links).toMatchObject({
      all: '/search/lamp',
      home: '/search/home/lamp',
      lighting: '/search/lighting/lamp',
      'desk-lamps': '/search/table-lamps/desk-lamps/lamp',
    });
  });

  it.each(['lighting', 'group-7'])(
    'replace the present one when they stand beside it, in the group %s',
    async (groupId) => {
      const path = '/search/home/table-lamps/lamp';
      const links = await linksOf(path, groupId, ['table-lamps', 'floor-lamps']);
      expect(links).toMatchObject({
        'table-lamps': '/search/home/table-lamps/lamp',
        'floor-lamps': '/search/home/floor-lamps/lamp',
      });
    },
  );

  it('replace the present one below the grid too', async () => {
    const group = { ...aWireFacet('lighting', 'table-lamps', 'floor-lamps'), type: 'category' };
    await openPage(<Anchor />, {
      path: '/search/home/table-lamps/lamp',
      respond: responsesOf({ categories: [group], meta: lighting }),
    });
    const link = screen.getByRole('link', { name: 'floor-lamps' });
    expect(link.getAttribute('href')).toBe('/search/home/floor-lamps/lamp');
  });

  it('are added where the response tells nothing of them', async () => {
    const links = await linksOf('/search/home/lamp', 'more', ['rugs'], { parent_categories: [] });
    expect(links).toMatchObject({ rugs: '/search/home/rugs/lamp' });
  });
});
