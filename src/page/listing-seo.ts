/** What search engines read of a listing (docs/product.md, 16.1). */
import { nameFromId } from '../lib/name-from-id';
import { defaultNumProducts, type ListingUrl } from '../listing-url/listing-url';
import { defaultSortOption } from '../listing-url/sort-option';
import { withoutWholeShop } from '../listing-url/whole-shop';
import { listingIdentity } from '../listing-url/write-listing-url';
import { selectedOptions, subjectOptions } from '../listing-url/selected-options';
import type { PageHead } from '../platform/platform';
import { withMount } from '../storefront/mount-prefix';
import { chipsIn, joinNames, listingName, type NameOptions } from './listing-name';

type SeoOptions = NameOptions & {
  /** The page's mount prefix. */
  readonly mount: string;
};

/** The promotion or value deal that a category narrows, which is also the category of other pages; else empty. */
function collectionName({ url: { pageName }, listing }: NameOptions, name: string): string {
  const collection = pageName && (listing?.collection?.displayName ?? nameFromId(pageName));
  return collection && collection !== name ? collection : '';
}

/** The listing's name with its one filter, as in "Furniture: Oak". Pages with more filters are not indexed. */
function filteredName(options: NameOptions): string {
  const { url, language, listing } = options;
  const name = listingName(options);
  if (!listing) return name;
  const [filter] = selectedOptions(url).length === 1 ? chipsIn(options, listing.facets) : [];
  return joinNames(language, collectionName(options, name), name, filter?.label ?? '');
}

const isVariant = (url: ListingUrl) =>
  url.type === 'search' ||
  selectedOptions(url).length > 1 ||
  (url.unfilteredFacet !== undefined && subjectOptions(url).length !== 1) ||
  url.sortOption !== defaultSortOption ||
  url.numProducts !== defaultNumProducts;

const isEmpty = ({ listing }: SeoOptions) => !listing || listing.products.length === 0;

/** A page past the last is empty, too, whatever the response says of it. */
function robotsOf(options: SeoOptions): string {
  if (isEmpty(options)) return 'noindex, follow';
  const own = isVariant(options.url) ? 'noindex, follow' : 'index, follow';
  return options.listing?.seo.robots ?? own;
}

/** Every page of a listing is its own canonical. */
export function listingSeo(options: SeoOptions): PageHead {
  const { url, brand, mount, listing } = options;
  const { seo } = options.language.texts;
  const name = filteredName(options);
  return {
    title: listing?.seo.title ?? seo.title(name, brand.displayName, url.pageNumber),
    description:
      listing?.seo.description ??
      seo.description(name, brand.displayName, listing?.numResults ?? 0),
    canonical: withMount(mount, listingIdentity(withoutWholeShop(url))),
    robots: robotsOf(options),
  };
}
