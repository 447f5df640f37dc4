import type { ListingChange } from '../../listing-url/listing-change';

type ChangedFacet = { readonly facetId: string; readonly match?: 'one' | undefined };
type ChangedValue = { readonly id: string; readonly isTicked: boolean };

/**
 * What a click on a value changes. Of a facet with one option at most, a selected value takes the place of the others.
 */
export const optionChange = (
  { facetId, match }: ChangedFacet,
  { id: optionId, isTicked }: ChangedValue,
): ListingChange =>
  match && !isTicked
    ? { kind: 'facet_options', facetId, optionIds: [optionId] }
    : { kind: 'facet', facetId, optionId };
