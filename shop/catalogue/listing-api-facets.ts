/** The facets of a listing as the listing API sends them (docs/product.md, 6.1). */
import type { WireFacet } from '../../src/catalogue/listing-response';
import { availabilityFacet } from './availability';
import type { CatalogueOutline } from './catalogue-product';
import { offeredFacets } from './facet-relevance';
import type { ListingPage } from './listing-engine';

type FacetsContext = { readonly outline: CatalogueOutline; readonly currencyCode: string };

type ListedFacet = ListingPage['facets'][number];

/**
 * Categories are chosen in one place: where they are the departments, or stand below departments of the same names, the
 * facet "Department" would say the same again.
 */
function repeatsCategories(
  { groups, groupsOf }: ListingPage,
  { id, values }: ListedFacet,
  { categories }: CatalogueOutline,
): boolean {
  if (id !== 'department' || groups.length === 0 || values.some(({ selected }) => selected))
    return false;
  const departments = categories.filter(({ parentId }) => parentId === undefined);
  const names = new Set(departments.map(({ name }) => name));
  return groupsOf === undefined || values.every(({ name }) => names.has(name));
}

/** Its one option is of use only where it leaves something out. */
const leavesNothingOut = ({ hasSoldOut }: ListingPage, { id, values }: ListedFacet) =>
  id === availabilityFacet.id && !hasSoldOut && !values.some(({ selected }) => selected);

/** Bands are named in pounds; amounts are the same in either currency. */
const inCurrency = (values: ListedFacet['values'], currencyCode: string) =>
  currencyCode === 'EUR'
    ? values.map((value) => ({ ...value, name: value.name.replaceAll('£', '€') }))
    : values;

function discsOf({ facets }: CatalogueOutline, facetId: string) {
  const facet = facets.find(({ id }) => id === facetId);
  return facet?.type === 'multiple' ? facet.discs : undefined;
}

function unitOf({ facets }: CatalogueOutline, facetId: string): Pick<WireFacet, 'unit'> {
  const facet = facets.find(({ id }) => id === facetId);
  return facet?.type === 'range' && facet.unit !== undefined ? { unit: facet.unit } : {};
}

const withDiscs = (
  values: ListedFacet['values'],
  discs: Readonly<Record<string, string>> | undefined,
): WireFacet['values'] =>
  discs === undefined
    ? values
    : values.map((value) => {
        const swatch = Object.hasOwn(discs, value.id) ? discs[value.id] : undefined;
        return swatch === undefined ? value : { ...value, swatch };
      });

/** Measures are slid, and what is in stock is a switch. */
function formOf(outline: CatalogueOutline, facetId: string): Pick<WireFacet, 'form'> {
  if (unitOf(outline, facetId).unit !== undefined) return { form: 'slider' };
  return facetId === availabilityFacet.id ? { form: 'toggle' } : {};
}

export const writeFacets = (
  page: ListingPage,
  { outline, currencyCode }: FacetsContext,
): readonly WireFacet[] =>
  offeredFacets(
    page.facets.filter(
      (facet) => !repeatsCategories(page, facet, outline) && !leavesNothingOut(page, facet),
    ),
    outline.firstFacets,
  ).map(({ id, name, type, values, max }) => ({
    id,
    name,
    type,
    ...unitOf(outline, id),
    ...formOf(outline, id),
    ...(max !== undefined && { max }),
    // "4 stars & up" contains "5 stars".
    ...(id === 'customerRating' && { match: 'one' as const }),
    values:
      id === 'price' ? inCurrency(values, currencyCode) : withDiscs(values, discsOf(outline, id)),
  }));
