import { readListingUrl } from '../../../src/listing-url/read-listing-url';
import { categoryLink, offersOf } from '../../../shop/pages/links';
import { testOutline } from '../catalogue/a-catalogue';

describe('a link of the shop around the listing', () => {
  it.each(['lamps', 'tops--shirts', 'a b/c', 'größe'])('leads to the category %s', (id) => {
    const { url } = categoryLink({ id, name: 'Tops' });
    expect(readListingUrl(url)).toMatchObject({ category: { id }, facets: [] });
  });

  it('leads to an offer whose id has two hyphens', () => {
    const collections = [{ id: 'sale--50', name: 'Sale', type: 'promo' as const }];
    const [offer] = offersOf({ ...testOutline, collections });
    expect(readListingUrl(offer?.url ?? '')).toMatchObject({ type: 'promo', pageName: 'sale--50' });
  });

  it('is written for an id with half a pair of surrogates too', () => {
    expect(categoryLink({ id: 'x\ud800', name: 'X' }).url).toBe('/browse/x%EF%BF%BD');
  });
});
