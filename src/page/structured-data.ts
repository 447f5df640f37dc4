/** The listing in the schema.org vocabulary, as JSON-LD (docs/product.md, 16.2). */
import type { Listing } from '../catalogue/listing';
import { offerData } from '../catalogue/offer-data';
import type { Product } from '../catalogue/product';
import { changeListingUrl } from '../listing-url/change-listing-url';
import { categoryChange } from '../listing-url/listing-change';
import type { ListingUrl } from '../listing-url/listing-url';
import { listingIdentity, writeListingUrl } from '../listing-url/write-listing-url';
import type { Brand } from '../storefront/brand';
import type { Language } from '../storefront/language';
import { withMount } from '../storefront/mount-prefix';
import { listingName } from './listing-name';

type StructuredDataOptions = {
  readonly listing: Listing;
  readonly url: ListingUrl;
  /** Scheme and host of the page, as in "https://shop.example". */
  readonly origin: string;
  /** The page's mount prefix. */
  readonly mount: string;
  readonly brand: Brand;
  readonly language: Language;
};

function trailOf(options: Omit<StructuredDataOptions, 'origin' | 'mount'>) {
  const { listing, url } = options;
  return [
    ...listing.parentCategories.map(({ id, displayName }) => ({
      name: displayName,
      path: writeListingUrl(
        changeListingUrl({ ...url, facets: [] }, categoryChange(id, listing.parentCategories)),
        {
          stripParams: true,
        },
      ),
    })),
    { name: listingName(options), path: listingIdentity(url) },
  ];
}

const absolute = (address: string | undefined, { origin, mount }: StructuredDataOptions) =>
  address === undefined ? undefined : new URL(withMount(mount, address), origin).href;

/** What a card shows, with the amounts that it shows. */
function productOf(product: Product, options: StructuredDataOptions) {
  const { title, url, image, brand, reviews } = product;
  const { brandNames } = options.listing;
  return {
    '@type': 'Product',
    name: title,
    url: absolute(url, options),
    image: absolute(image?.url, options),
    brand: brand === '' ? undefined : { '@type': 'Brand', name: brandNames[brand] ?? brand },
    offers: offerData(product, options.language),
    aggregateRating:
      reviews && reviews.count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: reviews.averageStars,
            reviewCount: reviews.count,
          }
        : undefined,
  };
}

/** An `ItemList` of the products on the page, and a `BreadcrumbList`. */
export function structuredData(options: StructuredDataOptions): readonly object[] {
  const { listing, origin, mount, brand } = options;
  const isWhole = brand.structuredData === 'products';
  const first = (listing.page - 1) * listing.resultsPerPage + 1;
  const products = listing.products.filter((product) => product.url !== undefined);
  const trail = trailOf(options);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: listing.numResults,
      itemListElement: products.map((product, index) => ({
        '@type': 'ListItem',
        position: first + index,
        ...(isWhole
          ? { item: productOf(product, options) }
          : { name: product.title, url: absolute(product.url, options) }),
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + withMount(mount, path),
      })),
    },
  ];
}
