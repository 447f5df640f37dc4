/** The facets of a listing as the listing API sends them (docs/product.md, 6.1). */
import type { WireFacet } from '../../src/catalogue/listing-response';
import { availabilityFacet } from './availability';
import type { CatalogueOutline } from './catalogue-product';
import { offeredFacets } from './facet-relevance';
import type { ListingPage } from './listing-engine';

type FacetsContext = { readonly outline: CatalogueOutline; readonly currencyCode: string };

type ListedFacet = ListingPage['facets'][number];

/** Where the categories of a listing are the departments, the facet "Department" would say the same again. */
const repeatsCategories = ({ groups, groupsOf }: ListingPage, { id, values }: ListedFacet) =>
  id === 'department' &&
  groups.length > 0 &&
  groupsOf === undefined &&
  !values.some(({ selected }) => selected);

/** Its one option is of use only where it leaves something out. */
const leavesNothingOut = ({ hasSoldOut }: ListingPage, { id, values }: ListedFacet) =>
  id === availabilityFacet.id && !hasSoldOut && !values.some(({ selected }) => selected);

/** Bands are named in pounds; amounts are the same in either currency. */
export const writeFacets = (
  page: ListingPage,
  { outline, currencyCode }: FacetsContext,
): readonly WireFacet[] =>
  offeredFacets(
    page.facets.filter(
      (facet) => !repeatsCategories(page, facet) && !leavesNothingOut(page, facet),
    ),
    outline.firstFacets,
  ).map(({ id, name, type, values }) => ({
    id,
    name,
    type,
    values:
      id === 'price' && currencyCode === 'EUR'
        ? values.map((value) => ({ ...value, name: value.name.replaceAll('£', '€') }))
        : values,
  }));
