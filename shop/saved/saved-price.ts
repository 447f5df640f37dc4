/** What a saved product cost when it was saved, and what it costs now. */
import { setTimeout as delay } from 'node:timers/promises';
import type { ProductFinder } from '../../server/services/saved-products-service';
import type { Product } from '../../src/catalogue/product';
import { statePrice } from '../../src/catalogue/stated-price';
import { inNamedColour } from '../../src/product/in-colour';
import type { Language } from '../../src/storefront/language';
import type { ListedProduct, SavedPrice } from './saved-store';

/** A save does not wait longer for the listing API. */
const priceTimeoutMs = 300;

/** The price that the page shows; undefined for a product without one. */
function shownPrice(
  product: Product,
  { colour }: Pick<ListedProduct, 'colour'>,
  language: Language,
): SavedPrice | undefined {
  const { price } = inNamedColour(product, colour);
  if (!price) return undefined;
  const { current, currency } = statePrice(price, language);
  return { amount: current, currency };
}

/** What the product costs just now; undefined where that is not known in time. Never rejects. */
export async function findPrice(
  saved: ListedProduct,
  { findProducts, language }: ProductFinder,
): Promise<SavedPrice | undefined> {
  const timeout = delay(priceTimeoutMs, undefined, { ref: false });
  const found = await Promise.race([findProducts([saved.productId]), timeout]);
  const product = found?.get(saved.productId)?.product;
  return product && shownPrice(product, saved, language);
}

/** By how much the product is cheaper than when it was saved, as a text; undefined where it is not. */
export function cheaperBy(
  product: Product,
  saved: Omit<ListedProduct, 'productId'>,
  language: Language,
): string | undefined {
  const now = shownPrice(product, saved, language);
  if (!now || !saved.price || saved.price.currency !== now.currency) return undefined;
  const difference = language.roundMoney(saved.price.amount - now.amount, now.currency);
  return difference > 0 ? language.money(difference, now.currency) : undefined;
}
