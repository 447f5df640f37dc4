import type { Product } from 'product-listing-page';

/** The energy class of an appliance, from A to G. */
export function EnergyLabel({ product }: { readonly product: Product }) {
  const energyClass = product.customFields?.energyClass;
  return energyClass !== undefined && <p className="energy-label">Energy class {energyClass}</p>;
}
