/**
 * Reports fields by which a shop claims something and that were left out, since they make no sense: each once
 * (docs/prices.md). Loaded later than the page.
 */
import type { Store } from '@reduxjs/toolkit';
import type { Product } from '../catalogue/product';
import type { Listing, ListingFacet } from '../catalogue/listing';
import { readId } from '../catalogue/listing-bounds';
import type {
  WireContent,
  WireEnergyLabel,
  WireFacet,
  WirePrice,
  WireProduct,
} from '../catalogue/listing-response';
import { readBody } from '../catalogue/read-body';
import { readList, readRecord, readText, type Unchecked } from '../lib/read-unknown';
import { safeAddress } from '../lib/safe-address';
import { contentPlaces, mostPieces, readSpan } from '../storefront/page-content';
import type { Platform } from '../platform/platform';
import type { RootState } from '../store/root-state';
import { selectShownListing } from './shown-listing';

/** The names of the fields of a product that were sent, and are not in what was read. */
function leftOutOf(
  { price, energy }: Unchecked<WireProduct>,
  read: Pick<Product, 'price' | 'energy'>,
): readonly string[] {
  const { reference, unit } = readRecord<WirePrice>(price);
  const { labelUrl, sheetUrl } = readRecord<WireEnergyLabel>(energy);
  return unread([
    ['price.reference', reference, read.price?.reference],
    ['price.unit', unit, read.price?.unit],
    ['energy', energy, read.energy],
    ['energy.labelUrl', labelUrl, read.energy?.labelUrl],
    ['energy.sheetUrl', sheetUrl, read.energy?.sheetUrl],
  ]);
}

type Claim = readonly [name: string, sent: unknown, read: unknown];

const unread = (claims: readonly Claim[]): readonly string[] =>
  claims.flatMap(([name, sent, kept]) => (sent && !kept ? [name] : []));

/** A page that knows `one` alone treats the other two alike. */
const matches: readonly unknown[] = ['any', 'all', 'one'];

/** The same of a facet. */
const leftOutOfFacet = (
  { form, match, unit }: Unchecked<WireFacet>,
  read: ListingFacet,
): readonly string[] =>
  unread([
    ['facet.form', form, read.form],
    ['facet.match', match, matches.includes(match)],
    ['facet.unit', unit, read.unit],
  ]);

/** Of a piece of content, which without a place or a heading is none, as is one too many. */
function leftOutOfContent(piece: Unchecked<WireContent>, index: number): readonly string[] {
  const { position, span, heading, url, image, narrowImage } = piece;
  const picture = readRecord(image).url;
  return unread([
    ['content', true, index < mostPieces && position && readText(heading)],
    ['content.position', position, contentPlaces.find((place) => place === position)],
    ['content.span', span, readSpan(span)],
    ['content.url', url, safeAddress(url)],
    ['content.image', picture, safeAddress(picture)],
    ['content.narrowImage', narrowImage, safeAddress(narrowImage)],
  ]);
}

type LeftOut = { readonly name: string; readonly of: Readonly<Record<string, string>> };

/** The same of each product and facet of a listing that was read. */
function leftOutOfAll({ rawResponse, products, facets }: Listing): readonly LeftOut[] {
  const { productList = [], facetList = [], meta } = readBody(rawResponse) ?? {};
  const productOf = new Map(products.map((product) => [product.productId, product]));
  const facetOf = new Map(facets.map((facet) => [facet.id, facet]));
  return [
    ...readList(meta?.content)
      .slice(0, mostPieces + 1)
      .flatMap((piece, index) => leftOutOfContent(readRecord(piece), index))
      .map((name) => ({ name, of: {} })),
    ...productList.flatMap((entry) => {
      const wire = readRecord<WireProduct>(entry);
      const productId = readId(wire.product_id) ?? '';
      const product = productOf.get(productId);
      return product ? leftOutOf(wire, product).map((name) => ({ name, of: { productId } })) : [];
    }),
    ...facetList.flatMap((entry) => {
      const wire = readRecord<WireFacet>(entry);
      const facetId = readId(wire.id) ?? '';
      const facet = facetOf.get(facetId);
      return facet ? leftOutOfFacet(wire, facet).map((name) => ({ name, of: { facetId } })) : [];
    }),
  ];
}

type Reporting = {
  readonly store: Pick<Store<RootState>, 'getState' | 'subscribe'>;
  readonly log: Platform['log'];
};

export function watchLeftOutClaims({ store, log }: Reporting): void {
  const known = new Set<string>();
  let last: Listing | undefined;
  function report() {
    const listing = selectShownListing(store.getState());
    if (!listing || listing === last) return;
    last = listing;
    for (const { name, of } of leftOutOfAll(listing)) {
      if (!known.has(name)) log.error(`The value of ${name} is left out`, of);
      known.add(name);
    }
  }
  report();
  store.subscribe(report);
}
