/**
 * Reports fields by which a shop claims something and that were left out, since they make no sense: each once
 * (docs/prices.md). Loaded later than the page.
 */
import type { Store } from '@reduxjs/toolkit';
import type { Product } from '../catalogue/product';
import type { Listing } from '../catalogue/listing';
import { readId } from '../catalogue/listing-bounds';
import type { WireEnergyLabel, WirePrice, WireProduct } from '../catalogue/listing-response';
import { readBody } from '../catalogue/read-body';
import { readRecord, type Unchecked } from '../lib/read-unknown';
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
  const claims: readonly (readonly [name: string, sent: unknown, read: unknown])[] = [
    ['price.reference', reference, read.price?.reference],
    ['price.unit', unit, read.price?.unit],
    ['energy', energy, read.energy],
    ['energy.labelUrl', labelUrl, read.energy?.labelUrl],
    ['energy.sheetUrl', sheetUrl, read.energy?.sheetUrl],
  ];
  return claims.flatMap(([name, sent, kept]) => (sent && !kept ? [name] : []));
}

/** The same of each product of a listing that was read. */
function leftOutOfAll({ rawResponse, products }: Listing) {
  const readOf = new Map(products.map((product) => [product.productId, product]));
  return (readBody(rawResponse)?.productList ?? []).flatMap((entry) => {
    const wire = readRecord<WireProduct>(entry);
    const product = readOf.get(readId(wire.product_id) ?? '');
    const names = product ? leftOutOf(wire, product) : [];
    return names.map((name) => ({ name, productId: product?.productId }));
  });
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
    for (const { name, productId } of leftOutOfAll(listing)) {
      if (!known.has(name)) log.error(`The value of ${name} is left out`, { productId });
      known.add(name);
    }
  }
  report();
  store.subscribe(report);
}
