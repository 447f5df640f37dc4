import type { ListingFacet } from '../../catalogue/listing';
import { correctedWireIds, noWireIds } from '../../catalogue/wire-ids';
import { isRangeFacetId } from '../../listing-url/facet-id';
import { optionOfUrlForm } from '../../listing-url/option-identity';
import { filtered, selected, type ListingSession } from '../listing-session';
import { shown } from '../report';

/** A shopper who opens an address of the page first sends the id that the address reads as. */
export async function checkSpelling(
  session: ListingSession,
  facets: readonly ListingFacet[],
): Promise<void> {
  const { report } = session;
  const check = {
    name: 'an option in the spelling of an address',
    section: 'spelling-of-option-ids',
  };
  const spelt = facets
    .flatMap((facet) =>
      facet.values.map(({ id }) => ({ facet: facet.id, id, option: readBack(facet.id, id) })),
    )
    .find(({ facet, id, option }) => !isRangeFacetId(facet) && option.id !== id);
  if (!spelt) {
    report.skip(check, 'addresses hold all ids as they are');
    return;
  }
  const url = filtered({ ...selected(spelt.facet, spelt.id), options: [spelt.option] });
  const one = await session.listing(
    `${shown(spelt.option.id)} for ${shown(spelt.id)} responds`,
    url,
  );
  if (!one) return;
  const value = one.listing.facets
    .find(({ id }) => id === spelt.facet)
    ?.values.find(({ id }) => id === spelt.id);
  const isFound =
    value?.isSelected === true || correctedWireIds(url, one.body, noWireIds) !== undefined;
  report.expect({ ...check, request: one.request }, isFound, {
    expected: `the value ${shown(spelt.id)} in the response, selected or not`,
    got: 'no such value',
  });
}

const readBack = (facetId: string, id: string) =>
  optionOfUrlForm(facetId, selected(facetId, id).options[0]?.seoId ?? '');
