import type { VendorListing } from '../../adapters/adapter';
import type { FacetField } from '../../adapters/adapter-fields';
import { everything } from '../../adapters/vendor-request';
import { writeVendorListing } from '../../adapters/write-listing';

const many = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const write = (listing: Partial<VendorListing>, facets: readonly FacetField[] = []) =>
  writeVendorListing(
    {
      request: { ...everything, size: 24 },
      listing: {
        total: 57_000,
        records: [],
        facets: [],
        categoryPath: [],
        categories: [],
        ...listing,
      },
    },
    { fields: { product: { id: ['id'], title: ['title'] }, facets }, currencyCode: 'GBP' },
  ).response;

it('writes no more products than the page was to have, whatever the vendor sends', () => {
  const records = many(57_000, (at) => ({ id: String(at), title: 'Lamp' }));
  const { product_list: products = [], meta } = write({ records });
  expect(products).toHaveLength(24);
  expect(products.at(-1)?.product_id).toBe('23');
  expect(meta?.num_results).toBe(57_000);
});

it('writes categories within the bounds of the contract', () => {
  const categories = [
    { id: 'x'.repeat(501), name: 'Endless', count: 1 },
    { id: 'empty', name: 'Empty', count: 0 },
    { id: 'first', name: 'y'.repeat(501), count: 1 },
    ...many(6_000, (at) => ({ id: `c${String(at)}`, name: 'Lamps', count: 1 })),
  ];
  const values = write({ categories }).groups_list?.[0]?.values ?? [];
  expect(values).toHaveLength(4_998);
  expect(values[0]).toMatchObject({ id: 'first', name: 'y'.repeat(500) });
});

it('writes no more text of facets and categories than the page reads', () => {
  const values = many(3_000, (at) => ({
    id: `v${String(at + 1_000)}`,
    name: 'y'.repeat(495),
    count: 1,
  }));
  const facet = { id: 'colours', name: 'Colour', type: 'multiple', values } as const;
  const { facet_list: facets, groups_list: groups } = write({
    facets: [facet],
    categories: values,
  });
  for (const list of [facets, groups]) expect(list?.[0]?.values).toHaveLength(1_000);
});

it('writes how a facet looks: as the file of fields says, else as the vendor does', () => {
  const look = { swatch: '#84888e', imageSrc: 'https://cdn.example/grey.png' };
  const values = [{ id: 'Grey', name: 'Grey', count: 1, ...look }];
  const facet = {
    id: 'colours',
    name: 'Colour',
    type: 'multiple',
    form: 'swatches',
    values,
  } as const;
  const [plain, named] = [
    [],
    [{ id: 'colours', form: 'boxes', help: 'In daylight.', open: true }],
  ].map((fields) => write({ facets: [facet] }, fields as readonly FacetField[]).facet_list?.[0]);
  expect(plain).toEqual({ ...facet, values: [{ ...values[0], selected: false }] });
  expect(named).toMatchObject({ form: 'boxes', help: 'In daylight.', open: true });
});

it('writes no more and no longer pieces of content than the page reads', () => {
  const long = 'x'.repeat(100_000);
  const content = many(1_000, () => ({
    position: 'below',
    heading: long,
    text: long,
    campaignId: long,
    image: { url: `/${long}` },
  }));
  const cut = long.slice(0, 500);
  expect(write({ content }).meta?.content).toEqual(
    many(20, () => ({ position: 'below', heading: cut, text: cut })),
  );
});
