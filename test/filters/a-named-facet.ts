import type { WireFacet } from '../../src/catalogue/listing-response';
import { aWireFacet } from '../support/a-listing';

/** A facet with a display name and values named by their ids. */
export const aNamedFacet = (id: string, name: string, values: readonly string[]): WireFacet => ({
  ...aWireFacet(id, ...values),
  name,
});
