/** The query of a listing URL (docs/product.md, 3.7). */
import { writeFacetSeoId } from './facet-id';
import { markerIndex } from './form-fields';
import {
  defaultNumProducts,
  defaultPageNumber,
  largestNumProducts,
  type CarriedParameter,
  type ListingUrl,
} from './listing-url';
import { defaultSortOption, isSortOption, type SortOption } from './sort-option';

const knownNames: ReadonlySet<string> = new Set(['sortkey', 'sort', 'page', 'numProducts', 'uf']);

export type ListingQuery = Pick<
  ListingUrl,
  'sortOption' | 'pageNumber' | 'numProducts' | 'carried'
> & {
  /** As the URL names it: kebab-case. */
  readonly uf: string | null;
};

function readInteger(text: string | null): number | undefined {
  const value = text !== null && /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(value) ? value : undefined;
}

function readSort(parameters: URLSearchParams): SortOption {
  const named = parameters.get('sortkey') ?? parameters.get('sort') ?? '';
  return isSortOption(named) ? named : defaultSortOption;
}

/** Whole and from 1 to 96. */
export const isNumProducts = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= largestNumProducts;

function readNumProducts(text: string | null): number {
  const value = readInteger(text) ?? 0;
  return isNumProducts(value) ? value : defaultNumProducts;
}

/** Reads a query without its leading `?`; a value that makes no sense gives its default. */
export function readListingQuery(query: string): ListingQuery {
  const parameters = new URLSearchParams(query);
  const all: readonly CarriedParameter[] = [...parameters];
  const marker = markerIndex(all);
  const ofUrl = marker === -1 ? all : all.slice(0, marker);
  return {
    sortOption: readSort(parameters),
    pageNumber: Math.max(readInteger(parameters.get('page')) ?? 0, defaultPageNumber),
    numProducts: readNumProducts(parameters.get('numProducts')),
    uf: parameters.get('uf'),
    carried: ofUrl.filter(([name]) => !knownNames.has(name)),
  };
}

/** The parameters that are not at their default, then the carried ones. */
export function parametersOf(url: ListingUrl): readonly CarriedParameter[] {
  const { sortOption, pageNumber, numProducts, unfilteredFacet, carried } = url;
  const parameters: CarriedParameter[] = [];
  if (sortOption !== defaultSortOption) parameters.push(['sortkey', sortOption]);
  if (pageNumber > defaultPageNumber) parameters.push(['page', String(pageNumber)]);
  if (numProducts !== defaultNumProducts) parameters.push(['numProducts', String(numProducts)]);
  if (unfilteredFacet !== undefined) parameters.push(['uf', writeFacetSeoId(unfilteredFacet)]);
  return [...parameters, ...carried];
}

/** A query with its leading `?`; empty without parameters. */
export function writeParameters(parameters: readonly CarriedParameter[]): string {
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  return query === '' ? '' : `?${query}`;
}
