/** Values that the OpenAPI documents list are those of the code, so that a new one cannot be forgotten there. */
import { facetUnits } from '../../src/storefront/facet-unit';
import { clientErrorKinds } from '../../server/metrics';
import { readDocs } from './contract';

type Described = { readonly enum?: readonly unknown[] };

/** What stands at a path of a document, such as `components/schemas/SortKey`. */
function at(contract: string, path: string): Described {
  let value: unknown = JSON.parse(readDocs(`openapi/${contract}.json`));
  for (const name of path.split('/')) value = (value as Readonly<Record<string, unknown>>)[name];
  return value as Described;
}

describe('the OpenAPI documents', () => {
  it('list the units of ranges', () => {
    const { enum: listed } = at('listing-api', 'components/schemas/Facet/properties/unit');
    expect(listed).toEqual([...facetUnits]);
  });

  it('list the kinds of reported errors', () => {
    const { enum: listed = [] } = at(
      'client-errors-api',
      'components/schemas/ErrorReport/properties/kind',
    );
    expect([...listed, 'other']).toEqual([...clientErrorKinds]);
  });
});
