import { watchLeftOutClaims } from '../../src/listing/left-out-claims';
import { selectShownListing } from '../../src/listing/shown-listing';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { aBody, aResponse } from '../support/listing-service';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A listing with these fields. */
function bodyOf(fields: object) {
  const body = aBody({ productIds: ['p'] });
  return { ...body, response: { ...body.response, ...fields } };
}

/** Opens a page of such a listing, and returns its store and what it logs. */
async function openListing(fields: object) {
  const platform = fakePlatform(() => aResponse(bodyOf(fields)));
  const page = aPageStore({ path: '/browse/fridges', platform });
  const error = jest.fn();
  watchLeftOutClaims({ store: page.store, log: { error, info: jest.fn() } });
  page.start();
  await jest.advanceTimersByTimeAsync(100);
  return { listing: selectShownListing(page.store.getState()), logged: error.mock.calls };
}

describe('claims that make no sense', () => {
  it('are left out and reported once each, and the products stay', async () => {
    const energy = { class: 'B', range: ['A', 'G'], labelUrl: 'javascript:alert(1)' };
    const price = { current: 20, reference: { amount: 15, kind: 'prior30' } };
    const products = ['p1', 'p2'].map((product_id) => ({
      product_id,
      title: 'Fridge',
      energy,
      price,
    }));
    const { listing, logged } = await openListing({ product_list: products });
    expect(listing?.products).toHaveLength(2);
    expect(logged).toEqual([
      ['The value of price.reference is left out', { productId: 'p1' }],
      ['The value of energy.labelUrl is left out', { productId: 'p1' }],
    ]);
  });

  it('of content are told, once each', async () => {
    const { listing, logged } = await openListing({
      meta: {
        num_results: 1,
        content: [
          { position: 10_000, heading: 'Far below' },
          { position: 'above', heading: 'Sale', url: 'javascript:alert(1)', image: { url: '//x' } },
          { position: 36, heading: 'Wide', span: 40 },
          { position: 6 },
          'junk',
        ],
      },
    });
    expect(listing?.content?.above).toEqual([{ heading: 'Sale' }]);
    expect(logged).toEqual([
      ['The value of content.position is left out', {}],
      ['The value of content.url is left out', {}],
      ['The value of content.image is left out', {}],
      ['The value of content.span is left out', {}],
      ['The value of content is left out', {}],
    ]);
  });

  it.each([
    ['one piece too many', Array.from({ length: 1_000 }, () => ({ position: 6, heading: 'Sale' }))],
    ['one without a place', [{ heading: 'Sale' }]],
  ])('of content are told once for %s', async (_case, content) => {
    const { logged } = await openListing({ meta: { num_results: 1, content } });
    expect(logged).toEqual([['The value of content is left out', {}]]);
  });

  it('of facets are told too, and the facets stay', async () => {
    const values = [{ id: 'Oak', name: 'Oak', count: 1 }];
    const facet = { type: 'multiple', values };
    const { listing, logged } = await openListing({
      facet_list: [
        { ...facet, id: 'wood', name: 'Wood', form: 'carousel', match: 'most' },
        // No range has a slider.
        { ...facet, id: 'finish', name: 'Finish', form: 'slider', unit: 'parsec' },
        { ...facet, id: 'room', name: 'Room', form: ['list', 'boxes'], match: 'any', open: 'yes' },
      ],
    });
    expect(listing?.facets.map(({ id, form }) => [id, form])).toEqual([
      ['wood', undefined],
      ['finish', undefined],
      ['room', undefined],
    ]);
    expect(logged).toEqual([
      ['The value of facet.form is left out', { facetId: 'wood' }],
      ['The value of facet.match is left out', { facetId: 'wood' }],
      ['The value of facet.unit is left out', { facetId: 'finish' }],
    ]);
  });
});
