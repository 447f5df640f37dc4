/** A listing API of a small furniture shop: counts depend on the selection, and values without a match are left out. */
import { aListingBody, aWireFacet, aWireValue } from '../support/a-listing';
import { aResponse } from '../support/listing-service';

type Sofa = { readonly brand: string; readonly colours: string; readonly price: string };

const brandNames: Readonly<Record<string, string>> = {
  '3d home': '3D Home',
  abode: 'Abode',
  acme: 'Acme',
  bolt: 'Bolt',
};
const colourNames: Readonly<Record<string, string>> = {
  navy: 'Navy',
  multi: 'Multi',
  'stainless steel': 'Stainless steel',
};
const bandNames: Readonly<Record<string, string>> = {
  '"-inf"-"99.99"': 'Up to £99.99',
  '"100"-"499.99"': '£100 to £499.99',
  '"500"-"inf"': '£500 and above',
};
const namesOf = { brand: brandNames, colours: colourNames, price: bandNames } as const;
type FacetId = keyof typeof namesOf;
const facetNames = { brand: 'Brand', colours: 'Colour', price: 'Price' } as const;
const facetIds = Object.keys(namesOf) as FacetId[];

/** Every combination exists except an Abode sofa in stainless steel. */
const sofas: readonly Sofa[] = Object.keys(brandNames).flatMap((brand) =>
  Object.keys(colourNames).flatMap((colours) =>
    Object.keys(bandNames)
      .filter(() => brand !== 'abode' || colours !== 'stainless steel')
      .map((price) => ({ brand, colours, price })),
  ),
);

export function selectedIn(address: string): Readonly<Record<string, readonly string[]>> {
  const { searchParams } = new URL(address, 'http://shop.example');
  return Object.fromEntries(
    facetIds.map((id) => [id, searchParams.getAll(`filters[${id}]`)] as const),
  );
}

/** The shopper's own price ranges match everything. */
const matches = (sofa: Sofa, id: FacetId, selected: readonly string[]) =>
  selected.length === 0 ||
  selected.includes(sofa[id]) ||
  (id === 'price' && selected.some((option) => !(option in bandNames)));

export function furnitureBody(address: string) {
  const selected = selectedIn(address);
  const matching = (ids: readonly FacetId[]) =>
    sofas.filter((sofa) => ids.every((id) => matches(sofa, id, selected[id] ?? [])));
  const facets = facetIds.map((id) => {
    const others = matching(facetIds.filter((other) => other !== id));
    const values = Object.entries(namesOf[id]).flatMap(([value, name]) => {
      const count = others.filter((sofa) => sofa[id] === value).length;
      return count > 0 ? [aWireValue(value, { name, count })] : [];
    });
    return { ...aWireFacet(id, ...values), name: facetNames[id] };
  });
  return aListingBody({
    results: matching(facetIds).length,
    facets: facets.filter(({ values }) => values.length > 0),
    categories: [
      {
        id: 'all',
        name: 'All',
        type: 'category',
        values: [aWireValue('corner', { name: 'Corner sofas' })],
      },
    ],
    products: [],
    meta: { selected_category: { group_id: 'c1', display_name: 'Sofas' } },
  });
}

export const furnitureResponse = (address: string): Response => aResponse(furnitureBody(address));
