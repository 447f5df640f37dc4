/**
 * What the sample says besides its prices: the lowest price of the 30 days before a reduction, recommended prices,
 * those of units and of members, energy labels and paid places.
 */
import { withoutUndefined } from '../../src/lib/without-undefined';
import type { EnergyLabel } from '../../src/catalogue/product';
import type { CataloguePrice, CatalogueProduct } from '../catalogue/catalogue-product';
import type { PriorPrice } from '../catalogue/price-history';
import type { Chance } from '../pictures/chance';
import type { LeafPlan } from './sample-plan';
import { toPence } from './sample-price';

/** Most reductions are lawful as they are; others had a lower price before, are too new, or had none. */
function pickPrior({ current, previous }: CataloguePrice, chance: Chance): PriorPrice | undefined {
  const share = chance.next();
  if (previous === undefined || share > 0.95) return undefined;
  if (share > 0.85) return { each: { amount: previous, days: 12 } };
  const amount = share > 0.7 ? toPence((current + previous) / 2) : previous;
  return { each: { amount, days: 30 } };
}

function pickUnit({ current }: CataloguePrice, { leaf }: LeafPlan, chance: Chance) {
  if (leaf.pack === undefined) return undefined;
  const { unit, values } = leaf.pack;
  const value = chance.pick(values);
  return {
    amount: toPence(current / value),
    measure: { value, unit },
    reference: { value: 1, unit },
  };
}

/** Of what is bought in technology, where makers recommend prices. */
const pickReference = ({ current }: CataloguePrice, plan: LeafPlan, chance: Chance) =>
  chance.is(0.06) && plan.departmentName === 'Technology'
    ? { amount: Math.ceil(current * 1.15), kind: 'rrp' as const }
    : undefined;

const pickOffers = ({ current }: CataloguePrice, chance: Chance) =>
  chance.is(0.02) ? [{ amount: toPence(current * 0.9), condition: 'with a club card' }] : undefined;

/** All appliances with a label have the range of today's. */
function energyOf({ attributes }: Pick<CatalogueProduct, 'attributes'>): EnergyLabel | undefined {
  const name = attributes['energyRating']?.[0];
  if (name === undefined) return undefined;
  const picture = (kind: string) => `/pictures/energy-${kind}/${name.toLowerCase()}.svg`;
  return {
    class: name as EnergyLabel['class'],
    range: ['A', 'G'],
    labelUrl: picture('label'),
    sheetUrl: picture('sheet'),
  };
}

/** Picked after all else of a product, which stays as it would be without. */
export function withLabels(
  product: CatalogueProduct,
  plan: LeafPlan,
  chance: Chance,
): CatalogueProduct {
  const { price } = product;
  return withoutUndefined({
    ...product,
    price: withoutUndefined({
      ...price,
      prior30: pickPrior(price, chance),
      unit: pickUnit(price, plan, chance),
      reference: pickReference(price, plan, chance),
      offers: pickOffers(price, chance),
    }),
    energy: energyOf(product),
    sponsored: chance.is(0.01) ? { by: product.brand.name } : undefined,
  });
}
