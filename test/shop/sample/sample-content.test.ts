import type { WireContent } from '../../../src/catalogue/listing-response';
import { findDrawing } from '../../../shop/pictures/find-drawing';
import banners from '../../../shop/sample/banners.json';
import { sampleScene } from '../../../shop/sample/sample-scene';
import { departments } from '../../../shop/sample/sample-departments';
import { openSample } from './open-sample';

let listingAt: Awaited<ReturnType<typeof openSample>>;
beforeAll(async () => {
  listingAt = await openSample();
});

const bannersAt = async (path: string, brand?: string): Promise<readonly WireContent[]> =>
  (await listingAt(path, brand)).meta?.content ?? [];
const linksAt = async (path: string, brand?: string) =>
  (await bannersAt(path, brand)).map(({ url }) => url);

describe('the banners of the sample shop', () => {
  it('show each brand a scene of its own', () => {
    const scenes = ['marlow', 'marlow-ie', 'hearth'].map(
      (brand) => sampleScene(brand)?.imageUrl ?? '',
    );
    expect(new Set(scenes).size).toBe(3);
    for (const imageUrl of scenes) expect(findDrawing(imageUrl)).toBeDefined();
  });

  it.each(departments.map(({ id }) => id))('say something about %s', async (id) => {
    const [first] = await bannersAt(`/browse/${id}`);
    expect(banners.find(({ heading }) => heading === first?.heading)?.departmentId).toBe(id);
    expect(first?.url).toContain(`/browse/${id}/`);
  });

  it('all have pictures, and stand in a listing', async () => {
    const paths = departments.flatMap(({ id, sections }) => [id, ...sections.map((one) => one.id)]);
    const shown = await Promise.all(['all', ...paths].map((path) => bannersAt(`/browse/${path}`)));
    const names = new Set(shown.flat().map(({ campaignId }) => campaignId));
    expect(banners.filter(({ id }) => !names.has(id))).toEqual([]);
    for (const { image, action } of shown.flat()) {
      expect(findDrawing(image?.url ?? '')).toBeDefined();
      expect(action).toMatch(/^\w/);
    }
  });

  it('lead to products that are listed, with the filters in force', async () => {
    const path = '/browse/sofas-armchairs/colours--grey';
    const [link = ''] = await linksAt(path);
    expect(link).toBe('/browse/sofas-armchairs/colours--grey/material--velvet');
    const [all, some] = [await listingAt(path), await listingAt(link)].map(
      ({ meta }) => meta?.num_results ?? 0,
    );
    expect(some).toBeGreaterThanOrEqual(6);
    expect(some).toBeLessThan(all ?? 0);
  });

  it('offer nothing of a facet that the shopper has chosen from', async () => {
    const links = await linksAt('/browse/sofas-armchairs/material--leather');
    expect(links).not.toHaveLength(0);
    for (const link of links) expect(link).toContain('/material--leather');
  });

  it('are about the department that a search finds', async () => {
    expect((await linksAt('/search/sofa/'))[0]).toBe('/search/material--velvet/sofa');
    expect((await linksAt('/search/furniture/colours--grey/sofa'))[0]).toBe(
      '/search/furniture/colours--grey/material--velvet/sofa',
    );
  });

  it('are about the department that an offer is of', async () => {
    const [link] = await linksAt('/promo/kitchen-refresh');
    expect(link).toBe('/promo/kitchen-refresh/features--dishwasher-safe');
  });

  it('leave out where there is nothing to say', async () => {
    expect(await linksAt('/browse/womens-shoes/colours--black')).toEqual([]);
  });

  it('begin in the whole shop with the season of each brand', async () => {
    expect(await linksAt('/browse/all')).toEqual([
      '/promo/winter-warmers',
      '/promo/kitchen-refresh',
      '/promo/garden-ready',
      '/valuedeal/two-for-one',
    ]);
    expect((await linksAt('/browse/all', 'hearth'))[0]).toBe('/browse/furniture');
    expect(await linksAt('/browse/all/colours--grey')).toEqual([]);
  });
});
