import { openSample } from './open-sample';

let listingAt: Awaited<ReturnType<typeof openSample>>;
beforeAll(async () => {
  listingAt = await openSample();
});

describe('the sides of furniture', () => {
  it.each([
    ['width', 'Width', '180 cm to 219 cm'],
    ['height', 'Height', '75 cm to 99 cm'],
    ['depth', 'Depth', '80 cm to 99 cm'],
  ])('are ranges in centimetres: %s', async (id, name, band) => {
    const { facet_list = [] } = await listingAt('/browse/sofas-armchairs');
    const facet = facet_list.find((one) => one.id === id);
    expect(facet).toMatchObject({ name, type: 'range', unit: 'centimeter' });
    expect(facet?.values.map((value) => value.name)).toContain(band);
  });

  it('narrow a listing to the number that the range has', async () => {
    const { facet_list = [] } = await listingAt('/browse/furniture');
    const widths = facet_list.find(({ id }) => id === 'width')?.values ?? [];
    expect(widths).toHaveLength(7);
    const wide = widths.find(({ id }) => id === '"180"-"219"');
    const { meta } = await listingAt('/browse/furniture/width---180-to-219');
    expect(meta?.num_results).toBe(wide?.count);
  });
});
