/** Values that the OpenAPI documents list are those of the code, so that a new one cannot be forgotten there. */
import { readProducts } from '../../src/catalogue/product';
import { facetUnits } from '../../src/storefront/facet-unit';
import { clientErrorKinds } from '../../server/metrics';
import { aWireProduct } from '../support/a-product';
import { readDocs } from './contract';

type Described = { readonly enum?: readonly unknown[] };

/** What stands at a path of a document, such as `components/schemas/SortKey`. */
function at(contract: string, path: string): Described {
  let value: unknown = JSON.parse(readDocs(`openapi/${contract}.json`));
  for (const name of path.split('/')) value = (value as Readonly<Record<string, unknown>>)[name];
  return value as Described;
}

const listed = (path: string) => at('listing-api', `components/schemas/${path}`).enum ?? [];
const readProduct = (fields: object) => readProducts([{ ...aWireProduct(), ...fields }])[0];

describe('the OpenAPI documents', () => {
  it('list the units of ranges', () => {
    expect(listed('Facet/properties/unit')).toEqual([...facetUnits]);
  });

  it.each(listed('Measure/properties/unit'))('list the unit %s, which the page reads', (unit) => {
    const measure = { value: 1, unit };
    const sent = { amount: 5, measure, reference: measure };
    expect(readProduct({ price: { current: 5, unit: sent } })?.price?.unit).toEqual(sent);
  });

  it.each(listed('PriceReference/properties/kind'))('list the kind %s, which it reads', (kind) => {
    const reference = { amount: 9, kind };
    expect(readProduct({ price: { current: 5, reference } })?.price?.reference).toEqual(reference);
  });

  const energyClasses = listed('EnergyClass');
  it.each(energyClasses)('list the energy class %s, which it reads', (name) => {
    const energy = { class: name, range: [energyClasses.at(0), energyClasses.at(-1)] };
    expect(readProduct({ energy })?.energy).toEqual(energy);
  });

  it('list the kinds of reported errors', () => {
    const { enum: kinds = [] } = at(
      'client-errors-api',
      'components/schemas/ErrorReport/properties/kind',
    );
    expect([...kinds, 'other']).toEqual([...clientErrorKinds]);
  });
});
